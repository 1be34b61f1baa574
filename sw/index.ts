import { startDataMark } from './data-mark.ts';
import { startKeptPages } from './kept-pages.ts';
import { startNavigation } from './navigation.ts';
import { startPrecache } from './precache.ts';
import { startPush } from './push.ts';
import { startRuntimeCache } from './runtime-cache.ts';
import { startOutboxSync } from './sync.ts';
import { startUpdate } from './update.ts';

// The worker's table of contents. Order matters: the first listener that answers a request wins.
startUpdate();
startDataMark();
startNavigation();
startKeptPages();
startRuntimeCache();
startPrecache();
startOutboxSync();
startPush();
