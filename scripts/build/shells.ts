import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A chunk as Vite's manifest describes it. */
interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}

/** Paths of one host by the page they are made of, with the modules or chunks that their screen is loaded from, as the manifest names them. */
export type Shells = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function addFiles(manifest: Record<string, Chunk>, name: string, found: Set<string>): void {
  const chunk = manifest[name] ?? Object.values(manifest).find((one) => one.name === name);
  if (!chunk) throw new Error(`The build has no module and no chunk called ${name}.`);
  if (found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const next of chunk.imports ?? []) addFiles(manifest, next, found);
  for (const style of chunk.css ?? []) found.add(style);
}

const tag = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<script type="module" crossorigin src="/${file}"></script>`;

/** A page that shows something at once: what it looks like comes before what it does. */
const showFirst = (page: string, look: string): string =>
  page
    .replace('<div id="root"></div>', () => look)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');

/**
 * Writes a host's page once more for some of its paths, each naming all that its first screen needs: a browser then asks
 * for everything at once instead of finding one file in another. Module scripts stand for preloads, which a page behind a
 * service worker would fetch twice. `looks` has the filled element `#root` of paths that show something at once.
 */
export async function writeShells(
  outDir: string,
  host: string,
  shells: Shells,
  looks: Readonly<Record<string, string>>,
): Promise<void> {
  // Vite's own format.
  const manifest = JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const pages = Object.entries(shells).flatMap(([name, paths]) =>
    Object.entries(paths).map(([path, modules]) => ({ page: `${name}.html`, path, modules })),
  );
  for (const { page: name, path, modules } of pages) {
    const page = await readFile(join(outDir, name), 'utf8');
    const files = new Set<string>();
    for (const module of [name, ...modules]) addFiles(manifest, module, files);
    const missing = [...files].filter((file) => !page.includes(`/${file}"`));
    const target = join(outDir, 'shells', host, `${path === '/' ? 'index' : path}.html`);
    await mkdir(dirname(target), { recursive: true });
    const linked = page.replace('</head>', () => `${missing.map(tag).join('\n')}\n</head>`);
    const look = looks[path];
    await writeFile(target, look === undefined ? linked : showFirst(linked, look));
  }
}
