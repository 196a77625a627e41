import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import { root } from '#scripts/run.ts';
import { isCatalogue, messageCalls } from './calls.ts';
import { findTexts } from './find-texts.ts';

// Refuses text that people read outside the catalogues, and messages that nobody says or that stand twice.

const CODE = 'src/web/**/*.{ts,tsx}';
/** Tests, and data that is the same in every language. */
const LEFT_OUT = /\.test\.tsx?$|\.data\.ts$|\.d\.ts$/u;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const paths = globSync(CODE, { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => statSync(join(root, path)).isFile() && !LEFT_OUT.test(path))
  .toSorted();
const problems: string[] = [];

/** Where a catalogue stands that a module names. */
const catalogueOf = (path: string, source: string) =>
  source.startsWith('#') ? source.replace('#', 'src/') : join(dirname(path), source);

const said = new Set<string>();
for (const path of paths) {
  if (isCatalogue(path)) continue;
  const code = read(path);
  for (const { line, text } of findTexts(path, code))
    problems.push(`${path}:${line} holds a text that belongs in a catalogue: ${text.slice(0, 80)}`);
  for (const { source, key, start, isEarly } of messageCalls(path, code)) {
    const line = code.slice(0, start).split('\n').length;
    if (key === null) problems.push(`${path}:${line} says a message whose key is not written in the call.`);
    if (isEarly) problems.push(`${path}:${line} says a message before the page's language is known.`);
    said.add(`${catalogueOf(path, source)} ${key ?? ''}`);
  }
}

for (const path of paths.filter(isCatalogue)) {
  const { text } = (await import(pathToFileURL(join(root, path)).href)) as {
    text: { messages: Record<string, string> };
  };
  const keys = new Map<string, string>();
  for (const [key, message] of Object.entries(text.messages)) {
    if (!said.has(`${path} ${key}`)) problems.push(`${path}: nobody says ${key}.`);
    const twin = keys.get(message);
    if (twin !== undefined) problems.push(`${path}: ${twin} and ${key} say the same.`);
    keys.set(message, key);
    try {
      compile(message);
    } catch (error) {
      problems.push(`${path}: ${key} is no message: ${String(error)}`);
    }
  }
}

for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems in the message catalogues.`);
process.exitCode = problems.length === 0 ? 0 : 1;
