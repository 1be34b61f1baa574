import { createHash } from 'node:crypto';
import { scriptJson } from '#domain/page/script-json';
import type { Face } from './faces.ts';

/*
 * The two inline scripts. One makes the first frame the right one; the other starts the app when the page is painted with
 * its largest picture, after 2.5 seconds, or at the first touch, whichever comes first, so that the app does not compete
 * with the picture for a slow line and a slow processor. A page that the worker answers has everything on the phone
 * already and starts at once.
 */

/**
 * The script for an entry module's address, with `first` to be run in a turn of its own before it: the two at once hold
 * up a cheap phone for a tenth of a second. The addresses are the build's own file names: nothing to escape.
 */
export function bootScript(entry: string, first: string | null): string {
  const load = (file: string) => `import(${JSON.stringify(file)})`;
  return [
    '(()=>{let d=0;',
    // Chromium may offer the installation before the app is there to hear it.
    'addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.anganInstallPrompt=e});',
    // A few at a time: asking for twenty files at once holds a cheap phone up for a tenth of a second.
    'const L=[...document.querySelectorAll("link[data-script]")],',
    'n=()=>{L.splice(0,4).forEach(l=>{l.rel="modulepreload"});L.length&&setTimeout(n)},',
    // Not for painting: the app gives it its place (app/main.tsx).
    's=()=>{if(d)return;d=1;const f=document.querySelector("link[data-full-style]");if(f){f.media="print";f.rel="stylesheet"}n();',
    first ? `${load(first)}.then(()=>new Promise(r=>setTimeout(r))).then(()=>${load(entry)})` : load(entry),
    `.catch(()=>{if(!sessionStorage.boot){sessionStorage.boot=1;location.reload()}})};`,
    // What is tapped before there is code is repeated then (app/ui/early-taps.ts).
    'window.anganTaps=[];addEventListener("click",e=>anganTaps.push(e.target),true);',
    'const c=navigator.serviceWorker&&navigator.serviceWorker.controller;',
    "const p=document.querySelector('img[fetchpriority=high]');",
    // When something stands on the screen, and the frame with the picture does; then when the browser has done with it. A
    // hidden page paints nothing, and waits for the 2.5 seconds.
    'const i=self.requestIdleCallback||setTimeout,',
    'g=()=>requestAnimationFrame(()=>i(s)),',
    'f=()=>{try{new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();g()}})',
    '.observe({type:"paint",buffered:true})}catch{g()}};',
    'if(c)s();else{if(!p||p.complete)f();else{p.addEventListener("load",f);p.addEventListener("error",f)}setTimeout(s,2500);',
    'for(const e of["pointerdown","keydown","touchstart"])addEventListener(e,s,{once:true,passive:true})}',
    '})()',
  ].join('');
}

/**
 * For the head: asks for the typefaces and gives them to the page when they are there, all at once.
 *
 * A rule of a stylesheet would make the browser look up a stand-in for each size and weight of text while the face is not
 * ready, a third of the first frame's time on a cheap phone, and lay the page out once more for each face. A face that the page
 * is given when it is there costs the first frame nothing.
 *
 * Where it comes at once, from the phone or over a quick line, it is asked for first thing: Chromium holds the first frame back
 * for it, for 50 ms at the most. On a slow line it would share the line with the page itself, and is asked for when something stands on
 * the screen.
 *
 * Without signal a line under the header will say so: its place is kept from the first frame (app/ui/frame/frame.module.css).
 */
export function headScript(faces: readonly Face[]): string {
  return [
    `(F=>{const g=()=>Promise.allSettled(F.map(f=>new FontFace(...f).load())).then(a=>{for(const r of a)if(r.value)document.fonts.add(r.value)}),`,
    // How long the page's own answer took to begin, in milliseconds: a round trip, and the server.
    "t=performance.getEntriesByType('navigation')[0];",
    '!t||t.responseStart-t.requestStart<100?g():requestAnimationFrame(()=>setTimeout(g))})',
    `(${scriptJson(faces)});`,
    'if(navigator.onLine===false)document.documentElement.dataset.offline="";',
  ].join('');
}

/** CSP source expression that allows exactly this script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
