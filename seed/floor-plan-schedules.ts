/** A room in feet, measured inside: name, left, top, width, depth. Rooms share their edges; walls are drawn on them. */
export type Room = readonly [name: string, x: number, y: number, w: number, h: number];

/**
 * A gap in a wall. `v` stands on the vertical line x = `line` and runs down from y = `from`; `h` on the horizontal
 * line y = `line`, running right from x = `from`. Doors say where the hinge is (`s`tart or `e`nd of the gap) and
 * to which side they swing (`+` right or down, `-` left or up).
 */
export type Opening = readonly [
  kind: 'door' | 'window' | 'slide' | 'gap',
  axis: 'v' | 'h',
  line: number,
  from: number,
  length: number,
  swing?: 's+' | 's-' | 'e+' | 'e-',
];

/** Furniture hint: kind, left, top, width, depth. A bed's letter says on which side the pillows lie. */
export type Fixture = readonly [
  kind: 'bed-n' | 'bed-s' | 'bed-e' | 'bed-w' | 'sofa' | 'line' | 'counter' | 'table' | 'box' | 'wc',
  x: number,
  y: number,
  w: number,
  h: number,
];

export interface PlanSchedule {
  rooms: readonly Room[];
  openings: readonly Opening[];
  fixtures: readonly Fixture[];
}

const oneRk: PlanSchedule = {
  rooms: [
    ['Room', 0, 0, 11, 15],
    ['Kitchen', 11, 0, 8, 8],
    ['Bath', 11, 8, 8, 5],
    ['Entry', 11, 13, 8, 2],
    ['Balcony', 0, 15, 11, 3],
  ],
  openings: [
    ['door', 'v', 19, 13, 2, 's-'],
    ['gap', 'v', 11, 13, 2],
    ['gap', 'v', 11, 2, 4],
    ['door', 'h', 13, 12, 2, 's-'],
    ['slide', 'h', 15, 2, 6],
    ['window', 'h', 0, 13, 4],
    ['window', 'v', 0, 3, 4],
    ['window', 'v', 19, 9, 2],
  ],
  fixtures: [
    ['bed-n', 1, 1, 5, 6.5],
    ['counter', 11.6, 0.6, 6.8, 1.8],
    ['wc', 16.4, 8.6, 1.8, 2.2],
    ['line', 10.4, 8, 0, 4],
  ],
};

const oneA: PlanSchedule = {
  rooms: [
    ['Living', 0, 0, 11, 15],
    ['Kitchen', 11, 0, 7, 8],
    ['Passage', 11, 8, 7, 2.5],
    ['Bath', 11, 10.5, 7, 4.5],
    ['Bedroom', 18, 0, 10, 11],
    ['Toilet', 18, 11, 10, 4],
    ['Balcony', 0, 15, 11, 4],
  ],
  openings: [
    ['door', 'v', 0, 1, 3, 's+'],
    ['gap', 'v', 11, 8.2, 2.1],
    ['gap', 'h', 8, 12, 4],
    ['door', 'h', 10.5, 12, 2.25, 's+'],
    ['door', 'v', 18, 8.1, 2.3, 'e+'],
    ['door', 'h', 11, 24.5, 2.25, 'e+'],
    ['slide', 'h', 15, 2, 7],
    ['window', 'h', 0, 12.5, 4],
    ['window', 'h', 0, 21, 4.5],
    ['window', 'v', 28, 3, 4],
    ['window', 'h', 15, 13.5, 2],
    ['window', 'v', 28, 12, 2],
  ],
  fixtures: [
    ['sofa', 0.7, 5.5, 2.6, 6.5],
    ['line', 10.3, 1.2, 0, 5],
    ['counter', 11.6, 0.6, 5.8, 1.8],
    ['bed-e', 20.7, 1, 6.6, 5.5],
    ['wc', 15.6, 11, 1.8, 2.2],
    ['wc', 18.6, 11.6, 2, 1.8],
  ],
};

