import { descriptionText } from '#domain/property/description-text';
import { displayPrice } from '#domain/property/price';
import { SPECIFICATION_GROUPS, specificationText } from '#domain/property/specification-groups';
import { footLine, type PaperSource, placeLine, SAMPLE_NOTE } from './paper-listing.ts';
import {
  addPage,
  COLOUR,
  createPdf,
  heading,
  INNER,
  ledger,
  PAGE,
  type Pdf,
  paragraph,
  planInBox,
  printable,
  toBuffer,
} from './pdf-page.ts';

function factRow(pdf: Pdf, facts: readonly (readonly [string, string])[]): void {
  const width = INNER / facts.length;
  const top = pdf.y;
  pdf.rect(PAGE.margin, top, INNER, 46).fillAndStroke(COLOUR.paper, COLOUR.line);
  for (const [i, [label, value]] of facts.entries()) {
    const x = PAGE.margin + i * width + 10;
    pdf
      .font('regular')
      .fontSize(9)
      .fillColor(COLOUR.ink3)
      .text(label, x, top + 8, { width: width - 14, height: 12 });
    pdf.font('bold').fontSize(12).fillColor(COLOUR.ink);
    pdf.text(printable(value), x, top + 22, { width: width - 14, height: 16, ellipsis: true });
  }
  pdf.x = PAGE.margin;
  pdf.y = top + 58;
}

async function photo(
  pdf: Pdf,
  source: PaperSource,
  path: string,
  box: { x: number; y: number; width: number; height: number },
) {
  pdf.save();
  pdf.roundedRect(box.x, box.y, box.width, box.height, 6).clip();
  pdf.image(await source.jpeg(path), box.x, box.y, {
    cover: [box.width, box.height],
    align: 'center',
    valign: 'center',
  });
  pdf.restore();
}

async function coverPage(pdf: Pdf, source: PaperSource): Promise<void> {
  const { listing, photos } = source;
  addPage(pdf, 'Brochure', listing.name, footLine(source));
  const [first] = photos;
  if (first) {
    await photo(pdf, source, first.path, { x: PAGE.margin, y: 104, width: INNER, height: 300 });
    pdf.y = 416;
  }
  const by = listing.developer ? ` · ${listing.developer}` : '';
  pdf
    .font('regular')
    .fontSize(11)
    .fillColor(COLOUR.ink2)
    .text(printable(`${placeLine(listing)}${by}`), { width: INNER });
  const perMonth = listing.propertyType === 'rental' && listing.priceValue > 0 ? ' a month' : '';
  pdf
    .font('bold')
    .fontSize(24)
    .fillColor(COLOUR.teal9)
    .text(printable(displayPrice(listing.price) + perMonth), { width: INNER });
  pdf.moveDown(0.3);
  factRow(pdf, [
    ['Home', listing.bedrooms || 'Commercial'],
    ['Carpet area', listing.area || 'On request'],
    ['Possession', listing.possession ?? 'On request'],
    ['Status', listing.status],
  ]);
  heading(pdf, 'About');
  paragraph(pdf, descriptionText(listing.description), { height: PAGE.height - pdf.y - 84 });
  pdf
    .font('regular')
    .fontSize(8.5)
    .fillColor(COLOUR.ink3)
    .text(SAMPLE_NOTE, PAGE.margin, PAGE.height - 58, { width: INNER, height: 12 });
}

async function factsPage(pdf: Pdf, source: PaperSource): Promise<void> {
  const { listing, photos } = source;
  addPage(pdf, 'Brochure', listing.name, footLine(source));
  const inside = photos.slice(listing.images.length);
  const pair = (inside.length > 1 ? inside : photos.slice(1)).slice(0, 2);
  for (const [i, { path }] of pair.entries()) {
    const width = (INNER - 12) / 2;
    await photo(pdf, source, path, { x: PAGE.margin + i * (width + 12), y: 104, width, height: 146 });
  }
  if (pair.length) pdf.y = 266;
  if (listing.amenities.length) {
    heading(pdf, 'Amenities');
    paragraph(pdf, listing.amenities.join(' · '));
  }
  const rows = SPECIFICATION_GROUPS[listing.propertyType]
    .flatMap((group) => group.rows)
    .map(({ key, label }) => [label, specificationText(listing.specifications, key)] as const)
    .flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
  if (rows.length) {
    heading(pdf, 'In figures');
    ledger(pdf, rows.slice(0, 14));
  }
  const places = listing.nearbyPlaces.flatMap((group) => group.places).slice(0, 6);
  if (places.length && pdf.y < PAGE.height - 90 - places.length * 20) {
    heading(pdf, 'Nearby');
    ledger(
      pdf,
      places.map(({ name, distance }) => [name, distance ?? 'close by'] as const),
    );
  }
}

/** The brochure of a listing: photo, facts, figures and its first floor plan, on two or three pages. */
export async function createBrochure(source: PaperSource): Promise<Buffer> {
  const { listing, agency, plans } = source;
  const pdf = createPdf(`${listing.name}: brochure`, agency.name);
  await coverPage(pdf, source);
  await factsPage(pdf, source);
  const [plan] = plans;
  if (plan) {
    addPage(pdf, 'Brochure', listing.name, footLine(source));
    heading(pdf, `Floor plan, ${plan.type}`);
    planInBox(pdf, plan.drawing, { x: PAGE.margin, y: pdf.y + 6, width: INNER, height: 480 });
    pdf.y = 660;
    paragraph(
      pdf,
      `${plan.area ?? listing.area} carpet. Sizes are inside wall to wall, to the nearest quarter foot. Furniture is not part of the home.`,
    );
    paragraph(pdf, `See it with us: call ${agency.phones[0]} or write to ${agency.email}. ${agency.hours}.`);
  }
  return toBuffer(pdf);
}
