import { join } from 'node:path';
import { leftOutBy, percent, type LeftOut } from '#training/card.ts';
import type { Trained } from '#training/train.ts';
import { mailsIn, mailsOfMany, sayingsIn, writtenMails } from './examples.ts';
import { fitModel, type Example } from './fit.ts';
import { byManner, byRule, isRight, judgedByOthers, shareRight, type Judged } from './left-out.ts';
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

/** Fits how much each sign of a mail speaks for each answer. */
export async function trainMailAnswers(): Promise<Trained> {
  const many = await mailsOfMany(join(corpora, 'mails'));
  const boxes = await mailsIn(join(corpora, 'mailboxes'));
  const written = await writtenMails(join(corpora, 'written-mails'));
  const sayings = await sayingsIn(join(corpora, 'mail-sayings', 'sayings.json'));
  const older = [...boxes, ...written, ...sayings].map((one) => ({ ...one, times: ORDINARY }));
  return {
    model: fitModel([...many, ...older]),
    card: {
      tells:
        'What an employer’s mail says, by its signs: words and pairs of words, beginnings of words, its subject, its sender and notions (`engines/replies/learned/signs.ts`).',
      method:
        'multinomial logistic regression over tf-idf with sublinear counts, each kind of sign of length 1 times its weight, with an L2 penalty of 0.03, the older mails counted twice, fitted by 150 steps of Adam (Kingma, Ba 2015) from 0; signs met in fewer than three mails or two manners are not learned',
      origins: [
        origin('mails by many hands', many, 'mails'),
        origin('mails of mailboxes', boxes, 'mailboxes'),
        origin('mails in words of their own', written, 'written-mails'),
        origin('short sayings', sayings, 'mail-sayings'),
      ],
      leftOut: leftOut(many, older),
      threshold:
        '0.8 for a move that a rule finds, too, 0.60 for a receipt, 0.35 for what changes nothing, 0.2 for what is only shown (`LEAST` in `engines/replies/decide.ts`)',
    },
  };
}
