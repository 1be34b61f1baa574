import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import type { PropertyInput } from '#domain/property/property';
import type { PropertySummary } from '#domain/property/summary';

/** Runs one of the project's own programs over a data folder, as its owner would. */
export function runProgram(file: string, args: string[], dataDir: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
      cwd: inject('root'),
      env: { ...process.env, DATA_DIR: dataDir },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        output += part;
      });
    }
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${file} ended with ${code}:\n${output}`)),
    );
  });
}

/** Puts `count` generated listings into the catalogue beside what is there. */
export function addGenerated(dataDir: string, count: number, seed = 1): Promise<string> {
  return runProgram(
    'bench/fill.ts',
    ['--data', dataDir, '--count', String(count), '--seed', String(seed)],
    dataDir,
  );
}

/** Imports listings as `npm run seed -- FILE` does. */
export function importListings(dataDir: string, listings: Partial<PropertyInput>[]): Promise<string> {
  const file = path.join(dataDir, 'import.json');
  writeFileSync(file, JSON.stringify(listings));
  return runProgram('seed/cli.ts', [file], dataDir);
}

export function removeListings(dataDir: string, ids: string[]): Promise<string> {
  return runProgram('seed/cli.ts', ['--remove', ...ids], dataDir);
}

/** The catalogue as the server tells it. */
export async function listCatalogue(origin: string): Promise<PropertySummary[]> {
  const answer = await fetch(`${origin}/api/changes?view=summary`);
  const { items } = (await answer.json()) as { items: PropertySummary[] };
  return items;
}
