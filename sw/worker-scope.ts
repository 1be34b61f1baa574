/** The worker's global scope, typed once. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
