import { compiled } from '#localization/compile.ts';
import { isCatalogue, keysSaid } from './calls.ts';
import { cataloguesIn } from './catalogues.ts';
import { catalogueOf, modulesBehind, read } from './sources.ts';

/** What is written down of the messages that rows may hold: the names of a message's arguments by its code, `CATALOGUE.KEY`. */
export type KeptCodes = Readonly<Record<string, readonly string[]>>;

export interface Codes {
  /** What can still be said, also by rows that were written long ago: every message and every retired one. */
  sayable: KeptCodes;
  /** The codes of the messages that are made to be kept or sent, which rows may hold from now on. */
  kept: readonly string[];
}

/** Kinds of arguments as `icu-minify` numbers them, with a text for each case: select, plural, ordinal. */
const WITH_CASES = new Set<unknown>([1, 2, 3]);

/** The names in a message or a case, which are a text or a list of nodes. */
const namesIn = (text: unknown): string[] => (Array.isArray(text) ? text.flatMap(namesOf) : []);

/** The names in one node: none in a text, and in a tag those of what stands in it. */
function namesOf(node: unknown): string[] {
  if (!Array.isArray(node)) return [];
  const [name, kind, cases, ...rest] = node as unknown[];
  if (WITH_CASES.has(kind)) return [String(name), ...Object.values(cases as object).flatMap(namesIn)];
  const inner = kind === undefined || typeof kind === 'number' ? [] : [kind, cases, ...rest];
  return [String(name), ...inner.flatMap(namesOf)];
}

/** The names of the arguments of a message, each once. */
export const argumentsOf = (message: string): string[] => [...new Set(namesIn(compiled(message)))].toSorted();

/** The codes of the catalogues outside the web. */
export function readCodes(): Codes {
  const paths = modulesBehind();
  const sayable = new Map<string, string[]>();
  const kept = new Set<string>();
  /** Codes by the module of their catalogue and their key. */
  const codes = new Map<string, string[]>();
  for (const path of paths.filter(isCatalogue))
    for (const { name, messages, retired } of cataloguesIn(path, read(path))) {
      for (const [key, message] of Object.entries({ ...retired, ...messages }))
        sayable.set(`${name}.${key}`, argumentsOf(message));
      for (const key of Object.keys(messages)) {
        const place = `${path} ${key}`;
        codes.set(place, [...(codes.get(place) ?? []), `${name}.${key}`]);
      }
    }
  for (const path of paths) {
    const code = isCatalogue(path) ? '' : read(path);
    if (!code.includes('messages.ts')) continue;
    const said = keysSaid(path, code);
    for (const source of said.sources)
      for (const key of said.kept)
        for (const one of codes.get(`${catalogueOf(path, source)} ${key}`) ?? []) kept.add(one);
  }
  return { sayable: Object.fromEntries(sayable), kept: [...kept].toSorted() };
}
