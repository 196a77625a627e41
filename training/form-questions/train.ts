import { MAY_BE_TURNED, SURE, SURE_BY_WORDS, VERY_SURE } from '#engines/forms/understanding/learned/index.ts';
import { leftOutBy, percent } from '#training/card.ts';
import type { LeftOut, Origin } from '#training/card.ts';
import type { Trained } from '#training/train.ts';
import { isPlain, judge, learnQuestions, learnTurned, TURNS } from './judge.ts';
import type { Judged } from './judge.ts';
import { NONE, readWordings } from './wordings.ts';
import type { Wording } from './wordings.ts';

const LEASTS = [0, 0.5, 0.6, 0.7, 0.8, SURE, SURE_BY_WORDS, VERY_SURE];
const TURNED = [0.5, 0.2, 0.1, MAY_BE_TURNED, 0.05, 0.02];
const METHOD =
  'multinomial logistic regression, fitted by 15 rounds of stochastic gradient descent that each leave out a quarter of the features; features are scaled by how seldom they are met and together have the length 1; those met once and pieces of words met in fewer than four wordings are not learned, and weights are kept in halves, those nearer to 0 than 1.3 not at all';

/** The lists with where they come from. */
const LISTS: Readonly<Record<Wording['list'], Omit<Origin, 'examples'>>> = {
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

/** Counts examples by their lists, in the order of these. */
export const originsOf = (wordings: readonly Wording[]): Origin[] =>
  Object.entries(LISTS)
    .map(([name, origin]) => ({ ...origin, examples: wordings.filter(({ list }) => list === name).length }))
    .filter(({ examples }) => examples > 0);

/** How often questions are named, and named rightly, where the likeliest one is no `own` one. */
function named(judged: readonly Judged[], list: Wording['list'], what: string): LeftOut {
  const all = judged.filter((wording) => wording.list === list);
  return leftOutBy(
    `${all.length} ${what}, standing nowhere else, were judged by models that had not met them: a part of ${TURNS} was left out by turns. What is taken for \`${NONE}\` is decided in the first line alone.`,
    all.map(({ said, topic, chance }) => ({ chance: said === NONE ? 0 : chance, isRight: said === topic })),
    LEASTS,
  );
}

/** Fits which canonical question a wording asks. */
export async function trainFormQuestions(): Promise<Trained> {
  const wordings = await readWordings();
  const judged = judge(wordings);
  return {
    model: learnQuestions(wordings),
    card: {
      tells:
        'Which canonical question a form asks, by the words of its label, their beginnings, pieces, meanings and neighbours (`engines/forms/understanding/learned/features.ts`); `own` is what none of them asks. It is asked where rules know nothing.',
      method: METHOD,
      origins: originsOf(wordings),
      leftOut: [
        named(judged, 'form', 'labels of forms, left out with their forms'),
        named(judged, 'written', 'further wordings, most of them odd by intent'),
      ],
      threshold: `${SURE_BY_WORDS} by words alone, ${SURE} with their meaning (\`form-meanings\`), to be taken for a question where rules know nothing, ${VERY_SURE} to go before a broad rule (\`engines/forms/understanding/learned/index.ts\`)`,
    },
  };
}

const known = (wordings: readonly Judged[], least: number): number =>
  wordings.filter((wording) => wording.turned >= least).length;

const isNamed = ({ said, chance }: Judged): boolean => said !== NONE && chance >= SURE_BY_WORDS;

/** What is made of turned wordings, and how many plain ones are left to the person because of them. */
function caught(judged: readonly Judged[]): LeftOut {
  const turned = judged.filter(({ list }) => list === 'turned');
  const plain = judged.filter(isPlain);
  return {
    says: `${turned.length} turned wordings and ${plain.length} plain ones to be answered by yes or no, standing nowhere else, were judged by models that had not met them: a part of ${TURNS} was left out by turns, forms whole. The last column are those that \`form-questions\`, which had not met them either, would name at ${SURE_BY_WORDS} all the same; rules know some of them.`,
    head: [
      'chance of `turned` at least',
      'turned known',
      'plain taken for turned',
      'turned missed and named',
    ],
    rows: TURNED.map((least) => [
      least.toFixed(2),
      percent(known(turned, least), turned.length),
      percent(known(plain, least), plain.length),
      percent(turned.filter((wording) => wording.turned < least && isNamed(wording)).length, turned.length),
    ]),
  };
}

/** Fits whether a yes to a wording may mean the opposite of its plain question. */
export async function trainFormTurned(): Promise<Trained> {
  const wordings = await readWordings();
  return {
    model: learnTurned(wordings),
    card: {
      tells:
        'Whether a yes to a question of a form may mean the opposite of the plain one, or something with an exception, by its words and those that turn a question over (`engines/forms/understanding/learned/turning.ts`).',
      method: `${METHOD}; each turned wording counts five times`,
      origins: originsOf(wordings.filter((wording) => wording.list === 'turned' || isPlain(wording))),
      leftOut: [caught(judge(wordings))],
      threshold: `${MAY_BE_TURNED}: from there on a question that a yes may answer is left to rules and to the person (\`MAY_BE_TURNED\` in \`engines/forms/understanding/learned/index.ts\`)`,
    },
  };
}
