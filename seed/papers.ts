import { displayPrice, formatRupees, securityDeposit } from '#domain/property/price';
import { footLine, type PaperSource, placeLine, SAMPLE_NOTE } from './paper-listing.ts';
import {
  addPage,
  COLOUR,
  createPdf,
  heading,
  INNER,
  ledger,
  PAGE,
  paragraph,
  planInBox,
  printable,
  sampleMark,
  toBuffer,
} from './pdf-page.ts';

/** Registration: 1 % of the price, at most ₹30,000 (spec section 9). */
const registration = (price: number) => Math.min(30_000, Math.round(price / 100));

const OWNERS = [
  ['Joint ownership', 5.5],
  ['Male ownership', 6],
  ['Female ownership', 5],
] as const;

/** Price and Govt charges by kind of ownership, or rent and deposit, on one page. */
export async function createPriceSheet(source: PaperSource): Promise<Buffer> {
  const { listing, agency } = source;
  const { priceValue } = listing;
  const pdf = createPdf(`${listing.name}: price sheet`, agency.name);
  addPage(pdf, 'Price sheet', listing.name, footLine(source));
  const area = [listing.bedrooms, listing.area].filter(Boolean).join(' · ');
  paragraph(pdf, `${placeLine(listing)}${area ? ` · ${area}` : ''} · ${displayPrice(listing.price)}`, {
    size: 12,
  });
  if (listing.propertyType === 'rental' && priceValue) {
    ledger(pdf, [
      ['Rent a month', formatRupees(priceValue)],
      ['Security deposit, 3 months, given back', formatRupees(securityDeposit(priceValue))],
      ['Needed to move in', formatRupees(priceValue + securityDeposit(priceValue)), true],
    ]);
    paragraph(
      pdf,
      'Leave and licence: stamp duty and registration are paid at signing. Ask us for the exact figure for your term.',
    );
  } else if (!priceValue) paragraph(pdf, 'The price is given on request. Call us and we send it in writing.');
  else {
    const building = listing.propertyType === 'sale' && !/ready/i.test(listing.status);
    for (const [owner, percent] of OWNERS) {
      const duty = Math.round((priceValue * percent) / 100);
      heading(pdf, owner);
      ledger(pdf, [
        ['Price', formatRupees(priceValue)],
        [`Stamp duty, ${percent}%`, formatRupees(duty)],
        ['Registration', formatRupees(registration(priceValue))],
        ['You pay', formatRupees(priceValue + duty + registration(priceValue)), true],
      ]);
      pdf.moveDown(0.4);
    }
    paragraph(
      pdf,
      building
        ? 'GST is extra while the building is under construction: 5%, or 1% where carpet is 60 sq m or less and the price ₹45 lakh or less.'
        : 'No GST: the home is complete.',
    );
    paragraph(
      pdf,
      'Duty differs by city and buyer. Confirm with the sub-registrar. Parking, society deposit and maintenance are not in these sums.',
    );
  }
  paragraph(pdf, SAMPLE_NOTE, { size: 9 });
  return toBuffer(pdf);
}

/** All floor plans, one a page. */
export async function createFloorPlanPaper(source: PaperSource): Promise<Buffer> {
  const { listing, agency, plans } = source;
  const pdf = createPdf(`${listing.name}: floor plans`, agency.name);
  for (const { type, area, price, drawing } of plans) {
    addPage(pdf, 'Floor plans', listing.name, footLine(source));
    heading(pdf, type);
    planInBox(pdf, drawing, { x: PAGE.margin, y: pdf.y + 4, width: INNER, height: 520 });
    pdf.y = 690;
    ledger(pdf, [['Carpet area', area ?? listing.area], ...(price ? [['Price', price] as const] : [])]);
    paragraph(pdf, SAMPLE_NOTE, { size: 9 });
  }
  return toBuffer(pdf);
}

/** What a registration certificate looks like, marked SAMPLE across: it certifies nothing and says so. */
export async function createReraSample(source: PaperSource): Promise<Buffer> {
  const { listing, agency } = source;
  const pdf = createPdf(`${listing.name}: RERA certificate (sample)`, agency.name);
  pdf.addPage();
  pdf
    .rect(28, 28, PAGE.width - 56, PAGE.height - 56)
    .lineWidth(2)
    .stroke(COLOUR.teal);
  pdf
    .rect(34, 34, PAGE.width - 68, PAGE.height - 68)
    .lineWidth(0.7)
    .stroke(COLOUR.marigold);
  const centre = { width: INNER, align: 'center' } as const;
  pdf
    .font('regular')
    .fontSize(12)
    .fillColor(COLOUR.ink3)
    .text('Sample of a project registration certificate', PAGE.margin, 92, centre);
  pdf.font('bold').fontSize(30).fillColor(COLOUR.teal9).text(printable(listing.name), centre);
  pdf
    .font('regular')
    .fontSize(12)
    .fillColor(COLOUR.ink2)
    .text(printable(placeLine(listing)), centre);
  pdf.moveDown(2);
  pdf.font('regular').fontSize(11).text('Registration number', centre);
  pdf
    .font('bold')
    .fontSize(26)
    .fillColor(COLOUR.ink)
    .text(listing.rera ?? 'not given', centre);
  pdf.moveDown(1.5);
  pdf.x = PAGE.margin;
  ledger(pdf, [
    ['Promoter', listing.developer ?? 'not given'],
    ['Kind of project', listing.specifications.projectType ?? 'Residential'],
    ['Launched', listing.specifications.launchDate ?? 'not given'],
    ['Proposed completion', listing.specifications.completionDate ?? listing.possession ?? 'not given'],
    ['Agent', `${agency.name}, ${agency.reraNumber}`],
  ]);
  pdf.moveDown(1);
  paragraph(
    pdf,
    'This paper shows where a real certificate would stand. Project, promoter and number are invented; the number is in no register and nothing is certified here. Before you pay for a real home, look up its number on the website of MahaRERA.',
    { size: 11 },
  );
  sampleMark(pdf);
  return toBuffer(pdf);
}
