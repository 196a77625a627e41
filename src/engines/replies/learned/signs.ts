import { mailNotions } from '#engines/lexicon/index.ts';
import type { Message } from '#localization/types.ts';
import { formal, spelt } from './wording.ts';

/** A sentence of a mail as written and folded. */
export interface Sentence {
  written: string;
  read: string;
  /** Said of it in the place of its words, where the mail does not have them. */
  said?: Message | undefined;
}

/** Hours of the clock in figures, which are no words. */
const HOURS = ['\\d{1,2} ?(am|pm|a m|p m|h|heures?)', '\\d{1,2}h\\d*', '\\d{1,2} \\d\\d'];

/** Patterns of whole words by what they stand for. A word may carry several notions; one that carries none says nothing. */
const PATTERNS: readonly (readonly [string, RegExp])[] = [...mailNotions].map(([notion, words]) => [
  notion,
  new RegExp(`\\b(?:${[...(notion === 'clock' ? HOURS : []), ...words].join('|')})\\b`, 'g'),
]);

/** What a sign of bare words begins with, so that none is mistaken for a notion. */
const WORDS = '=';

/** The bare words of a folded sentence and those that stand side by side; every digit is a 0. */
function wordsIn(read: string): string[] {
  const words = read.replaceAll(/\d+/g, '0').split(' ');
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    return next === undefined ? [`${WORDS}${word}`] : [`${WORDS}${word}`, `${WORDS}${word} ${next}`];
  });
}

/** Of what kind a sign is: signs of each kind share their say, so that the many words of a mail do not outshout its notions. */
export const kindOf = (sign: string): 'notion' | 'word' | 'pair' =>
  !sign.startsWith(WORDS) ? 'notion' : sign.includes(' ') ? 'pair' : 'word';

/** Characters from one notion to another within which the two say something together. */
const TOGETHER = 60;
/** A mail is short, middling, long or very long by its sentences. */
const LENGTHS = [4, 8, 14] as const;
const MACHINE = /no.?reply|ne.?pas|do.?not.?reply|notif/i;

/**
 * The signs of a sentence: its notions, each also with the sentence's mood (denied, conditional, asked), and pairs of notions
 * in their order: "we … another … candidate" is another sentence than "you … another … time".
 */
export function signsIn({ written, read }: Sentence): Set<string> {
  const told = formal(spelt(read));
  const found = PATTERNS.flatMap(([notion, pattern]) =>
    [...told.matchAll(pattern)].map(({ index }) => ({ notion, at: index })),
  ).toSorted((one, other) => one.at - other.at);
  const notions = new Set(found.map(({ notion }) => notion));
  const mood = [
    notions.has('negation') || notions.has('failure') ? 'denied' : '',
    notions.has('condition') ? 'conditional' : '',
    written.trimEnd().endsWith('?') ? 'asked' : '',
  ].join('');
  const signs = new Set(
    [...notions].flatMap((notion) => (mood === '' ? notion : [notion, `${notion} ${mood}`])),
  );
  for (const [place, one] of found.entries())
    for (const other of found.slice(place + 1)) {
      if (other.at - one.at > TOGETHER) break;
      if (other.notion !== one.notion && other.at !== one.at) signs.add(`${one.notion} ${other.notion}`);
    }
  return signs;
}

/** The signs of a mail whose first line is its subject; its words count too, and the notions of the subject by themselves. */
export function signsOf(
  lines: readonly Sentence[],
  { from, linked }: { from: string; linked: boolean },
): ReadonlySet<string> {
  const [subject, ...rest] = lines;
  const headed = subject === undefined ? new Set<string>() : signsIn(subject);
  const length = LENGTHS.filter((least) => rest.length >= least).length;
  return new Set([
    ...headed,
    ...[...headed].map((sign) => `subject ${sign}`),
    ...rest.flatMap((line) => [...signsIn(line)]),
    ...lines.flatMap(({ read }) => wordsIn(formal(spelt(read)))),
    `length ${length}`,
    ...(linked ? ['linked'] : []),
    ...(MACHINE.test(from) ? ['machine'] : []),
  ]);
}
