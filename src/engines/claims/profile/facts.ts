import { wordsOf } from '#engines/claims/language/words.ts';
import type { KnownFact } from '#engines/claims/verdict.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { credentialNames } from '#engines/lexicon/index.ts';
import { plainWords } from '#engines/text/index.ts';
import { tidy } from '#engines/claims/language/tidy.ts';
import { vocabularyOf } from '#engines/claims/language/units.ts';
import type { Vocabulary } from '#engines/claims/language/units.ts';
import { changesIn } from '#engines/claims/quantities/changes.ts';
import { quantitiesIn } from '#engines/claims/quantities/read.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

/** One value of the profile, read once. */
export interface Source {
  id: string;
  section: string;
  /** Place in its list; -1 where the section is no list. */
  index: number;
  /** The last named step of its path: "highlights", "position"… */
  field: string;
  text: string;
  words: readonly Word[];
  vocabulary: Vocabulary;
  quantities: readonly Quantity[];
}

/** The values of one entry of a list: a job, a school, a certificate. */
export interface Entry {
  section: string;
  index: number;
  sources: readonly Source[];
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; "" where none is given. */
  start: string;
  end: string;
}

/** A profile as the gate reads it. */
export interface Known {
  sources: readonly Source[];
  entries: readonly Entry[];
}

const MOST_SOURCES = 2000;
const MOST_CHARACTERS = 2000;
const DATE = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

function walk(
  value: unknown,
  path: readonly string[],
  found: { path: readonly string[]; value: string }[],
): void {
  if (found.length >= MOST_SOURCES) return;
  if (typeof value === 'string' && value.trim() !== '') found.push({ path, value });
  else if (typeof value === 'object' && value !== null && path.length < 6)
    for (const [key, part] of Object.entries(value)) walk(part, [...path, key], found);
}

/** What the amounts of a text say without words: that something fell or rose. */
function impliedBy(text: string, quantities: readonly Quantity[]): string {
  const changes = changesIn(text, quantities);
  const fell = changes.some(({ from, to }) => to < from);
  const lasts = quantities.some(({ measures }) => measures === 'time');
  return `${lasts ? 'duration' : ''} ${fell ? 'reduce' : ''} ${changes.some(({ from, to }) => to > from) ? 'increase' : ''}`;
}

/** Sections whose values are names of credentials, and the other names of those. */
const OF_CREDENTIALS = /^(?:certificates|education|awards)$/;
const namedToo = (section: string, text: string): string =>
  OF_CREDENTIALS.test(section) ? credentialNames(plainWords(text)) : '';

function sourceOf(path: readonly string[], value: string, id: string): Source {
  const text = tidy(value.slice(0, MOST_CHARACTERS));
  const [section = '', place = ''] = path;
  const isDate = DATE.test(text);
  const words = isDate ? [] : wordsOf(text, stem);
  const quantities = isDate ? [] : quantitiesIn(text, true);
  return {
    id,
    section,
    index: /^\d+$/.test(place) ? Number(place) : -1,
    field: path.findLast((step) => !/^\d+$/.test(step)) ?? '',
    text,
    words,
    vocabulary: vocabularyOf([
      ...words,
      ...wordsOf(`${impliedBy(text, quantities)} ${isDate ? '' : namedToo(section, text)}`, stem),
    ]),
    quantities,
  };
}

function entriesOf(sources: readonly Source[]): Entry[] {
  const groups = new Map<string, Source[]>();
  for (const source of sources) {
    if (source.index < 0) continue;
    const key = `${source.section}/${source.index}`;
    groups.set(key, [...(groups.get(key) ?? []), source]);
  }
  return [...groups.values()].map((own) => {
    const dated = (field: string) =>
      own.find((source) => source.field === field && DATE.test(source.text))?.text ?? '';
    const { section = '', index = -1 } = own[0] ?? {};
    const date = dated('date');
    return { section, index, sources: own, start: dated('startDate') || date, end: dated('endDate') || date };
  });
}

/** Reads a resume: every text in it becomes a source, named by its fact or, where it has none, by its JSON pointer. */
export function readKnown(resume: object, facts: readonly KnownFact[]): Known {
  const idOf = new Map(facts.map(({ path, id }) => [path, id]));
  const found: { path: readonly string[]; value: string }[] = [];
  walk(resume, [], found);
  const sources = found.map(({ path, value }) => {
    const pointer = `/${path.join('/')}`;
    return sourceOf(path, value, idOf.get(pointer) ?? pointer);
  });
  const seen = new Set(found.map(({ path, value }) => `/${path.join('/')}\n${value}`));
  for (const { id, path, value } of facts.slice(0, MOST_SOURCES))
    if (value !== undefined && value.trim() !== '' && !seen.has(`${path}\n${value}`))
      sources.push(sourceOf(path.split('/').slice(1), value, id));
  return { sources, entries: entriesOf(sources) };
}
