import { describe, expect, it } from 'vitest';
import { drawFloorPlan } from './floor-plan.ts';
import { isOutside } from './floor-plan-geometry.ts';
import { feetAndInches, textWidth } from './floor-plan-label.ts';
import { PLAN_SCHEDULES } from './floor-plan-schedules.ts';
import { toFloorPlanSvg } from './floor-plan-svg.ts';

const AREAS: Record<string, number[]> = {
  '1rk': [260, 290],
  '1bhk-a': [380, 436],
  '1bhk-b': [385, 430],
  '2bhk-a': [585, 700],
  '2bhk-b': [570, 780],
  '2.5bhk': [810, 838],
  '3bhk-a': [905, 1085],
  '3bhk-b': [925, 1480],
  '4bhk': [1780, 1960],
  '4.5bhk': [2400],
  shop: [220, 300],
  office: [640, 780],
};
const cases = Object.entries(AREAS).flatMap(([name, areas]) =>
  areas.flatMap((area) => [[name, area] as const, [`${name}-m`, area] as const]),
);

it('covers every schedule', () => {
  expect(Object.keys(AREAS).sort()).toEqual(Object.keys(PLAN_SCHEDULES).sort());
  expect(Object.keys(PLAN_SCHEDULES).length).toBeGreaterThanOrEqual(8);
});

it('writes feet and inches', () => {
  expect([10.5, 15, 0.25, 11.99].map(feetAndInches)).toEqual([`10'6"`, "15'", `0'3"`, "12'"]);
});

it('refuses a name that is no schedule', () => {
  expect(() => drawFloorPlan('castle')).toThrow('castle');
});

describe.each(cases)('%s at %i sq ft', (name, area) => {
  const plan = drawFloorPlan(name, area);

  it('adds up to the area', () => {
    expect(Math.abs(plan.carpetArea - area) / area).toBeLessThan(0.03);
  });

  it('has rooms that do not overlap', () => {
    for (const [i, a] of plan.rooms.entries())
      for (const b of plan.rooms.slice(i + 1)) {
        const overlaps = a[1] < b[1] + b[3] && b[1] < a[1] + a[3] && a[2] < b[2] + b[4] && b[2] < a[2] + a[4];
        expect(overlaps, `${a[0]} and ${b[0]}`).toBe(false);
      }
  });

  it('keeps every word inside the plan and inside its room', () => {
    for (const mark of plan.marks) {
      if (mark.kind !== 'text') continue;
      const half = textWidth(mark.text, mark.size) / 2;
      const [x, y] = [mark.x - 1.2, mark.y - 1.2];
      const room = plan.rooms.find((r) => x > r[1] && x < r[1] + r[3] && y > r[2] && y < r[2] + r[4]);
      expect(room, mark.text).toBeDefined();
      expect(x - half, mark.text).toBeGreaterThanOrEqual(room![1]);
      expect(x + half, mark.text).toBeLessThanOrEqual(room![1] + room![3]);
      expect(y - mark.size, mark.text).toBeGreaterThanOrEqual(room![2] - 0.3);
    }
  });

  it('names nearly every room and sizes the large ones', () => {
    const words = plan.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    const unnamed = plan.rooms.filter(([room]) => !words.some((word) => room.startsWith(word.trim())));
    expect(
      unnamed.map(([room]) => room).filter((room) => !/^(Passage|Lobby|Utility|Entry)$/.test(room)),
    ).toEqual([]);
    const [, , , w, h] = plan.rooms.find(([room]) => /^(Living|Room|Shop|Workspace)/.test(room))!;
    expect(words).toContain(`${feetAndInches(w)} × ${feetAndInches(h)}`);
  });

  it('is well-formed SVG without scripts', () => {
    const svg = toFloorPlanSvg(plan, `Plan of "${name}" <${area}> & more`);
    expect(svg).not.toMatch(/NaN|undefined|<script|\son\w+=/);
    const bare = svg
      .replace(/<[a-z]+(?: [a-z-]+="[^"<>]*")* ?\/>/gi, '')
      .replace(/<([a-z]+)(?: [a-zA-Z-]+="[^"<>]*")*>[^<>]*<\/\1>/g, '');
    expect(bare.trim().replace(/\s+/g, ' ')).toMatch(/^<svg [^<>]*> <\/svg>$/);
    expect(svg).toContain('font-family="Anek, system-ui, sans-serif"');
  });
});

it('tells open places from rooms', () => {
  expect(['Balcony', 'Deck', 'Terrace', 'Bed 1'].map(isOutside)).toEqual([true, true, true, false]);
});
