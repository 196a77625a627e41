import { createHash } from 'node:crypto';
import { scaledToOne } from '#engines/classifier/index.ts';
import { featuresOf, OF_A_WORD } from '#engines/forms/understanding/learned/features.ts';
import { SURE, SURE_BY_WORDS, VERY_SURE } from '#engines/forms/understanding/learned/index.ts';
import { likeliestByWords } from '#engines/forms/understanding/learned/learned.ts';
import type { Likeliest } from '#engines/forms/understanding/learned/learned.ts';
import type { Origin, Verdict } from '#training/card.ts';
import { NONE, readWordings } from '#training/examples/wordings.ts';
import type { Wording } from '#training/examples/wordings.ts';
import type { Example, Learning } from '#training/fit/examples.ts';
import type { Asked, Part, Split, Task } from '#training/trainer.ts';

/** In how many parts what is left out is parted. */
export const TURNS = 10;
/** Features of one example alone say nothing of others, and pieces of words say little each. */
const LEAST = 2;
const LEAST_OF_PIECES = 4;

/** The lists with where they come from. */
export const FORM_LISTS: Readonly<Record<Wording['list'], Omit<Origin, 'examples'>>> = {
  phrasings: { name: 'wordings of canonical questions', from: '`corpora/form-questions`, written for this' },
  own: {
    name: 'questions that no canonical one is',
    from: '`corpora/form-questions`, written for this',
  },
  written: {
    name: 'further wordings, some of them of none',
    from: '`bench/data/wordings`, written for this',
  },
  manner: {
    name: 'wordings of many hands',
    from: '`corpora/form-questions/manners`, written for this',
  },
  turned: {
    name: 'wordings to which a yes may mean the opposite',
    from: '`bench/data/wordings` and `corpora/form-questions/manners`, written for this',
  },
  form: {
    name: 'labels of forms in their own words and in drifted ones',
    from: '`bench/forms`, written for this',
  },
};

/** What a wording asks; a turned one asks nothing that its plain answer would serve. */
export const askedBy = ({ list, topic }: Wording): string => (list === 'turned' ? NONE : topic);

/** How features of words are learned. */
export const BY_WORDS: Learning = {
  over: 'multinomial logistic regression over features scaled by how seldom they are met and together of length 1',
  learned: {
    isLearned: (feature, { examples }) =>
      examples >= (feature.startsWith(OF_A_WORD) ? LEAST_OF_PIECES : LEAST),
    says: 'those met once and pieces of words met in fewer than four wordings are not learned',
  },
  scaled: { scaleOf: (having, all) => Math.log((all + 1) / (having + 0.5)), isUnknownCounted: true },
  descent: {
    by: 'stochastic',
    rounds: 15,
    leavesOut: 0.25,
    because:
      'by which the questions of 74.4 % of 1628 wordings of three manners that were left out were named rightly (80 steps of Adam with a penalty of 0.02 took nine times as long for 72.4 %)',
  },
  kept: { weights: 2, smallest: 1.3, bias: 100, scales: 10 },
};

/** An example by features of its words. */
export const exampleOf = (features: ReadonlyMap<string, number>, label: string): Example => ({
  label,
  met: features.keys(),
  features: (scales) => ({ named: scaledToOne(scales, features) }),
});

/** A wording by its words. */
export const questions: Part<Wording> = {
  examples: (wordings) => wordings.map((wording) => exampleOf(featuresOf(wording.words), askedBy(wording))),
  learning: BY_WORDS,
};

/** Wordings left out with their form, or by a hash of their words; the lists of the corpus and its hands are always learned from. */
export const byTurns: Split<Wording, Verdict>['partsOf'] = (wordings) => {
  const forms = [...new Set(wordings.map(({ form }) => form))].filter((form) => form !== '');
  const turns = new Map(forms.map((form, at) => [form, at % TURNS]));
  return ({ form, words, list, manner }) => {
    if (list === 'phrasings' || list === 'own' || (manner !== undefined && list !== 'turned')) return null;
    return turns.get(form) ?? createHash('sha256').update(words).digest().readUInt32BE() % TURNS;
  };
};

/** Whether a wording is taken for what it asks; one that is taken for `own` is decided by no chance. */
export const verdictOf = (wording: Wording, { topic, probability }: Likeliest): Verdict => ({
  chance: topic === NONE ? 0 : probability,
  isRight: topic === askedBy(wording),
});

/** Judges the wordings of a list by their words. */
const named =
  (list: Wording['list']) =>
  ({ items, models }: Asked<Wording, 'questions'>): Verdict[] =>
    items
      .filter((wording) => wording.list === list)
      .map((wording) => verdictOf(wording, likeliestByWords(wording.words, models)));

/** Which canonical question a wording asks. */
export const formQuestions: Task<Wording, 'questions'> = {
  tells:
    'Which canonical question a form asks, by the words of its label, their beginnings, pieces, meanings and neighbours (`engines/forms/understanding/learned/features.ts`); `own` is what none of them asks. It is asked where rules know nothing.',
  items: readWordings,
  lists: FORM_LISTS,
  listOf: ({ list }) => list,
  parts: { questions },
  made: 'questions',
  leftOut: [
    {
      says: `One in ${TURNS} was left out by turns, forms whole. What is taken for \`${NONE}\` is decided in the first line alone.`,
      partsOf: byTurns,
    },
  ],
  ways: {
    'by their words, of forms': named('form'),
    'by their words, of further wordings, most of them odd by intent': named('written'),
  },
  leasts: [0, 0.5, 0.6, 0.7, 0.8, SURE, SURE_BY_WORDS, VERY_SURE],
  sameAs: ({ words }) => words,
  threshold: `${SURE_BY_WORDS} by words alone, ${SURE} with their meaning (\`form-meanings\`), to be taken for a question where rules know nothing, ${VERY_SURE} to go before a broad rule (\`engines/forms/understanding/learned/index.ts\`)`,
};