const oneB: PlanSchedule = {
  rooms: [
    ['Living', 0, 0, 12, 14],
    ['Kitchen', 12, 0, 9, 8],
    ['Bath', 12, 8, 9, 6],
    ['Bedroom', 0, 14, 12, 10.5],
    ['Balcony', 12, 14, 9, 5],
  ],
  openings: [
    ['door', 'h', 0, 8, 3, 'e+'],
    ['gap', 'v', 12, 2.2, 4],
    ['door', 'v', 12, 8.8, 2.3, 's+'],
    ['door', 'h', 14, 8.6, 2.75, 'e+'],
    ['door', 'v', 12, 15.2, 2.5, 's+'],
    ['window', 'v', 0, 4, 5],
    ['window', 'v', 21, 2, 4],
    ['window', 'v', 21, 10, 2],
    ['window', 'h', 24.5, 3, 5],
  ],
  fixtures: [
    ['sofa', 0.7, 4, 2.6, 6.5],
    ['line', 11.3, 9.5, 0, 4],
    ['counter', 12.8, 0.6, 7.6, 1.8],
    ['bed-w', 0.7, 18.3, 6.6, 5.6],
    ['wc', 18.6, 11.4, 1.8, 2.1],
    ['box', 18.4, 8.6, 2, 1.5],
  ],
};

const twoA: PlanSchedule = {
  rooms: [
    ['Living', 0, 0, 11, 17],
    ['Kitchen', 11, 0, 8.5, 9],
    ['Passage', 11, 9, 8.5, 3.5],
    ['Bath', 11, 12.5, 8.5, 4.5],
    ['Toilet', 11, 17, 8.5, 4],
    ['Bed 1', 19.5, 0, 11, 11],
    ['Bed 2', 19.5, 11, 11, 10],
    ['Balcony', 0, 17, 11, 4],
  ],
  openings: [
    ['door', 'v', 0, 1, 3, 's+'],
    ['gap', 'v', 11, 9.4, 2.8],
    ['gap', 'h', 9, 12.2, 4],
    ['door', 'h', 12.5, 12, 2.4, 's+'],
    ['door', 'v', 19.5, 8.1, 2.7, 'e+'],
    ['door', 'v', 19.5, 17.6, 2.4, 'e-'],
    ['slide', 'h', 17, 2, 7],
    ['window', 'h', 0, 13, 4],
    ['window', 'h', 0, 22.5, 5],
    ['window', 'v', 30.5, 3, 4],
    ['window', 'v', 30.5, 14, 4],
    ['window', 'h', 21, 14, 2.5],
  ],
  fixtures: [
    ['sofa', 0.7, 6.5, 2.7, 7],
    ['line', 10.3, 1.2, 0, 6],
    ['counter', 11.7, 0.7, 7.1, 1.9],
    ['bed-e', 23.2, 0.8, 6.6, 5.6],
    ['bed-s', 24, 14, 5.4, 6.4],
    ['wc', 16.9, 13.1, 1.9, 2.3],
    ['wc', 11.6, 18.4, 2.2, 1.9],
  ],
};

const twoB: PlanSchedule = {
  rooms: [
    ['Bed 1', 0, 0, 11, 12],
    ['Bath 1', 0, 12, 6.5, 6],
    ['Passage', 6.5, 12, 4.5, 6],
    ['Bed 2', 0, 18, 11, 11],
    ['Living', 11, 0, 12, 18],
    ['Kitchen', 11, 18, 7.5, 11],
    ['Bath 2', 18.5, 18, 6, 6.5],
    ['Utility', 18.5, 24.5, 6, 4.5],
    ['Deck', 23, 0, 4.5, 18],
  ],
  openings: [
    ['door', 'h', 0, 18.5, 3, 'e+'],
    ['gap', 'v', 11, 13, 4],
    ['door', 'h', 12, 7.2, 2.7, 's-'],
    ['door', 'h', 18, 7.2, 2.7, 's+'],
    ['door', 'v', 6.5, 14, 2.4, 's-'],
    ['gap', 'h', 18, 12.5, 4],
    ['door', 'h', 18, 19, 2.4, 's+'],
    ['door', 'v', 18.5, 25.4, 2.4, 's+'],
    ['slide', 'v', 23, 5, 8],
    ['window', 'h', 0, 3, 5],
    ['window', 'v', 0, 3, 4],
    ['window', 'v', 0, 14, 2],
    ['window', 'h', 29, 3, 5],
    ['window', 'h', 29, 13, 3.5],
  ],
  fixtures: [
    ['bed-w', 0.7, 5.6, 6.2, 5.8],
    ['bed-w', 0.7, 23, 6.6, 5.4],
    ['sofa', 14, 14.6, 6.5, 2.7],
    ['line', 14, 0.8, 3.6, 0],
    ['counter', 11.6, 19, 1.9, 9.2],
    ['wc', 0.7, 15, 2.2, 1.9],
    ['wc', 21.9, 21.8, 1.9, 2.2],
  ],
};

