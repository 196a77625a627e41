import { mailNotions } from '#engines/lexicon/index.ts';
import { plainWords } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { formal, spelt } from './wording.ts';

/** A sentence of a mail as written and folded. */
export interface Sentence {
  written: string;
  read: string;
  /** Said of it in the place of its words, where the mail does not have them. */
  said?: Message | undefined;
}

/** Signs of one kind with how often each is met; `weight` is what the kind counts beside the others. */
export interface SignGroup {
  weight: number;
  counts: ReadonlyMap<string, number>;
}

/** Hours of the clock in figures, which are no words. */
const HOURS = ['\\d{1,2} ?(am|pm|a m|p m|h|heures?)', '\\d{1,2}h\\d*', '\\d{1,2} \\d\\d'];

/** Patterns of whole words by what they stand for. A word may carry several notions; one that carries none says nothing. */
const PATTERNS: readonly (readonly [string, RegExp])[] = [...mailNotions].map(([notion, words]) => [
  notion,
  new RegExp(`\\b(?:${[...(notion === 'clock' ? HOURS : []), ...words].join('|')})\\b`, 'g'),
]);

/** What the kinds count beside each other, chosen on manners of writing that were left out. */
const WEIGHTS = { words: 1, stems: 0.5, subject: 0.5, notions: 0.4, sender: 0.3 } as const;
/** Words of a subject from which on it counts in full. */
const FULL_SUBJECT = 8;
/** Letters of a word by which its forms are one sign: "confirmed", "confirmation", "confirmer". */
const STEM = 4;
/** Characters from one notion to another within which the two say something together. */
const TOGETHER = 60;
/** A mail is short, middling, long or very long by its sentences. */
const LENGTHS = [4, 8, 14] as const;
const MACHINE = /no.?reply|ne.?pas|do.?not.?reply|notif/i;

/** A folded sentence as its words are counted: every digit is a 0. */
const counting = (read: string): string[] => read.replaceAll(/\d/g, '0').split(' ').filter(Boolean);

/** Words and those that stand side by side. */
const withPairs = (words: readonly string[]): string[] => [
  ...words,
  ...words.slice(1).map((word, at) => `${words[at] ?? ''} ${word}`),
];

/**
 * The notions of a sentence, each also with the sentence's mood (denied, conditional, asked), and pairs of notions in their
 * order: "we … another … candidate" is another sentence than "you … another … time".
 */
export function notionsIn({ written, read }: Sentence): Set<string> {
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

/** Signs counted, each marked with its kind so that none is taken for one of another. */
function counted(mark: string, signs: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of signs) counts.set(`${mark}${sign}`, (counts.get(`${mark}${sign}`) ?? 0) + 1);
  return counts;
}

/** What the body of a mail says by its sentences: words and pairs, and the beginnings of words. */
export function bodySigns(lines: readonly Sentence[]): SignGroup[] {
  const sentences = lines.map(({ read }) => counting(read));
  return [
    { weight: WEIGHTS.words, counts: counted('=', sentences.flatMap(withPairs)) },
    {
      weight: WEIGHTS.stems,
      counts: counted(
        '^',
        sentences.flat().map((word) => word.slice(0, STEM)),
      ),
    },
  ];
}

/** The signs of a mail whose first line is its subject, in their kinds. */
export function signsOf(
  lines: readonly Sentence[],
  { from, subject, linked }: { from: string; subject: string; linked: boolean },
): SignGroup[] {
  const [head, ...rest] = lines;
  const headed = head === undefined ? [] : [...notionsIn(head)];
  const length = LENGTHS.filter((least) => rest.length >= least).length;
  const notions = new Set([
    ...headed,
    ...headed.map((sign) => `subject ${sign}`),
    ...rest.flatMap((line) => [...notionsIn(line)]),
    `length ${length}`,
    ...(linked ? ['linked'] : []),
    ...(MACHINE.test(from) ? ['machine'] : []),
  ]);
  const title = counting(plainWords(subject, '%?'));
  // One or two words on top of a mail, "Your application", say less than a sentence there.
  const spoken = Math.min(1, Math.sqrt(title.length / FULL_SUBJECT));
  return [
    ...bodySigns(rest),
    { weight: WEIGHTS.subject * spoken, counts: counted('#', withPairs(title)) },
    { weight: WEIGHTS.notions, counts: counted('', notions) },
    { weight: WEIGHTS.sender, counts: counted('@', counting(plainWords(from))) },
  ];
}
