import { readFile } from 'node:fs/promises';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { isCatalogue, messageCalls } from './calls.ts';
import { messagesIn } from './catalogues.ts';

interface Resolver {
  resolve(source: string, from: string): Promise<{ id: string } | null>;
}

/** What lays catalogues down outside the web, and says them: it would bring what reads ICU MessageFormat. */
const CATALOGUES = '#localization/catalogue.ts';
const BUILT_CATALOGUES = '#web/text/built-catalogue.ts';

/** The messages of a catalogue as a module names it. */
async function messagesOf(build: Resolver, source: string, from: string): Promise<Record<string, string>> {
  const catalogue = await build.resolve(source, from);
  return catalogue === null ? {} : messagesIn(catalogue.id, await readFile(catalogue.id, 'utf8'));
}

/** A catalogue as screens load it: it holds no messages, since each call brings its own. What draws nothing needs no React to say it. */
function builtFace(path: string, draws: boolean): string {
  if (!path.includes('/src/web/')) return `export { builtCatalogue as text } from '${BUILT_CATALOGUES}';`;
  return draws
    ? "export { builtText as text } from '#web/text/say.ts';"
    : "export { say as text } from '#web/text/said.ts';";
}

/**
 * Says messages from what is made of them ahead: each call of a screen's text, and each that makes a message of the contract or of an engine, gets
 * its compiled message in the place of its key, so no screen loads the messages of another, nor what reads ICU MessageFormat.
 * `draws`: whether messages become elements too.
 */
export function compileMessages({ draws = true } = {}): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === CATALOGUES ? this.resolve(BUILT_CATALOGUES, importer) : null;
    },
    async transform(code, id) {
      if (!/\/src\/.*\.tsx?$/u.test(id)) return null;
      if (isCatalogue(id)) return { code: builtFace(id, draws), map: null };
      if (!code.includes('messages.ts')) return null;
      const calls = messageCalls(id, code);
      if (calls.length === 0) return null;
      const catalogues = new Map<string, Record<string, string>>();
      let built = code;
      for (const { source, key, start, end } of calls.toReversed()) {
        const messages = catalogues.get(source) ?? (await messagesOf(this, source, id));
        catalogues.set(source, messages);
        const message = messages[key ?? ''];
        if (message === undefined) this.error(`${id}: a call says no message of ${source} by its key.`);
        built = built.slice(0, start) + JSON.stringify(compile(message)) + built.slice(end);
      }
      return { code: built, map: null };
    },
  };
}
