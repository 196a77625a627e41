import { MAY_BE_TURNED, SURE_BY_WORDS } from '#engines/forms/understanding/learned/index.ts';
import { likeliestByWords } from '#engines/forms/understanding/learned/learned.ts';
import { chanceOfTurned, turningFeaturesOf } from '#engines/forms/understanding/learned/turning.ts';
import { percent } from '#training/card.ts';
import type { LeftOut, Verdict } from '#training/card.ts';
import { isYesOrNo, readWordings } from '#training/examples/wordings.ts';
import type { Wording } from '#training/examples/wordings.ts';
import type { Part, Task } from '#training/trainer.ts';
import { BY_WORDS, byTurns, exampleOf, FORM_LISTS, questions, TURNS, verdictOf } from './form-questions.ts';

const LEASTS = [0.5, 0.2, 0.1, MAY_BE_TURNED, 0.05, 0.02];
/** Few wordings are known to be turned over: each counts as several, so that a miss is dearer than a false alarm. */
const TIMES = 5;

/** Whether it is one of those that a turned one could be taken for. */
const isPlain = (wording: Wording): boolean => wording.list !== 'turned' && isYesOrNo(wording);

/** Turned wordings beside all plain ones that a yes may answer. */
const turned: Part<Wording> = {
  examples(wordings) {
    const over = wordings.filter(({ list }) => list === 'turned');
    return [
      ...wordings.filter(isPlain).map(({ words }) => exampleOf(turningFeaturesOf(words), 'plain')),
      ...Array.from({ length: TIMES }, () => over)
        .flat()
        .map(({ words }) => exampleOf(turningFeaturesOf(words), 'turned')),
    ];
  },
  learning: { ...BY_WORDS, over: `${BY_WORDS.over}, each turned wording counted five times` },
};

/** A wording with whether it is named as a question, and how likely it is turned over. */
interface Judged extends Verdict {
  wording: Wording;
  turned: number;
}

const known = (judged: readonly Judged[], least: number): number =>
  judged.filter((one) => one.turned >= least).length;

/** What is made of turned wordings, and how many plain ones are left to the person because of them. */
function caught(judged: readonly Judged[]): LeftOut {
  const over = judged.filter(({ wording }) => wording.list === 'turned');
  const plain = judged.filter(({ wording }) => isPlain(wording));
  return {
    says: `${over.length} turned wordings and ${plain.length} plain ones to be answered by yes or no, standing nowhere else, were judged by models that had not met them: a part of ${TURNS} was left out by turns, forms whole. The last column are those that \`form-questions\`, which had not met them either, would name at ${SURE_BY_WORDS} all the same; rules know some of them.`,
    head: [
      'chance of `turned` at least',
      'turned known',
      'plain taken for turned',
      'turned missed and named',
    ],
    rows: LEASTS.map((least) => [
      least.toFixed(2),
      percent(known(over, least), over.length),
      percent(known(plain, least), plain.length),
      percent(over.filter((one) => one.turned < least && one.chance >= SURE_BY_WORDS).length, over.length),
    ]),
  };
}

/** Whether a yes to a wording may mean the opposite of its plain question. */
export const formTurned: Task<Wording, 'questions' | 'turned', Judged> = {
  tells:
    'Whether a yes to a question of a form may mean the opposite of the plain one, or something with an exception, by its words and those that turn a question over (`engines/forms/understanding/learned/turning.ts`).',
  items: readWordings,
  lists: FORM_LISTS,
  listOf: (wording) => (wording.list === 'turned' || isPlain(wording) ? wording.list : null),
  parts: { turned, questions },
  made: 'turned',
  leftOut: [
    {
      says: `One in ${TURNS} was left out by turns, forms whole.`,
      partsOf: byTurns,
      tables: (judged) => [caught(judged)],
    },
  ],
  ways: {
    'by their words': ({ items, models }) =>
      items.map((wording) => ({
        wording,
        ...verdictOf(wording, likeliestByWords(wording.words, models)),
        turned: chanceOfTurned(wording.words, models),
      })),
  },
  sameAs: ({ words }) => words,
  threshold: `${MAY_BE_TURNED}: from there on a question that a yes may answer is left to rules and to the person (\`MAY_BE_TURNED\` in \`engines/forms/understanding/learned/index.ts\`)`,
};
