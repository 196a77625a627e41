import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { Plugin, ResolvedConfig } from 'vite';
import { compileMessages } from '#scripts/messages/compile-messages.ts';
import { writeShells } from './shells.ts';
import type { Shells } from './shells.ts';
import { LOCALES } from '#localization/types.ts';
import type { Locale } from '#localization/types.ts';

/** The face of `src/web/hosts/prerender.tsx`. */
interface Prerenderer {
  renderPages(
    files: Record<'stylesheet' | 'theme' | 'behaviour' | 'card', string>,
    locale: Locale,
  ): Promise<{ path: string; html: string }[]>;
  renderSitemap(): string;
  renderFirstLooks(): Promise<Record<string, Record<string, string>>>;
}

/** The folder of the pages in a language, as the server looks for them. */
const pagesIn = (locale: Locale) => (locale === 'en' ? 'pages' : `pages-${locale}`);

const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** Every file that shrinks gets its brotli and gzip form beside it, so that no request waits for a compressor. */
async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSED.has(extname(name)));
  await Promise.all(
    files.flatMap((name) =>
      (['br', 'gz'] as const).map(async (ending) => {
        const path = join(folder, name);
        await writeFile(`${path}.${ending}`, await compress[ending](await readFile(path)));
      }),
    ),
  );
}

/** Builds the pages' own program, with the style and the files they show; answers the style's name. */
async function buildPages(config: ResolvedConfig, folder: string): Promise<string> {
  const output = await build({
    configFile: false,
    root: config.root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), compileMessages()],
    build: {
      ssr: join(config.root, 'prerender.tsx'),
      ssrEmitAssets: true,
      cssCodeSplit: false,
      cssMinify: true,
      assetsInlineLimit: 0,
      target: config.build.target === false ? 'es2024' : config.build.target,
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  if (!('output' in output)) throw new Error('The pages were built in an unknown shape.');
  const style = output.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (!style) throw new Error('The pages were built without their style.');
  const assets = output.output.filter(
    ({ type, fileName }) => type === 'asset' && fileName !== 'prerender.js',
  );
  await mkdir(join(config.build.outDir, 'assets'), { recursive: true });
  for (const { fileName } of assets) {
    const target = join(config.build.outDir, fileName);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(folder, fileName), target);
  }
  return `/${style.fileName}`;
}

/**
 * Writes every page of the main host as HTML below `pages/` of the build, with the sitemap; below `shells/` the other hosts'
 * page for paths whose screen is known beforehand; and compresses the build.
 * `behaviour` names the entry that the pages run. Their origins are placeholders that the server replaces.
 */
export function prerenderPages({
  behaviour,
  shells,
}: {
  behaviour: string;
  shells: Readonly<Record<string, Shells>>;
}): Plugin {
  let config: ResolvedConfig;
  let isBuilt = false;
  const files = { theme: '', behaviour: '', card: '' };
  return {
    name: 'prerender-pages',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const emit = async (name: string) => {
        const source = await readFile(join(config.publicDir, name));
        return `/${this.getFileName(this.emitFile({ type: 'asset', name: basename(name), source }))}`;
      };
      files.theme = await emit('theme.js');
      files.card = await emit('card.png');
      const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.name === behaviour);
      if (!entry) throw new Error(`The build has no entry called ${behaviour}.`);
      files.behaviour = `/${entry.fileName}`;
    },
    writeBundle: () => {
      isBuilt = true;
    },
    async closeBundle() {
      // A build that failed is closed too, and says why itself.
      if (!isBuilt) return;
      const { outDir } = config.build;
      const folder = join(outDir, '.prerender');
      const stylesheet = await buildPages(config, folder);
      const address = `${pathToFileURL(join(folder, 'prerender.js')).href}?${Date.now()}`;
      // What the build above made of prerender.tsx.
      const pages = (await import(address)) as Prerenderer;
      // English last: the first looks are in it.
      for (const locale of LOCALES.toReversed())
        for (const { path, html } of await pages.renderPages({ ...files, stylesheet }, locale)) {
          const target = join(outDir, pagesIn(locale), `${path === '/' ? 'index' : path}.html`);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, html);
        }
      await writeFile(join(outDir, 'pages', 'sitemap.xml'), pages.renderSitemap());
      const looks = await pages.renderFirstLooks();
      await rm(folder, { recursive: true });
      for (const [host, paths] of Object.entries(shells))
        await writeShells(outDir, host, paths, looks[host] ?? {});
      await compressFolder(outDir);
    },
  };
}
