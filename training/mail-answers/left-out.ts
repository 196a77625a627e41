import type { LinearModel } from '#engines/classifier/index.ts';
import { decide, RULES, type Reading } from '#engines/replies/decide.ts';
import {
  likeliest,
  likelihoodsOf,
  type Answer,
  type Likelihoods,
} from '#engines/replies/learned/likelihood.ts';
import { percent, type LeftOut } from '#training/card.ts';
import { likelihoodsByMeaning, seenBy, type Meanings } from '#engines/replies/learned/meaning.ts';
import { fitMeanings } from './fit-meanings.ts';
import { fitModel, type Example } from './fit.ts';

/** A mail with what a model that met no mail of its part finds likely. */
export interface Judged {
  example: Example;
  /** By both where its meaning was asked, too. */
  likely: Likelihoods;
  ofWords?: Reading['ofWords'];
  model: LinearModel;
}

const STATES: Readonly<Partial<Record<Answer, string>>> = {
  interview: 'interviewing',
  assessment: 'interviewing',
  offer: 'offer',
  rejected: 'rejected',
};

/** Judges each part by a model that was learned from the other parts and from `always`. */
export const judgedByOthers = (
  parts: readonly (readonly Example[])[],
  always: readonly Example[],
): Judged[] =>
  parts.flatMap((part) => {
    const model = fitModel([...parts.filter((other) => other !== part).flat(), ...always]);
    return part.map((example) => ({ example, model, likely: likelihoodsOf(example.groups, model) }));
  });

/** The same by words and meaning. */
export const judgedByBoth = (
  parts: readonly (readonly Example[])[],
  always: readonly Example[],
  vectors: Meanings['vectors'],
): Judged[] =>
  parts.flatMap((part) => {
    const rest = [...parts.filter((other) => other !== part).flat(), ...always];
    const [model, meanings] = [fitModel(rest), { model: fitMeanings(rest, vectors), vectors }];
    return part.map((example) => {
      const { lines, linked } = example.read;
      const words = likelihoodsOf(example.groups, model);
      return { example, model, ...seenBy(words, likelihoodsByMeaning(lines, linked, meanings)) };
    });
  });

/** Whether the likeliest answer is right. */
export const isRight = ({ example, likely }: Judged): boolean => likeliest(likely) === example.answer;

/** How many of the likeliest answers are right, of 1. */
export const shareRight = (judged: readonly Judged[]): number =>
  judged.filter(isRight).length / judged.length;

/** How many are shown rightly, and how many applications move rightly and wrongly. */
function outcome(
  judged: readonly Judged[],
  rules = RULES,
): { shown: number; rightly: number; wrongly: number } {
  const counted = { shown: 0, rightly: 0, wrongly: 0 };
  for (const { example, likely, ofWords, model } of judged) {
    const verdict = decide({ ...example.read, likely, ...(ofWords && { ofWords }), model }, rules);
    if ((verdict.label === 'abstain' ? verdict.likely : verdict.label) === example.answer) counted.shown += 1;
    const state = verdict.label === 'abstain' ? undefined : STATES[verdict.label];
    if (!example.read.linked || state === undefined) continue;
    if (state === STATES[example.answer]) counted.rightly += 1;
    else counted.wrongly += 1;
  }
  return counted;
}

const rowOf = (name: string, judged: readonly Judged[]): string[] => {
  const { shown, rightly, wrongly } = outcome(judged);
  const due = judged.filter(({ example: { read, answer } }) => read.linked && STATES[answer] !== undefined);
  return [
    name,
    String(judged.length),
    percent(shareRight(judged), 1),
    percent(shown, judged.length),
    `${rightly} of ${due.length}`,
    String(wrongly),
  ];
};

/** A table with a row a manner, and one of them all. */
export const byManner = (says: string, judged: readonly Judged[]): LeftOut => ({
  says,
  head: ['manner', 'mails', 'likeliest is right', 'shown and right', 'moved rightly', 'moved wrongly'],
  rows: [
    ...[...new Set(judged.map(({ example }) => example.manner))].map((name) =>
      rowOf(
        name,
        judged.filter(({ example }) => example.manner === name),
      ),
    ),
    rowOf('all', judged),
  ],
});

/** A table of what would be without each rule. */
export const byRule = (says: string, judged: readonly Judged[]): LeftOut => {
  const rules = [...RULES.moves, ...RULES.receipts, ...RULES.doubts];
  return {
    says,
    head: ['without', 'shown and right', 'moved rightly', 'moved wrongly'],
    rows: ['none', ...rules.map(({ id }) => id)].map((left) => {
      const { shown, rightly, wrongly } = outcome(judged, {
        moves: RULES.moves.filter(({ id }) => id !== left),
        receipts: RULES.receipts.filter(({ id }) => id !== left),
        doubts: RULES.doubts.filter(({ id }) => id !== left),
      });
      return [left, String(shown), String(rightly), String(wrongly)];
    }),
  };
};
