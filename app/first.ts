/*
 * The first module of a page: React's own setting up, a third of all the code that a page runs before it is usable. The
 * boot script (server/page/boot-script.ts) loads it in a turn of its own, before main.tsx.
 */
import 'react-dom/client';
