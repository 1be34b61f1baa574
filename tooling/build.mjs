// npm run build: the production build, when it is stale.
import { ensureBuilt, ensureInstalled } from './steps.mjs';

await ensureInstalled();
await ensureBuilt();