const twoHalf: PlanSchedule = {
  rooms: [
    ['Living', 0, 0, 11, 19],
    ['Kitchen', 11, 0, 8, 9],
    ['Passage', 11, 9, 8, 4],
    ['Study', 11, 13, 8, 7],
    ['Bath', 11, 20, 8, 4],
    ['Bed 1', 19, 0, 12, 11],
    ['Lobby', 19, 11, 4, 4.5],
    ['Toilet', 23, 11, 8, 4.5],
    ['Bed 2', 19, 15.5, 12, 8.5],
    ['Balcony', 0, 19, 11, 5],
  ],
  openings: [
    ['door', 'v', 0, 1, 3, 's+'],
    ['gap', 'v', 11, 9.5, 3],
    ['gap', 'h', 9, 12, 4],
    ['gap', 'v', 19, 11.3, 1.5],
    ['door', 'h', 13, 15.5, 2.6, 'e+'],
    ['door', 'h', 11, 19.8, 2.6, 's-'],
    ['door', 'h', 15.5, 19.8, 2.6, 's+'],
    ['door', 'v', 23, 12, 2.4, 's+'],
    ['door', 'v', 19, 20.8, 2.4, 'e-'],
    ['slide', 'h', 19, 2, 7],
    ['window', 'h', 0, 13, 4],
    ['window', 'h', 0, 22.5, 5],
    ['window', 'v', 31, 3, 4],
    ['window', 'v', 31, 12, 2],
    ['window', 'v', 31, 18, 4],
    ['window', 'h', 24, 13.5, 2],
  ],
  fixtures: [
    ['sofa', 0.7, 7.5, 2.7, 7],
    ['line', 10.3, 1.2, 0, 6],
    ['counter', 11.6, 0.7, 6.8, 1.9],
    ['box', 11.6, 17, 2, 2.4],
    ['bed-e', 23.8, 0.8, 6.5, 5.6],
    ['bed-e', 24.2, 16.3, 6.2, 5.2],
    ['wc', 28.4, 11.7, 1.9, 2.2],
    ['wc', 11.6, 21, 2.2, 1.9],
  ],
};

const threeA: PlanSchedule = {
  rooms: [
    ['Living and dining', 0, 0, 12, 23],
    ['Kitchen', 12, 0, 9, 10],
    ['Passage', 12, 10, 22, 3.5],
    ['Bath 1', 12, 13.5, 6, 6],
    ['Lobby', 18, 13.5, 4, 6],
    ['Bed 3', 12, 19.5, 10, 9.5],
    ['Bed 2', 21, 0, 13, 10],
    ['Master bed', 22, 13.5, 12, 10.5],
    ['Bath 2', 22, 24, 6.5, 5],
    ['Dress', 28.5, 24, 5.5, 5],
    ['Balcony', 0, 23, 12, 6],
  ],
  openings: [
    ['door', 'v', 0, 1, 3, 's+'],
    ['gap', 'v', 12, 10.4, 2.8],
    ['gap', 'h', 10, 13.5, 4],
    ['gap', 'h', 13.5, 18.6, 2.8],
    ['door', 'v', 18, 15, 2.4, 's-'],
    ['door', 'h', 19.5, 18.7, 2.6, 'e+'],
    ['door', 'h', 10, 22, 2.8, 's-'],
    ['door', 'h', 13.5, 23, 2.8, 's+'],
    ['door', 'h', 24, 25.4, 2.4, 'e+'],
    ['gap', 'h', 24, 30, 3],
    ['slide', 'h', 23, 2, 8],
    ['window', 'h', 0, 14, 4],
    ['window', 'h', 0, 25, 5],
    ['window', 'v', 34, 2.5, 5],
    ['window', 'v', 34, 16, 5],
    ['window', 'h', 29, 14, 5],
    ['window', 'h', 29, 24, 2.5],
  ],
  fixtures: [
    ['sofa', 0.7, 13, 2.8, 7.5],
    ['line', 11.3, 14.5, 0, 5.5],
    ['table', 3.8, 5.4, 4.4, 4],
    ['counter', 12.7, 0.7, 7.6, 1.9],
    ['bed-e', 26.4, 1, 6.8, 5.8],
    ['bed-e', 26.6, 17.2, 6.7, 6],
    ['bed-w', 12.7, 22.6, 6.4, 5.4],
    ['wc', 12.7, 17, 2.2, 1.9],
    ['wc', 22.6, 26.4, 2.2, 1.9],
    ['box', 29, 27.2, 4.5, 1.4],
  ],
};

