import type { FloorPlanDrawing } from './floor-plan.ts';
import type { Mark } from './floor-plan-marks.ts';

/** Units of the SVG for one foot. */
const SCALE = 24;
const u = (feet: number) => String(Math.round(feet * SCALE * 10) / 10);

export function escapeXml(value: string): string {
  return value.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

function toElement(mark: Mark): string {
  if (mark.kind === 'text') {
    const weight = mark.bold ? 650 : 400;
    return `<text x="${u(mark.x)}" y="${u(mark.y)}" font-size="${u(mark.size)}" font-weight="${weight}" fill="${mark.colour}">${escapeXml(mark.text)}</text>`;
  }
  // An arc's angle and flags do not scale.
  const d = mark.d.replace(
    /(?<=A\S+ \S+)( 0 0 [01])(?= )|-?\d+(?:\.\d+)?/g,
    (value, flags) => flags ?? u(Number(value)),
  );
  const stroke = mark.stroke ? ` stroke="${mark.stroke}" stroke-width="${u(mark.width ?? 0.1)}"` : '';
  const dash = mark.dash ? ` stroke-dasharray="${u(mark.dash)} ${u(mark.dash * 0.7)}"` : '';
  return `<path d="${d}" fill="${mark.fill ?? 'none'}"${stroke}${dash}/>`;
}

/** A plan as an SVG file. Texts use the page's own face where it is there, else the phone's. */
export function toFloorPlanSvg(plan: FloorPlanDrawing, title: string): string {
  const [width, height] = [u(plan.width), u(plan.height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="Anek, system-ui, sans-serif" text-anchor="middle">`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#FFFFFF"/>`,
    ...plan.marks.map(toElement),
    '</svg>\n',
  ].join('\n');
}
