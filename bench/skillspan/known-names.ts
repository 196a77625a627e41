import { z } from 'zod';
import { FIELDS } from './fields.data.ts';
import { readTokens } from './tokens.ts';

/** A name of something to know. */
export interface KnownName {
  words: readonly string[];
  /** It counts only where knowledge is asked for or in a row of such names. */
  needsContext: boolean;
  /** It is an ordinary word too and then counts with a capital only. */
  isOrdinary: boolean;
}

/** Names of things to know by their first word, longest first. */
export type KnownNames = ReadonlyMap<string, readonly KnownName[]>;

const texts = z.array(z.string()).default([]);
const skillRows = z.array(z.object({ n: z.string(), k: z.string(), a: texts, x: texts }));
/** Kinds of the taxonomy that say what one can do or is, not what one knows, or that postings are full of anyway. */
const NOT_TO_KNOW = /^(?:transversal|certificate|domain)$/;
/** Skills of the taxonomy that are abilities of a person. */
const ABILITY =
  /^(?:communication|leadership|research|sales|negotiation|scheduling|planning|office|access|problem solving)$/i;

/** Indexes the names of things to know: those of the taxonomy's `skills.json`, and common fields. Throws for another shape. */
export function prepareKnownNames(skills: unknown): KnownNames {
  const names = new Map<string, KnownName[]>();
  const add = (name: string, kind: string, isMarked: boolean) => {
    const read = readTokens(
      name
        .replace(/\([^)]*\)/g, ' ')
        .split(/\s+/)
        .filter(Boolean),
    );
    const [first] = read;
    if (first === undefined) return;
    const isTask = read.length > 1 && first.kind === 'verb' && kind === 'digital';
    if (isTask) return;
    const isOrdinary = isMarked || (read.length === 1 && first.kind !== 'word') || ABILITY.test(name);
    const needsContext = isOrdinary || kind === 'tool' || (kind === 'field' && read.length === 1);
    const known = { words: read.map(({ word }) => word), needsContext, isOrdinary };
    names.set(first.word, [...(names.get(first.word) ?? []), known]);
  };
  for (const { n, k, a, x } of skillRows.parse(skills))
    if (!NOT_TO_KNOW.test(k)) for (const name of [n, ...a]) add(name, k, x.includes(name.toLowerCase()));
  for (const field of FIELDS.split('; ')) add(field, 'field', false);
  for (const list of names.values()) list.sort((one, other) => other.words.length - one.words.length);
  return names;
}
