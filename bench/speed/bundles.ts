import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildWeb } from '#scripts/build/build.ts';
import type { Row } from '#bench/table.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');

/** What one host, or the login of one with accounts, sends on a first visit, in bytes: compressed as it is sent, and as it is on the disk. */
export interface Bundle {
  name: string;
  host: 'main' | 'career' | 'aistore' | 'guests';
  sent: number;
  whole: number;
}

/** A chunk as Vite's manifest describes it. */
interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const LOGIN = '../features/platform/accounts/login-screen.tsx';

const isCompressed = (path: string) => !/\.(woff2|png|webp)$/.test(path);

async function weigh(paths: Iterable<string>): Promise<{ sent: number; whole: number }> {
  const sizes = await Promise.all(
    [...paths].map(async (path) => {
      const bytes = await readFile(join(dist, path));
      const sent = isCompressed(path) ? (await promisify(brotliCompress)(bytes)).length : bytes.length;
      return { sent, whole: bytes.length };
    }),
  );
  return sizes.reduce((sum, size) => ({ sent: sum.sent + size.sent, whole: sum.whole + size.whole }), {
    sent: 0,
    whole: 0,
  });
}

/** The files a chunk cannot run without. */
function filesOf(manifest: ReadonlyMap<string, Chunk>, entry: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest.get(entry);
  if (!chunk || seen.has(chunk.file)) return seen;
  for (const path of [chunk.file, ...(chunk.css ?? [])]) seen.add(path);
  for (const next of chunk.imports ?? []) filesOf(manifest, next, seen);
  return seen;
}

/** The fonts whose faces a page in English uses; italic letters stand on some of the main host's pages only. */
const fonts = (italic: boolean) =>
  globSync('assets/{besley,besley-italic,instrument-sans}-*.woff2', { cwd: dist }).filter(
    (path) => !/-(latin|latin-ext)-/.test(path) && (italic || !path.includes('italic')),
  );

/** Weighs the first visit of every page of the main host, and of the other hosts what they need before their first screen. */
export async function weighBundles(): Promise<Bundle[]> {
  await buildWeb();
  // Vite's own format.
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const chunks = new Map(Object.entries(manifest));
  const style = globSync('assets/style-*.css', { cwd: dist });
  const theme = globSync('assets/theme-????????.js', { cwd: dist });
  const pages = globSync('pages/**/*.html', { cwd: dist }).toSorted();
  const bundles = [
    ...pages.map((page) => ({
      name: `main /${page.slice('pages/'.length, -'.html'.length)}`,
      host: 'main' as const,
      files: [page, ...style, ...theme, ...filesOf(chunks, 'main.ts'), ...fonts(true)],
    })),
    ...(['career', 'aistore'] as const).map((host) => ({
      name: `${host} entry`,
      host,
      files: [`${host}.html`, ...filesOf(chunks, `${host}.html`), ...fonts(false)],
    })),
    ...(['career', 'aistore'] as const).map((host) => ({
      name: `${host} login`,
      host: 'guests' as const,
      files: [
        `shells/${host}/login.html`,
        ...filesOf(chunks, `${host}-guests.html`),
        ...filesOf(chunks, LOGIN),
        ...fonts(false),
      ],
    })),
  ];
  return Promise.all(
    bundles.map(async ({ name, host, files }) => ({ name, host, ...(await weigh(new Set(files))) })),
  );
}

/** The heaviest page of the main host and the entries of the others, beside the same files as they are on the disk. */
export async function measureBundles(): Promise<Row[]> {
  const bundles = await weighBundles();
  const heaviest = bundles
    .filter(({ host }) => host === 'main')
    .toSorted((left, right) => right.sent - left.sent)[0];
  return [...(heaviest ? [heaviest] : []), ...bundles.filter(({ host }) => host !== 'main')].map(
    ({ name, sent, whole }) => ({
      name: `first visit, ${basename(name)}${name.startsWith('main') ? ' (heaviest page)' : ''}`,
      unit: 'KB',
      ours: sent / 1000,
      baseline: whole / 1000,
      against: 'the same files, not compressed',
    }),
  );
}
