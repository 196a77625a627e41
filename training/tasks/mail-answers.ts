import { ANSWERS, likelihoodsOf, valuesOf } from '#engines/replies/learned/likelihood.ts';
import type { Origin } from '#training/card.ts';
import { readMails } from '#training/examples/mails.ts';
import type { LearnedMail } from '#training/examples/mails.ts';
import type { Part, Task } from '#training/trainer.ts';
import { judged, outcomes } from './mail-outcomes.ts';
import type { Judged } from './mail-outcomes.ts';

const PARTS = 9;
/** A sign met in fewer mails is not learned, nor one of a single manner: it may be a name. */
const LEAST_MAILS = 3;
const LEAST_MANNERS = 2;
/**
 * How many times an ordinary mail counts. Two thirds of `corpora/mails` avoid the usual phrases, and their noise has them: by those
 * alone a plain invitation would be noise.
 */
const ORDINARY = 2;

/** Whether a mail is one of the many that are left out by turns. */
export const isOfMany = ({ list }: LearnedMail): boolean => list === 'mails';
/** How many times a mail counts. */
export const timesOf = (mail: LearnedMail): number => (isOfMany(mail) ? 1 : ORDINARY);

const listed = (name: string, folder: LearnedMail['list']) => ({
  name,
  from: `\`corpora/${folder}\`, written for this`,
});
/** Where mails come from. */
export const MAIL_LISTS: Readonly<Record<LearnedMail['list'], Omit<Origin, 'examples'>>> = {
  mails: listed('mails by many hands', 'mails'),
  mailboxes: listed('mails of mailboxes', 'mailboxes'),
  'written-mails': listed('mails in words of their own', 'written-mails'),
  'mail-sayings': listed('short sayings', 'mail-sayings'),
};

/** A mail by its signs. */
export const words: Part<LearnedMail> = {
  examples: (mails) =>
    mails.map((mail) => ({
      label: mail.answer,
      times: timesOf(mail),
      source: mail.manner,
      met: mail.groups.flatMap(({ counts }) => [...counts.keys()]),
      features: (scales) => ({ named: valuesOf(mail.groups, scales) }),
    })),
  learning: {
    over: 'multinomial logistic regression over tf-idf with sublinear counts, each kind of sign of length 1 times its weight, the older mails counted twice',
    labels: ANSWERS,
    learned: {
      isLearned: (_, { examples, sources }) => examples >= LEAST_MAILS && sources.size >= LEAST_MANNERS,
      says: 'signs met in fewer than three mails or two manners are not learned',
    },
    scaled: {
      scaleOf: (having, all) => Number((1 + Math.log((1 + all) / (1 + having))).toFixed(2)),
      isUnknownCounted: false,
    },
    // The penalty was chosen with whole manners left out.
    descent: { by: 'adam', steps: 150, ridge: 0.03, isBiasFree: true, leastSpread: 1e-3 },
    kept: { weights: 10, smallest: 0.05, bias: 10, silent: true },
  },
};

/** What an employer's mail says by its signs. */
export const mailAnswers: Task<LearnedMail, 'words', Judged> = {
  tells:
    'What an employer’s mail says, by its signs: words and pairs of words, beginnings of words, its subject, its sender and notions (`engines/replies/learned/signs.ts`).',
  items: readMails,
  lists: MAIL_LISTS,
  listOf: ({ list }) => list,
  parts: { words },
  made: 'words',
  leftOut: [
    {
      says: 'Each manner of `corpora/mails` was left out by turns.',
      partsOf: () => (mail) => (isOfMany(mail) ? mail.manner : null),
      tables: outcomes,
    },
    {
      says: 'The same, learned from the other manners alone, without the older mails.',
      partsOf: () => (mail) => (isOfMany(mail) ? mail.manner : undefined),
    },
    {
      says: `One in ${PARTS} of these mails was left out by turns, at random. This flatters: it knows every hand.`,
      partsOf: () => (mail, at) => (isOfMany(mail) ? at % PARTS : null),
    },
  ],
  ways: {
    'by their signs': ({ items, models }) =>
      items.map((mail) => judged(mail, models.words, { likely: likelihoodsOf(mail.groups, models.words) })),
  },
  leasts: [0, 0.2, 0.35, 0.5, 0.6, 0.8, 0.85],
  threshold:
    '0.8 for a move that a rule finds, too, 0.60 for a receipt, 0.35 for what changes nothing, 0.2 for what is only shown (`LEAST` in `engines/replies/thresholds.ts`)',
};
