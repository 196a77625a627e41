import { isCatalogue, keysSaid } from './calls.ts';
import { cataloguesIn } from './catalogues.ts';
import { catalogueOf, modulesBehind, read } from './sources.ts';

/** Codes of messages, `CATALOGUE.KEY`, each list in its order. */
export interface Codes {
  /** Those that can still be said, also by rows that were written long ago: every message and every retired one. */
  sayable: string[];
  /** Those of the messages that are made to be kept or sent, which rows may hold from now on. */
  kept: string[];
}

/** The codes of the catalogues outside the web. */
export function readCodes(): Codes {
  const paths = modulesBehind();
  const sayable = new Set<string>();
  const kept = new Set<string>();
  /** Codes by the module of their catalogue and their key. */
  const codes = new Map<string, string[]>();
  for (const path of paths.filter(isCatalogue))
    for (const { name, messages, retired } of cataloguesIn(path, read(path))) {
      for (const key of Object.keys({ ...retired, ...messages })) sayable.add(`${name}.${key}`);
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
  return { sayable: [...sayable].toSorted(), kept: [...kept].toSorted() };
}
