import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { FloorPlanDrawing } from './floor-plan.ts';
import { SEED_FOLDER } from './seed-folder.ts';

export const COLOUR = {
  ink: '#1A1F1D',
  ink2: '#454C48',
  ink3: '#62685F',
  teal: '#0B5D57',
  teal9: '#06302E',
  teal0: '#E9F3EF',
  marigold: '#F2A516',
  paper: '#FBF7EE',
  line: '#E5DCC8',
  lineStrong: '#8B8470',
  leader: '#CFC4AB',
} as const;

export const PAGE = { width: 595.28, height: 841.89, margin: 44 } as const;
export const INNER = PAGE.width - 2 * PAGE.margin;

const font = (name: string) => readFileSync(join(SEED_FOLDER, 'fonts', `${name}.ttf`));
let fonts: { regular: Buffer; bold: Buffer } | null = null;

export type Pdf = PDFKit.PDFDocument;

/** An A4 document with fixed dates, so that the same listing always gives the same bytes. */
export function createPdf(title: string, author: string): Pdf {
  fonts ??= { regular: font('anek-regular'), bold: font('anek-bold') };
  const date = new Date(Date.UTC(2026, 0, 1));
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    autoFirstPage: false,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
    lang: 'en-IN',
  });
  pdf.registerFont('regular', fonts.regular);
  pdf.registerFont('bold', fonts.bold);
  return pdf;
}

export function toBuffer(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}

/** Characters that the two fonts do not hold are left out, rather than printed as boxes. */
export function printable(text: string): string {
  return text.replace(/[^\x20-\x7e\n\u00a0©®°²½·×÷éèüñ–—‘’“”•…−₹]/gu, '').replace(/ {2,}/g, ' ');
}

/** A new page: teal band with the document's name and the listing's, the toran below it, a foot line. */
export function addPage(pdf: Pdf, kind: string, name: string, foot: string): void {
  pdf.addPage();
  pdf.rect(0, 0, PAGE.width, 76).fill(COLOUR.teal9);
  for (let x = 0; x < PAGE.width; x += 24)
    pdf.path(`M${x + 4} 76 A8 8 0 0 0 ${x + 20} 76 Z`).fill(COLOUR.marigold);
  pdf
    .fillColor('#FFFFFF')
    .font('regular')
    .fontSize(11)
    .text(printable(kind), PAGE.margin, 20, { lineBreak: false });
  pdf
    .font('bold')
    .fontSize(22)
    .text(printable(name), PAGE.margin, 34, { width: INNER, height: 28, ellipsis: true });
  pdf.fillColor(COLOUR.ink3).font('regular').fontSize(8.5);
  pdf.text(printable(foot), PAGE.margin, PAGE.height - 34, { width: INNER, height: 12, lineBreak: false });
  pdf.fillColor(COLOUR.ink);
  pdf.x = PAGE.margin;
  pdf.y = 108;
}

export function heading(pdf: Pdf, text: string): void {
  pdf
    .font('bold')
    .fontSize(15)
    .fillColor(COLOUR.teal9)
    .text(printable(text), PAGE.margin, pdf.y, { width: INNER });
  pdf.moveDown(0.35);
}

export function paragraph(
  pdf: Pdf,
  text: string,
  { size = 11.5, height }: { size?: number; height?: number } = {},
): void {
  const limit = height === undefined ? {} : { height, ellipsis: true };
  pdf.font('regular').fontSize(size).fillColor(COLOUR.ink2);
  pdf.text(printable(text), PAGE.margin, pdf.y, { width: INNER, lineGap: 2.5, ...limit });
  pdf.moveDown(0.6);
}

/** Label left, dotted leader, value right; a total has a double rule above it. */
export function ledger(
  pdf: Pdf,
  rows: readonly (readonly [label: string, value: string, total?: boolean])[],
): void {
  for (const [label, value, total] of rows) {
    const size = total ? 14 : 11.5;
    const y = pdf.y + (total ? 8 : 0);
    if (total)
      for (const off of [0, 2.5])
        pdf
          .moveTo(PAGE.margin, y - 4 + off)
          .lineTo(PAGE.margin + INNER, y - 4 + off)
          .lineWidth(0.8)
          .stroke(COLOUR.lineStrong);
    const top = total ? y + 4 : y;
    pdf
      .font(total ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(total ? COLOUR.ink : COLOUR.ink3);
    const left = pdf.widthOfString(printable(label));
    pdf.text(printable(label), PAGE.margin, top, { lineBreak: false });
    pdf.font('bold').fontSize(size).fillColor(COLOUR.ink);
    const room = INNER - left - 24;
    const height = pdf.heightOfString(printable(value), { width: room, align: 'right' });
    const right = Math.min(room, pdf.widthOfString(printable(value)));
    pdf.text(printable(value), PAGE.margin + INNER - room, top, { width: room, align: 'right' });
    if (!total && INNER - left - right > 30)
      pdf
        .moveTo(PAGE.margin + left + 8, top + 10)
        .lineTo(PAGE.margin + INNER - right - 8, top + 10)
        .lineWidth(1)
        .dash(1, { space: 3 })
        .stroke(COLOUR.leader)
        .undash();
    pdf.y = top + height + 6;
    pdf.x = PAGE.margin;
  }
  pdf.moveDown(0.6);
}

/** Draws a floor plan inside a box, as lines and words. */
export function planInBox(
  pdf: Pdf,
  plan: FloorPlanDrawing,
  box: { x: number; y: number; width: number; height: number },
): void {
  const scale = Math.min(box.width / plan.width, box.height / plan.height);
  pdf.save();
  pdf
    .translate(box.x + (box.width - plan.width * scale) / 2, box.y + (box.height - plan.height * scale) / 2)
    .scale(scale);
  for (const mark of plan.marks) {
    if (mark.kind === 'path') {
      if (mark.fill) pdf.path(mark.d).fill(mark.fill);
      if (!mark.stroke) continue;
      pdf.path(mark.d).lineWidth(mark.width ?? 0.1);
      if (mark.dash) pdf.dash(mark.dash, { space: mark.dash * 0.7 });
      pdf.stroke(mark.stroke);
      if (mark.dash) pdf.undash();
      continue;
    }
    pdf
      .font(mark.bold ? 'bold' : 'regular')
      .fontSize(mark.size)
      .fillColor(mark.colour);
    const width = pdf.widthOfString(mark.text);
    pdf.text(mark.text, mark.x - width / 2, mark.y - mark.size * 0.9, { lineBreak: false });
  }
  pdf.restore();
}

/** SAMPLE across the page, so that no paper of an invented listing passes for a real one. */
export function sampleMark(pdf: Pdf): void {
  pdf.save();
  pdf.rotate(-38, { origin: [PAGE.width / 2, PAGE.height / 2] });
  pdf.font('bold').fontSize(120).fillColor('#A8321A').fillOpacity(0.16);
  const width = pdf.widthOfString('SAMPLE');
  pdf.text('SAMPLE', (PAGE.width - width) / 2, PAGE.height / 2 - 70, { lineBreak: false });
  pdf.restore();
  pdf.fillOpacity(1);
}
