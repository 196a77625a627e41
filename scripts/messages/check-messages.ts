import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import { root } from '#scripts/run.ts';
import { isCatalogue, keysSaid, messageCalls } from './calls.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { findSentences, findTexts } from './find-texts.ts';

// Refuses text that people read outside the catalogues, and messages that nobody says or that stand twice.

const WEB = 'src/web/**/*.{ts,tsx}';
const BEHIND = 'src/{server,contract,engines}/**/*.ts';
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$/u;
/** Data that is the same in every language. */
const DATA = /\.data\.ts$/u;

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pathsOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path) && statSync(join(root, path)).isFile())
    .toSorted();
const web = pathsOf(WEB);
const behind = pathsOf(BEHIND);
const problems: string[] = [];
/** `CATALOGUE KEY` of every message that is said. */
const said = new Set<string>();

/** Where a catalogue stands that a module names. */
const catalogueOf = (path: string, source: string) =>
  source.startsWith('#') ? source.replace('#', 'src/') : join(dirname(path), source);

const outside = (path: string, line: number, text: string) =>
  `${path}:${line} holds a text that belongs in a catalogue: ${text.slice(0, 80)}`;

function lookAtWeb(path: string): void {
  const code = read(path);
  const found = DATA.test(path) ? [] : findTexts(path, code);
  for (const { line, text } of found) problems.push(outside(path, line, text));
  for (const { source, key, start, isEarly } of messageCalls(path, code)) {
    const line = code.slice(0, start).split('\n').length;
    if (key === null) problems.push(`${path}:${line} says a message whose key is not written in the call.`);
    if (isEarly) problems.push(`${path}:${line} says a message before the page's language is known.`);
    said.add(`${catalogueOf(path, source)} ${key ?? ''}`);
  }
}

const needed = new Set<string>();
function lookBehind(path: string): void {
  const code = read(path);
  const exception = EXCEPTIONS.find((one) => matchesGlob(path, one.path));
  const found = DATA.test(path) ? [] : findSentences(path, code);
  if (exception === undefined) for (const { line, text } of found) problems.push(outside(path, line, text));
  else if (found.length > 0) needed.add(exception.path);
  if (!code.includes('messages.ts')) return;
  const { sources, keys } = keysSaid(path, code);
  for (const source of sources) for (const key of keys) said.add(`${catalogueOf(path, source)} ${key}`);
}

async function lookAtCatalogue(path: string): Promise<void> {
  const module = (await import(pathToFileURL(join(root, path)).href)) as {
    text?: { messages: Record<string, string> };
  };
  const keys = new Map<string, string>();
  for (const [key, message] of Object.entries(module.text?.messages ?? {})) {
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

for (const path of web) if (!isCatalogue(path)) lookAtWeb(path);
for (const path of behind) if (!isCatalogue(path)) lookBehind(path);
for (const { path } of EXCEPTIONS)
  if (!needed.has(path)) problems.push(`scripts/messages/exceptions.ts: nothing stands at ${path}.`);
for (const path of [...web, ...behind].filter(isCatalogue)) await lookAtCatalogue(path);

for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems in the message catalogues.`);
process.exitCode = problems.length === 0 ? 0 : 1;
