import { join } from 'node:path';
import { leftOutBy, percent, type LeftOut } from '#training/card.ts';
import type { Trained } from '#training/train.ts';
import { mailsIn, mailsOfMany, sayingsIn, writtenMails } from './examples.ts';
import { fitModel, type Example } from './fit.ts';
import {
  byManner,
  byRule,
  isRight,
  judgedByBoth,
  judgedByOthers,
  shareRight,
  type Judged,
} from './left-out.ts';
import { meaningText, telling } from '#engines/replies/learned/meaning.ts';
import { WorkerEncoder } from '#server/ports/encoder/worker-encoder.ts';
import { fitMeanings } from './fit-meanings.ts';
import { likeliest } from '#engines/replies/learned/likelihood.ts';

const corpora = join(import.meta.dirname, '..', '..', 'corpora');
const LEASTS = [0, 0.2, 0.35, 0.5, 0.6, 0.8, 0.85];
const PARTS = 9;
/**
 * How many times an ordinary mail counts. Two thirds of `corpora/mails` avoid the usual phrases, and their noise has them: by those
 * alone a plain invitation would be noise.
 */
const ORDINARY = 2;

/** Mails by their manner. */
const byHand = (mails: readonly Example[]): Example[][] =>
  [...new Set(mails.map(({ manner }) => manner))].map((name) =>
    mails.filter(({ manner }) => manner === name),
  );
/** Mails in parts that each hold some of every manner: every ninth. */
const mixed = (mails: readonly Example[]): Example[][] =>
  Array.from({ length: PARTS }, (_, part) => mails.filter((__, at) => at % PARTS === part));

const share = (judged: readonly Judged[]): string => percent(shareRight(judged), 1);
const asRight = (judged: readonly Judged[]) =>
  judged.map((one) => ({ chance: one.likely[likeliest(one.likely)], isRight: isRight(one) }));

/** What is left out: by manner, as it would be shown; without each rule; by thresholds; with other mails to learn from. */
function leftOut(many: readonly Example[], older: readonly Example[]): LeftOut[] {
  const left = judgedByOthers(byHand(many), older);
  return [
    byManner(
      'Each manner of `corpora/mails` judged by a model that met no mail of it, and by the rules beside it (`engines/replies/decide.ts`).',
      left,
    ),
    byRule(
      'The same without one rule. One whose going costs nothing is taken out, but for doubts, which are for what nobody wrote yet.',
      left,
    ),
    leftOutBy('The same by how likely the likeliest answer is.', asRight(left), LEASTS),
    {
      says: 'The same with other mails to learn from. A random split flatters: it knows every hand.',
      head: ['learned from', 'likeliest is right'],
      rows: [
        ['the other manners and the older mails', share(left)],
        ['the other manners alone', share(judgedByOthers(byHand(many), []))],
        [
          `a random ${PARTS - 1} of ${PARTS} of all manners, and the older mails`,
          share(judgedByOthers(mixed(many), older)),
        ],
      ],
    },
  ];
}

const origin = (name: string, examples: readonly Example[], folder: string) => ({
  name,
  examples: examples.length,
  from: `\`corpora/${folder}\`, written for this`,
});

/** What is learned from: mails of many hands, and the older ones, which count more. */
async function learnedFrom() {
  const many = await mailsOfMany(join(corpora, 'mails'));
  const boxes = await mailsIn(join(corpora, 'mailboxes'));
  const written = await writtenMails(join(corpora, 'written-mails'));
  const sayings = await sayingsIn(join(corpora, 'mail-sayings', 'sayings.json'));
  return {
    many,
    older: [...boxes, ...written, ...sayings].map((one) => ({ ...one, times: ORDINARY })),
    origins: [
      origin('mails by many hands', many, 'mails'),
      origin('mails of mailboxes', boxes, 'mailboxes'),
      origin('mails in words of their own', written, 'written-mails'),
      origin('short sayings', sayings, 'mail-sayings'),
    ],
  };
}