const threeB: PlanSchedule = {
  rooms: [
    ['Master bed', 0, 0, 12, 13],
    ['Bath 1', 12, 0, 5.5, 8],
    ['Dress', 12, 8, 5.5, 5],
    ['Bed 2', 0, 13, 12, 11],
    ['Passage', 12, 13, 5.5, 14],
    ['Bed 3', 0, 24, 12, 11],
    ['Bath 2', 12, 27, 5.5, 8],
    ['Living', 17.5, 0, 14, 18],
    ['Dining', 17.5, 18, 14, 8],
    ['Kitchen', 17.5, 26, 9, 9],
    ['Utility', 26.5, 26, 5, 9],
    ['Deck', 31.5, 0, 5.5, 18],
  ],
  openings: [
    ['door', 'v', 31.5, 21, 3.2, 's-'],
    ['gap', 'h', 18, 19, 11],
    ['gap', 'v', 17.5, 19, 4],
    ['gap', 'h', 26, 19, 4],
    ['door', 'v', 26.5, 27, 2.5, 's+'],
    ['gap', 'h', 13, 13.2, 2.6],
    ['door', 'v', 12, 9, 2.8, 's-'],
    ['door', 'h', 8, 13, 2.4, 's-'],
    ['door', 'v', 12, 15, 2.8, 's-'],
    ['door', 'v', 12, 24.2, 2.6, 's-'],
    ['door', 'h', 27, 13.4, 2.4, 's+'],
    ['slide', 'v', 31.5, 4, 10],
    ['window', 'v', 0, 4, 5],
    ['window', 'v', 0, 16, 5],
    ['window', 'v', 0, 27, 5],
    ['window', 'h', 0, 13.5, 2.5],
    ['window', 'h', 0, 21, 6],
    ['window', 'h', 35, 20, 4],
  ],
  fixtures: [
    ['bed-w', 0.7, 6.2, 6.8, 6.2],
    ['bed-w', 0.7, 17.8, 6.6, 5.6],
    ['bed-w', 0.7, 28.8, 6.6, 5.6],
    ['sofa', 18.3, 6, 2.8, 8],
    ['line', 30.8, 14.6, 0, 2.6],
    ['table', 22, 20.2, 5, 3.6],
    ['counter', 18.1, 32.4, 7.8, 1.9],
    ['wc', 12.6, 3, 2.2, 1.9],
    ['wc', 12.6, 32, 2.2, 1.9],
    ['box', 27, 32.6, 3.8, 1.8],
  ],
};

const four: PlanSchedule = {
  rooms: [
    ['Master bed', 0, 0, 15, 14],
    ['Bath 1', 15, 0, 7, 8],
    ['Dress', 15, 8, 7, 6],
    ['Bed 2', 0, 14, 15, 12],
    ['Passage', 15, 14, 7, 15],
    ['Bed 3', 0, 26, 15, 12],
    ['Bath 3', 15, 29, 7, 5],
    ['Puja', 15, 34, 7, 4],
    ['Living', 22, 0, 18, 20],
    ['Dining', 22, 20, 18, 9],
    ['Kitchen', 22, 29, 11, 9],
    ['Utility', 33, 29, 7, 9],
    ['Bed 4', 40, 20, 13, 11],
    ['Bath 4', 40, 31, 7, 7],
    ['Dress', 47, 31, 6, 7],
    ['Deck', 40, 0, 7, 20],
  ],
  openings: [
    ['gap', 'h', 20, 24, 14],
    ['gap', 'v', 22, 21, 4],
    ['gap', 'h', 29, 24, 5],
    ['door', 'v', 33, 30.5, 2.7, 's+'],
    ['door', 'v', 40, 25.6, 3, 's+'],
    ['door', 'h', 31, 42, 2.6, 's+'],
    ['gap', 'h', 31, 48, 3],
    ['door', 'h', 14, 17, 3, 'e-'],
    ['gap', 'v', 15, 10, 3],
    ['door', 'h', 8, 16.4, 2.6, 's-'],
    ['door', 'v', 15, 16, 3, 's-'],
    ['door', 'v', 15, 26.2, 2.6, 's-'],
    ['door', 'h', 29, 17.6, 2.6, 'e+'],
    ['gap', 'v', 22, 34.6, 2.6],
    ['slide', 'v', 40, 4, 12],
    ['door', 'h', 0, 23, 3.2, 's+'],
    ['window', 'v', 0, 4, 6],
    ['window', 'v', 0, 17, 6],
    ['window', 'v', 0, 29, 6],
    ['window', 'h', 0, 17, 3],
    ['window', 'h', 0, 27, 8],
    ['window', 'v', 53, 23, 5],
    ['window', 'h', 38, 25, 5],
  ],
  fixtures: [
    ['bed-w', 0.8, 6.6, 7, 6.8],
    ['bed-w', 0.8, 19.4, 6.8, 6],
    ['bed-w', 0.8, 31.4, 6.8, 6],
    ['sofa', 23, 6, 3, 9],
    ['line', 39, 16.6, 0, 2.6],
    ['table', 27.4, 22.3, 7, 4],
    ['counter', 22.8, 35.2, 9.4, 2],
    ['bed-e', 45.4, 21, 6.8, 6],
    ['wc', 15.8, 2.6, 2.4, 2],
    ['wc', 15.8, 31.6, 2.4, 2],
    ['wc', 40.8, 35, 2.4, 2],
  ],
};

