import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { isCatalogue, messageCalls } from './calls.ts';

type Face = Record<string, { messages: Record<string, string> }>;

async function messagesOf(path: string): Promise<Record<string, string>> {
  // As it is now: a build that watches loads it again.
  const face = (await import(`${pathToFileURL(path).href}?${statSync(path).mtimeMs}`)) as Face;
  const [text] = Object.values(face);
  if (!text) throw new Error(`${path} lays down no messages.`);
  return text.messages;
}

/**
 * Says messages from what is made of them ahead: each call of a screen's text gets its compiled message in the place of its key, so no screen loads
 * the messages of another, nor what reads ICU MessageFormat.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/src\/web\/.*\.tsx?$/u.test(id)) return null;
      if (isCatalogue(id))
        return { code: "export { builtText as text } from '#web/text/say.ts';", map: null };
      const calls = messageCalls(id, code);
      if (calls.length === 0) return null;
      let built = code;
      for (const { source, key, start, end } of calls.toReversed()) {
        const catalogue = await this.resolve(source, id);
        const messages: Record<string, string> = catalogue === null ? {} : await messagesOf(catalogue.id);
        const message = messages[key ?? ''];
        if (message === undefined) this.error(`${id}: a call says no message of ${source} by its key.`);
        built = built.slice(0, start) + JSON.stringify(compile(message)) + built.slice(end);
      }
      return { code: built, map: null };
    },
  };
}
