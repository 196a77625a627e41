import { ANSWERS, likelihoodsOf } from '#engines/replies/learned/likelihood.ts';
import {
  LINKED,
  likelihoodsByMeaning,
  meaningText,
  meanOf,
  meantBy,
  partFeature,
  seenBy,
  SHARPNESS,
  telling,
} from '#engines/replies/learned/meaning.ts';
import { readMails } from '#training/examples/mails.ts';
import type { LearnedMail } from '#training/examples/mails.ts';
import type { Features } from '#training/fit/examples.ts';
import type { Part, Task, Vectors } from '#training/trainer.ts';
import { isOfMany, MAIL_LISTS, timesOf, words } from './mail-answers.ts';
import { judged, outcomes } from './mail-outcomes.ts';
import type { Judged } from './mail-outcomes.ts';

const PARTS = 3;
const [SENTENCE, MEAN, SUBJECT] = [
  partFeature('sentence', ''),
  partFeature('mean', ''),
  partFeature('subject', ''),
];

/** What a mail is an example of; nothing where no vector of it is known. */
function examplesOf(mail: LearnedMail, vectors: Vectors) {
  const { lines, linked } = mail.read;
  const meant = meantBy(lines, linked, vectors);
  if (meant === null) return [];
  const mean = meanOf(meant.sentences);
  const whole: Features = {
    named: linked ? [[LINKED, 1]] : [],
    vectors: [
      [MEAN, mean],
      [SUBJECT, meant.subject ?? mean.map(() => 0)],
    ],
  };
  return [
    {
      label: mail.answer,
      times: timesOf(mail),
      bag: meant.sentences.map((vector) => ({ vectors: [[SENTENCE, vector] as const] })),
      features: () => whole,
    },
  ];
}

/** A mail by what its sentences mean. */
const meanings: Part<LearnedMail> = {
  examples: (mails, vectors) => mails.flatMap((mail) => examplesOf(mail, vectors)),
  learning: {
    over: 'multinomial logistic regression over the vectors of the subject, of the mean of all sentences and of each sentence, of which the soft maximum counts (log-sum-exp over the instances of a bag), the older mails counted twice',
    labels: ANSWERS,
    // Chosen with whole manners left out, as the penalty was.
    counts: { [SENTENCE]: 2, [MEAN]: 2 },
    sharpness: SHARPNESS,
    descent: { by: 'adam', steps: 80, ridge: 2, leastSpread: 1e-3 },
    kept: { weights: 1000, smallest: 0, bias: 1000 },
  },
};

/** What an employer's mail says by the meaning of its sentences. */
export const mailMeanings: Task<LearnedMail, 'words' | 'meanings', Judged> = {
  tells:
    'What an employer’s mail says, by what its sentences mean: their vectors from the sentence encoder. It is asked beside `mail-answers`, which knows words: their chances are multiplied (`engines/replies/learned/meaning.ts`).',
  items: readMails,
  texts: ({ read }) => telling(read.lines).map(meaningText),
  lists: MAIL_LISTS,
  listOf: ({ list }) => list,
  parts: { meanings, words },
  made: 'meanings',
  leftOut: [
    {
      says: `One in ${PARTS} of the manners of \`corpora/mails\` was left out by turns.`,
      partsOf(mails) {
        const manners = [...new Set(mails.filter(isOfMany).map(({ manner }) => manner))];
        return (mail) => (isOfMany(mail) ? manners.indexOf(mail.manner) % PARTS : null);
      },
      tables: outcomes,
    },
  ],
  ways: {
    'by signs and meaning': ({ items, models, vectors }) =>
      items.map((mail) => {
        const { lines, linked } = mail.read;
        const byMeaning = likelihoodsByMeaning(lines, linked, { model: models.meanings, vectors });
        return judged(mail, models.words, seenBy(likelihoodsOf(mail.groups, models.words), byMeaning));
      }),
  },
  leasts: [0, 0.2, 0.35, 0.5, 0.6, 0.8, 0.85, 0.95, 0.98],
  threshold:
    'each state its own for a move that a rule finds, too, lower in a mail that is placed, where a sign of it is enough at a higher one; 0.93 for a receipt, 0.35 for what changes nothing (`LEAST_OF_BOTH` and `LEAST_PLACED` in `engines/replies/thresholds.ts`)',
};
