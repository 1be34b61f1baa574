// npm run check:deploy: does what the Dockerfile says in a clean folder, without an engine: its COPY, RUN and ENV lines,
// then CMD until HEALTHCHECK is content, then a clean stop. Takes minutes, so it is no part of npm test.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fail, root } from './steps.mjs';

/** A Dockerfile's stages, each a list of [instruction, argument]. */
export function parseDockerfile(text) {
  const lines = text
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
  const stages = [];
  for (const line of lines) {
    const [, name, argument] = /^(\w+)\s+(.*)$/.exec(line) ?? fail(`Dockerfile: "${line}" is no instruction`);
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push([name, argument]);
  }
  return stages;
}

// What only an image needs or may do: its system packages, its users and its folders outside the program's.
const IMAGE_ONLY = /apt-get|chown/;

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

async function check() {
  const stages = parseDockerfile(readFileSync(path.join(root, 'Dockerfile'), 'utf8'));
  const [build = [], final = []] = stages;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'angan-deploy-'));
  const program = path.join(folder, 'program');
  mkdirSync(program);
  const only = (stage, name) => stage.filter(([held]) => held === name).map(([, argument]) => argument);
  if (!only(final, 'USER').length) fail('Dockerfile: the image would run as root');
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  const clean = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: folder };
  let status = 1;
  try {
    for (const [name, argument] of build) {
      if (name === 'COPY') {
        const wanted = argument.split(/\s+/).slice(0, -1);
        // A file that was taken away and not committed yet is not there to be copied.
        const files = tracked.filter(
          (file) => (wanted.includes('.') || wanted.includes(file)) && existsSync(path.join(root, file)),
        );
        for (const file of files)
          cpSync(path.join(root, file), path.join(program, file), { recursive: true });
      } else if (name === 'RUN' && !IMAGE_ONLY.test(argument)) {
        console.log(`RUN ${argument}`);
        execFileSync('/bin/sh', ['-c', argument], { cwd: program, stdio: 'inherit', env: clean });
      }
    }
    const settings = Object.fromEntries(
      only(final, 'ENV').flatMap((line) => line.split(/\s+/).map((pair) => pair.split('='))),
    );
    const env = {
      ...clean,
      ...settings,
      PORT: String(await freePort()),
      DATA_DIR: path.join(folder, 'data'),
    };
    const [health = ''] = only(final, 'HEALTHCHECK').map((line) => line.slice(line.indexOf('CMD') + 3));
    const [command, ...args] = JSON.parse(only(final, 'CMD')[0]);
    console.log(`CMD ${[command, ...args].join(' ')}`);
    const server = spawn(command, args, { cwd: program, stdio: 'inherit', env });
    const ended = new Promise((resolve) => server.once('exit', (code, signal) => resolve(code ?? signal)));
    const healthy = () => {
      const [file, ...rest] = JSON.parse(health);
      return new Promise((resolve) =>
        spawn(file, rest, { cwd: program, env }).once('exit', (code) => resolve(code === 0)),
      );
    };
    const until = Date.now() + 15 * 60_000;
    while (server.exitCode === null && Date.now() < until && !(await healthy())) await wait(1000);
    if (server.exitCode !== null) fail(`The server ended by itself: ${server.exitCode}`);
    const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
    const html = await page.text();
    console.log(`GET / ${page.status}, ${html.length} characters`);
    server.kill('SIGTERM');
    const code = await ended;
    console.log(`stopped with ${code}`);
    status = page.status === 200 && html.includes('</html>') && code === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.log(status === 0 ? 'ok  deploy' : 'FAIL deploy');
  process.exit(status);
}

await check();
