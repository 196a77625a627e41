import { featuresOf } from './features.ts';
import { sharesBy } from './learned.ts';
import type { FormModels } from './learned.ts';

/** Kinds of words that may turn a question over or except something from it; alone they often do not. */
const TURNING: readonly (readonly [kind: string, words: RegExp])[] = [
  [
    'no',
    /\b(not|never|no|none|nor|neither|cannot|can t|don t|won t|isn t|aren t|haven t|nobody|nothing|without|pas|jamais|sans|aucune?|ni|ne|n|non|nicht|kein\w*|ohne|sin|niet|geen)\b/,
  ],
  ['unable', /\b(un(able|willing|available|subscribe|follow)|in(eligible|capable)|dis(agree|qualif|allow))/],
  [
    'problem',
    /\b(problem\w*|difficult\w*|issue|obstacle|impediment|concern\w*|trouble|hesitation|objection)\b/,
  ],
  [
    'stop',
    /\b(prevent\w*|stop|keep you|hinder|restrict\w*|limit\w*|bar(red)?|forbid|prohibit\w*|interdi\w*|empech\w*|rule out|out of the question)\b/,
  ],
  ['refuse', /\b(refus\w*|declin\w*|object\w*|oppos\w*|opt out|remove|delete|erase|supprim\w*|mind|avoid)\b/],
  [
    'only',
    /\b(only|exclusively|rather|prefer|seulement|uniquement|other than|autre que|except|sauf|unless)\b/,
  ],
  ['first', /\b(first|premiere?|new|newcomer|external|externe|outside)\b/],
  ['less', /\b(under|below|less|younger|moins|not yet|yet to|still|encore|minor|mineur)\b/],
  ['free', /\b(clean|clear|vierge|free|libres?)\b/],
  [
    'past',
    /\b(ended|left|former|lapsed?|expired|revoked|suspended|lost|withdrawn|quitte|termine|perdu|revoque\w*)\b/,
  ],
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