const shop: PlanSchedule = {
  rooms: [
    ['Shop floor', 0, 0, 13, 19],
    ['Toilet', 0, 19, 5, 5],
    ['Store', 5, 19, 8, 5],
  ],
  openings: [
    ['slide', 'h', 0, 1, 11],
    ['door', 'h', 19, 1, 2.4, 's+'],
    ['door', 'h', 19, 9, 2.6, 's+'],
    ['window', 'h', 24, 1.5, 2],
  ],
  fixtures: [
    ['box', 0.7, 6, 1.5, 11],
    ['box', 10.8, 6, 1.5, 11],
    ['box', 4.2, 3.4, 4.6, 1.6],
    ['wc', 2.6, 21.6, 1.9, 2.2],
  ],
};

const office: PlanSchedule = {
  rooms: [
    ['Workspace', 0, 0, 20, 18],
    ['Cabin', 20, 0, 10, 9],
    ['Meeting', 20, 9, 10, 9],
    ['Pantry', 0, 18, 8, 5],
    ['Toilet', 8, 18, 6, 5],
    ['Reception', 14, 18, 16, 6],
  ],
  openings: [
    ['door', 'v', 30, 19.5, 3.2, 's-'],
    ['gap', 'h', 18, 15, 4],
    ['door', 'v', 20, 5.6, 2.8, 'e+'],
    ['door', 'v', 20, 10, 2.8, 's+'],
    ['door', 'h', 18, 3, 2.6, 's+'],
    ['door', 'h', 18, 9.4, 2.4, 's+'],
    ['window', 'h', 0, 2, 7],
    ['window', 'h', 0, 11, 7],
    ['window', 'h', 0, 22, 6],
    ['window', 'v', 0, 4, 9],
  ],
  fixtures: [
    ['box', 2, 2, 6, 2.4],
    ['box', 2, 4.4, 6, 2.4],
    ['box', 2, 11.4, 6, 2.4],
    ['box', 2, 13.8, 6, 2.4],
    ['box', 11.5, 2, 6, 2.4],
    ['box', 11.5, 4.4, 6, 2.4],
    ['table', 25.4, 1, 3.6, 2.2],
    ['table', 23.4, 13.4, 5, 3],
    ['box', 15.5, 19, 4.6, 1.8],
    ['wc', 11.4, 20.4, 1.9, 2.2],
    ['counter', 0.6, 20.6, 1.8, 2],
  ],
};

/** The larger one, with a study off the dining room where the other has its utility. */
const fourHalf: PlanSchedule = {
  rooms: four.rooms.map(([name, x, y, w, h]) => [name === 'Utility' ? 'Study' : name, x, y, w, h] as const),
  openings: four.openings.map((opening) =>
    opening[1] === 'v' && opening[2] === 33 ? (['door', 'h', 29, 35, 2.8, 's+'] as const) : opening,
  ),
  fixtures: [...four.fixtures, ['box', 37, 33, 2.4, 4]],
};

/** The schedules that samples name. Each also exists mirrored, with `-m` at its end. */
export const PLAN_SCHEDULES: Readonly<Record<string, PlanSchedule>> = {
  '1rk': oneRk,
  '1bhk-a': oneA,
  '1bhk-b': oneB,
  '2bhk-a': twoA,
  '2bhk-b': twoB,
  '2.5bhk': twoHalf,
  '3bhk-a': threeA,
  '3bhk-b': threeB,
  '4bhk': four,
  '4.5bhk': fourHalf,
  shop,
  office,
};
