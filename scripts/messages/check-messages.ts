import { matchesGlob } from 'node:path';
import compile from 'icu-minify/compile';
import { isCatalogue, keysSaid, messageCalls } from './calls.ts';
import { cataloguesIn } from './catalogues.ts';
import { EXCEPTIONS, SAID_BY_NAME } from './exceptions.ts';
import { findInHtml, findInManifest } from './find-in-pages.ts';
import { findSentences, findTexts } from './find-texts.ts';
import type { FoundText } from './find-texts.ts';
import { catalogueOf, modulesBehind, pages, read, webModules } from './sources.ts';

// Refuses text that people read outside the catalogues, and messages that nobody says or that stand twice.

/** Data that is the same in every language. */
const DATA = /\.data\.ts$/u;

const web = webModules();
const behind = modulesBehind();
const problems: string[] = [];
/** `CATALOGUE KEY` of every message that is said. */
const said = new Set<string>();
/** The same of those that a call makes by their key, with where. */
const made = new Map<string, string>();
/** `PATH TEXT` of every exception that is needed; without the text where it is for a whole module. */
const needed = new Set<string>();

/** Whether a text may stand outside the catalogues. */
function isException(path: string, text: string): boolean {
  const exception = EXCEPTIONS.find(
    (one) => matchesGlob(path, one.path) && (one.texts?.includes(text) ?? true),
  );
  if (exception === undefined) return false;
  needed.add(exception.texts === undefined ? exception.path : `${exception.path} ${text}`);
  return true;
}

function refuse(path: string, found: readonly FoundText[]): void {
  for (const { line, text } of found)
    if (!isException(path, text))
      problems.push(`${path}:${line} holds a text that belongs in a catalogue: ${text.slice(0, 80)}`);
}

function lookAtWeb(path: string): void {
  const code = read(path);
  if (!DATA.test(path)) refuse(path, findTexts(path, code));
  for (const { source, key, start, isEarly } of messageCalls(path, code)) {
    const line = code.slice(0, start).split('\n').length;
    if (key === null) problems.push(`${path}:${line} says a message whose key is not written in the call.`);
    if (isEarly) problems.push(`${path}:${line} says a message before the page's language is known.`);
    said.add(`${catalogueOf(path, source)} ${key ?? ''}`);
  }
}

function lookBehind(path: string): void {
  const code = read(path);
  if (!DATA.test(path)) refuse(path, findSentences(path, code));
  if (!code.includes('messages.ts')) return;
  const { sources, keys, keptAsWritten } = keysSaid(path, code);
  for (const source of sources) {
    for (const key of keys) said.add(`${catalogueOf(path, source)} ${key}`);
    for (const key of keptAsWritten) made.set(`${catalogueOf(path, source)} ${key}`, path);
  }
}

function lookAtMessage(path: string, key: string, message: string): void {
  try {
    compile(message);
  } catch (error) {
    problems.push(`${path}: ${key} is no message: ${String(error)}`);
  }
}

function lookAtCatalogue(path: string): void {
  for (const { name, messages, retired } of cataloguesIn(path, read(path))) {
    const keys = new Map<string, string>();
    for (const [key, message] of Object.entries(messages)) {
      if (!said.has(`${path} ${key}`) && !Object.hasOwn(SAID_BY_NAME, name ?? ''))
        problems.push(`${path}: nobody says ${key}.`);
      const twin = keys.get(message);
      if (twin !== undefined) problems.push(`${path}: ${twin} and ${key} say the same.`);
      keys.set(message, key);
      lookAtMessage(path, key, message);
    }
    for (const [key, message] of Object.entries(retired)) {
      if (Object.hasOwn(messages, key)) problems.push(`${path}: ${key} is retired and is not.`);
      const place = made.get(`${path} ${key}`);
      if (place !== undefined) problems.push(`${place} says ${key}, which is retired.`);
      lookAtMessage(path, key, message);
    }
  }
}

for (const path of web) if (!isCatalogue(path)) lookAtWeb(path);
for (const path of behind) if (!isCatalogue(path)) lookBehind(path);
for (const path of pages())
  refuse(path, path.endsWith('.html') ? findInHtml(read(path)) : findInManifest(read(path)));
for (const { path, texts } of EXCEPTIONS)
  for (const place of texts?.map((text) => `${path} ${text}`) ?? [path])
    if (!needed.has(place)) problems.push(`scripts/messages/exceptions.ts: nothing stands at ${place}.`);
for (const path of [...web, ...behind].filter(isCatalogue)) lookAtCatalogue(path);

for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems in the message catalogues.`);
process.exitCode = problems.length === 0 ? 0 : 1;
