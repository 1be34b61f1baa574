/** A seeded source of chance: the same seed gives the same listings on every machine. */
export interface Random {
  /** 0 ≤ value < 1 */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True once in `n` times. */
  oneIn(n: number): boolean;
  /** `count` different choices, in their order. */
  some<T>(choices: readonly T[], count: number): T[];
}

/** mulberry32: small, fast, and good enough for sample data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(choices: readonly T[]) => choices[between(0, choices.length - 1)] as T;
  return {
    next,
    between,
    pick,
    oneIn: (n) => next() < 1 / n,
    some: (choices, count) => {
      const left = choices.map((_, i) => i);
      const taken = Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(between(0, left.length - 1), 1),
      );
      return taken
        .flat()
        .sort((a, b) => a - b)
        .map((i) => choices[i] as (typeof choices)[number]);
    },
  };
}