/** Fits how much each sign of a mail speaks for each answer. */
export async function trainMailAnswers(): Promise<Trained> {
  const { many, older, origins } = await learnedFrom();
  return {
    model: fitModel([...many, ...older]),
    card: {
      tells:
        'What an employer’s mail says, by its signs: words and pairs of words, beginnings of words, its subject, its sender and notions (`engines/replies/learned/signs.ts`).',
      method:
        'multinomial logistic regression over tf-idf with sublinear counts, each kind of sign of length 1 times its weight, with an L2 penalty of 0.03, the older mails counted twice, fitted by 150 steps of Adam (Kingma, Ba 2015) from 0; signs met in fewer than three mails or two manners are not learned',
      origins,
      leftOut: leftOut(many, older),
      threshold:
        '0.8 for a move that a rule finds, too, 0.60 for a receipt, 0.35 for what changes nothing, 0.2 for what is only shown (`LEAST` in `engines/replies/thresholds.ts`)',
    },
  };
}

/** Asks the encoder of so many texts at once. */
const BATCH = 500;

/** The vectors of all that some mails say. */
async function vectorsOfAll(mails: readonly Example[]): Promise<Map<string, Float32Array>> {
  const texts = [...new Set(mails.flatMap(({ read }) => telling(read.lines).map(meaningText)))];
  const vectors = new Map<string, Float32Array>();
  const encoder = new WorkerEncoder();
  try {
    for (let from = 0; from < texts.length; from += BATCH) {
      const some = texts.slice(from, from + BATCH);
      const placed = await encoder.encode(some);
      for (const [at, text] of some.entries()) vectors.set(text, placed[at] ?? new Float32Array());
    }
  } finally {
    await encoder.close();
  }
  return vectors;
}

/** Manners by threes, so that each is judged by what met neither it nor two others. */
const byThrees = (mails: readonly Example[]): Example[][] => {
  const hands = byHand(mails);
  return [0, 1, 2].map((part) => hands.filter((_, at) => at % 3 === part).flat());
};

/** Fits how much the meaning of a mail's sentences speaks for each answer. */
export async function trainMailMeanings(): Promise<Trained> {
  const { many, older, origins } = await learnedFrom();
  const vectors = await vectorsOfAll([...many, ...older]);
  const left = judgedByBoth(byThrees(many), older, vectors);
  const words = left.map(({ likely, ofWords, ...one }) => ({ ...one, likely: ofWords ?? likely }));
  return {
    model: fitMeanings([...many, ...older], vectors),
    card: {
      tells:
        'What an employer’s mail says, by what its sentences mean: their vectors from the sentence encoder. It is asked beside `mail-answers`, which knows words: their chances are multiplied (`engines/replies/learned/meaning.ts`).',
      method:
        'multinomial logistic regression over the vectors of the subject, of the mean of all sentences and of each sentence, of which the soft maximum counts (log-sum-exp over the instances of a bag), with an L2 penalty of 2, the older mails counted twice, fitted by 80 steps of Adam (Kingma, Ba 2015) from 0',
      origins,
      leftOut: [
        byManner(
          'Each manner of `corpora/mails` judged by words and meaning that met no mail of it nor of two others, and by the rules beside them (`engines/replies/decide.ts`).',
          left.toSorted((one, other) => (one.example.manner < other.example.manner ? -1 : 1)),
        ),
        byManner('The same mails by those words alone.', words),
        byRule('By both, without one rule.', left),
        leftOutBy('By both, by how likely the likeliest answer is.', asRight(left), [...LEASTS, 0.95, 0.98]),
      ],
      threshold:
        '0.97 for a move that a rule finds, too, where words alone find it at 0.7 (a refusal at 0.8), and less so in a conversation with the employer, 0.93 for a receipt, 0.35 for what changes nothing (`LEAST_OF_BOTH` in `engines/replies/thresholds.ts`)',
    },
  };
}
