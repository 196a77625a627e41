import { wordFor } from '#engines/lexicon/index.ts';
import { featuresOf } from './features.ts';
import { sharesBy } from './learned.ts';
import type { FormModels } from './learned.ts';

/** Kinds of words that may turn a question over or except something from it; alone they often do not. */
const TURNING: readonly (readonly [kind: string, words: RegExp])[] = [
  ['no', wordFor('turning: no')],
  ['unable', wordFor('turning: unable')],
  ['problem', wordFor('turning: problem')],
  ['stop', wordFor('turning: stop')],
  ['refuse', wordFor('turning: refuse')],
  ['only', wordFor('turning: only')],
  ['first', wordFor('turning: first')],
  ['less', wordFor('turning: less')],
  ['free', wordFor('turning: free')],
  ['past', wordFor('turning: past')],
];

/** What speaks for or against that a question is turned over: its words, the kinds of turning words, and where a "no" stands. */
export function turningFeaturesOf(said: string): ReadonlyMap<string, number> {
  const kinds = TURNING.filter(([, words]) => words.test(said)).map(([kind]) => kind);
  const no = TURNING[0]?.[1].exec(said);
  const around: [string, number][] = no
    ? [
        [`x:at ${Math.min(4, said.slice(0, no.index).split(' ').length)}`, 0.8],
        [`x:no ${said.slice(no.index + no[0].length + 1).split(' ')[0] ?? ''}`, 0.6],
      ]
    : [];
  const met = (kinds.length > 0 ? kinds : ['nothing']).map((kind): [string, number] => [`x:${kind}`, 1.2]);
  return new Map([...featuresOf(said), ...met, ...around]);
}

/** How likely a yes to these words means the opposite of the plain question, or something with an exception; from 0 to 1. */
export const chanceOfTurned = (said: string, { turned }: Pick<FormModels, 'turned'>): number =>
  sharesBy(turned, turningFeaturesOf(said))[turned.labels.indexOf('turned')] ?? 1;
