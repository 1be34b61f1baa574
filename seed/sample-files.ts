import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Agency } from '#domain/agency/agency';
import { areaValue } from '#domain/property/filter';
import type { Picture, PropertyInput } from '#domain/property/property';
import { toLinkSlug } from '#domain/property/slug';
import { createBrochure } from './brochure.ts';
import { drawFloorPlan } from './floor-plan.ts';
import { toFloorPlanSvg } from './floor-plan-svg.ts';
import type { FileMaker, SavedDocument, SavedPicture } from './listing-files.ts';
import type { PaperSource } from './paper-listing.ts';
import { createFloorPlanPaper, createPriceSheet, createReraSample } from './papers.ts';
import { exists, hash8, mediaName, writeWhole } from './pictures.ts';
import { toReraQrSvg } from './qr.ts';
import type { SitePictureSource } from './site-pictures.ts';

/*
 * The samples name files that are made here, not kept in the repository: `generated/plan-2bhk-a.svg`,
 * `generated/rera-qr.svg`, `generated/brochure.pdf` and so on. An agency's own file names real files only.
 */

/** Raised when papers are laid out differently, so that old ones are made anew. */
const PAPERS = 'v3';
const PLAN_REF = /^generated\/plan-([\w.-]+)\.svg$/;

const MAKERS: Record<string, (source: PaperSource) => Promise<Buffer>> = {
  brochure: createBrochure,
  'price-sheet': createPriceSheet,
  'floor-plans': createFloorPlanPaper,
  'rera-certificate': createReraSample,
};

async function saveSvg(svg: string, name: string, mediaDir: string, alt: string): Promise<SavedPicture> {
  const path = `/media/${mediaName(name)}-${hash8(svg)}.svg`;
  const [, width = '0', height = '0'] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const file = join(mediaDir, path.slice('/media/'.length));
  if (!(await exists(file))) {
    await mkdir(mediaDir, { recursive: true });
    await writeWhole(file, svg);
  }
  return { path, width: Math.round(Number(width)), height: Math.round(Number(height)), blur: '', alt };
}

export interface SampleFilesOptions {
  dataDir: string;
  agency: Agency;
  /** Entries of media.json: words for the pictures. */
  sources: readonly SitePictureSource[];
}

/** Makes plans, RERA codes and papers of the sample listings. Each is kept under a name made of what it is made from. */
export function createSampleFiles({ dataDir, agency, sources }: SampleFilesOptions): FileMaker {
  const mediaDir = join(dataDir, 'media');
  const alts = new Map(sources.map(({ file, alt }) => [file, alt]));
  const jpegs = new Map<string, Promise<Buffer>>();
  const jpeg = (path: string): Promise<Buffer> => {
    const held =
      jpegs.get(path) ??
      readFile(join(mediaDir, path.slice('/media/'.length))).then((bytes) =>
        sharp(bytes).resize({ width: 960, withoutEnlargement: true }).jpeg({ quality: 60 }).toBuffer(),
      );
    jpegs.set(path, held);
    return held;
  };

  function plansOf(listing: PropertyInput): PaperSource['plans'] {
    return listing.floorPlans.flatMap(({ type, area, price, image }) => {
      const name = PLAN_REF.exec(image)?.[1];
      if (!name) return [];
      const drawing = drawFloorPlan(name, areaValue(area ?? listing.area) ?? undefined);
      return [{ type, area, price, drawing }];
    });
  }

  return {
    alt: (ref) => alts.get(ref.replace(/^.*\//, '')) ?? '',
    async picture(ref, listing, planArea) {
      const plan = PLAN_REF.exec(ref)?.[1];
      if (plan) {
        const drawing = drawFloorPlan(plan, planArea);
        const rooms = drawing.rooms.map(([name]) => name.toLowerCase()).join(', ');
        const title = `Floor plan, ${Math.round(planArea ?? drawing.carpetArea)} sq ft carpet: ${rooms}`;
        return saveSvg(toFloorPlanSvg(drawing, title), `plan-${plan}`, mediaDir, title);
      }
      if (ref !== 'generated/rera-qr.svg') return null;
      const rera = listing.rera ?? '';
      const svg = await toReraQrSvg(rera, { sample: true, website: agency.reraWebsite });
      return saveSvg(svg, `rera-${rera}`, mediaDir, `QR code of sample number ${rera}`);
    },
    async document(ref, listing, pictures: Record<string, Picture>): Promise<SavedDocument | null> {
      const kind = /^generated\/([\w-]+)\.pdf$/.exec(ref)?.[1] ?? '';
      const make = MAKERS[kind];
      if (!make) return null;
      const photos = Object.entries(pictures)
        .filter(([path, { missing }]) => path.endsWith('.webp') && !missing && !path.includes('/logo-'))
        .map(([path, picture]) => ({ path, picture }));
      const made = hash8(PAPERS, JSON.stringify([listing, agency, Object.keys(pictures)]));
      const name = `${mediaName(toLinkSlug(listing.name, listing.location))}-${kind}-${made}.pdf`;
      const folder = join(dataDir, 'documents');
      if (!(await exists(join(folder, name)))) {
        await mkdir(folder, { recursive: true });
        await writeWhole(
          join(folder, name),
          await make({ listing, agency, plans: plansOf(listing), photos, jpeg }),
        );
      }
      return { url: `/documents/${name}`, bytes: (await stat(join(folder, name))).size };
    },
  };
}
