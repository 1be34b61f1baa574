import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { answerWith } from './answer-with.ts';
import { startDataMark } from './data-mark.ts';
import { startGivingWay } from './give-way.ts';
import { NOT_PAGES } from './keepable.ts';
import { documents, extras, isDocument, isExtra } from './kept-files.ts';
import { startKeptPages } from './kept-pages.ts';
import { pages } from './pages.ts';
import { isPicture, pictures } from './pictures.ts';
import { routePrecache, startPrecache } from './precache.ts';
import { startPush } from './push.ts';
import { startOutboxSync } from './sync.ts';
import { startUpdate } from './update.ts';

// The worker's table of contents. What it does by itself:
startUpdate();
startGivingWay();
startDataMark();
startKeptPages();
startPrecache();
startOutboxSync();
startPush();

// What it answers. The first route that fits wins; what fits none (the API, uploads) never passes through here.
registerRoute(new NavigationRoute(answerWith(pages, { prompt: true }), { denylist: NOT_PAGES }));
registerRoute(isPicture, answerWith(pictures));
registerRoute(isDocument, answerWith(documents));
routePrecache();
registerRoute(isExtra, answerWith(extras));
// Broken storage, or no page that is ours: as though there were no worker.
setCatchHandler(({ request }) => fetch(request));
