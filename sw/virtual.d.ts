/** What the build kept a list of; made by tooling/vite/service-worker.ts. */
declare module 'virtual:precache' {
  export const buildId: string;
  /** Must be here or the worker does not install; `revision` is null where the name carries the content's hash. */
  export const precache: { url: string; revision: string | null }[];
  /** Kept when they can be had. */
  export const optional: string[];
}
