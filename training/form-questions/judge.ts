import { createHash } from 'node:crypto';
import { featuresOf } from '#engines/forms/understanding/learned/features.ts';
import { likeliestByWords } from '#engines/forms/understanding/learned/learned.ts';
import type { FormModels } from '#engines/forms/understanding/learned/learned.ts';
import { chanceOfTurned, turningFeaturesOf } from '#engines/forms/understanding/learned/turning.ts';
import { fitModel } from './fit.ts';
import { isYesOrNo, NONE } from './wordings.ts';
import type { Wording } from './wordings.ts';

/** In how many parts what is left out is parted. */
export const TURNS = 10;
/** Few wordings are known to be turned over: each counts as several, so that a miss is dearer than a false alarm. */
const TIMES = 5;

/** Whether it is one of those that a turned one could be taken for. */
export const isPlain = (wording: Wording): boolean => wording.list !== 'turned' && isYesOrNo(wording);

/** Learns which question a wording asks; a turned one asks nothing that its plain answer would serve. */
export const learnQuestions = (wordings: readonly Wording[]) =>
  fitModel(
    wordings.map(({ words, topic, list }) => ({
      features: featuresOf(words),
      label: list === 'turned' ? NONE : topic,
    })),
  );

/** Learns whether a yes to a wording may mean the opposite, from turned ones beside all plain ones that a yes may answer. */
export function learnTurned(wordings: readonly Wording[]) {
  const turned = wordings.filter(({ list }) => list === 'turned');
  return fitModel([
    ...wordings.filter(isPlain).map(({ words }) => ({ features: turningFeaturesOf(words), label: 'plain' })),
    ...Array.from({ length: TIMES }, () => turned)
      .flat()
      .map(({ words }) => ({ features: turningFeaturesOf(words), label: 'turned' })),
  ]);
}

/** A wording, and what models make of it that had not met it. */
export interface Judged extends Wording {
  said: string;
  /** How likely it asks that. */
  chance: number;
  /** How likely it is turned over. */
  turned: number;
}

function judgedBy(wording: Wording, models: Pick<FormModels, 'questions' | 'turned'>): Judged {
  const { topic, probability } = likeliestByWords(wording.words, models);
  return { ...wording, said: topic, chance: probability, turned: chanceOfTurned(wording.words, models) };
}

/** The turn in which a wording is left out of the learning: with its form, or by a hash of its words; null for the lists of the corpus. */
function turnsOf(wordings: readonly Wording[]): (wording: Wording) => number | null {
  const forms = [...new Set(wordings.map(({ form }) => form))].filter((form) => form !== '');
  const turns = new Map(forms.map((form, at) => [form, at % TURNS]));
  return ({ form, words, list, manner }) => {
    if (list === 'phrasings' || list === 'own' || (manner !== undefined && list !== 'turned')) return null;
    return turns.get(form) ?? createHash('sha256').update(words).digest().readUInt32BE() % TURNS;
  };
}

/** Each wording of a form or a written list that stands nowhere else, judged by what was learned without its tenth. */
export function judge(wordings: readonly Wording[]): Judged[] {
  const turnOf = turnsOf(wordings);
  return Array.from({ length: TURNS }, (_, turn) => turn).flatMap((turn) => {
    const rest = wordings.filter((wording) => turnOf(wording) !== turn);
    const known = new Set(rest.map(({ words }) => words));
    const models = { questions: learnQuestions(rest), turned: learnTurned(rest) };
    return wordings
      .filter((wording) => turnOf(wording) === turn && !known.has(wording.words))
      .map((wording) => judgedBy(wording, models));
  });
}
