import { OF_AN_OBJECT } from '#engines/claims/checks/ranks/head-action.ts';
import type { Clause } from '#engines/claims/language/clauses.ts';
import type { Unit } from '#engines/claims/language/units.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { fold } from '#engines/text/index.ts';
import { DEED } from './others.ts';
import type { Region } from './region.ts';

/** What leads from a deed to whom it was done to, or whose it was. */
const TO_SOMEBODY =
  /^ (?:(?:to|of|for|with|d[eu]s?|aux?|a) |d')?(?:the |an? |our |my |her |his |la |les? |l'|une? |mon |ma |notre )?/;

/** Whether the one who did a part of a value stands right behind its verb in a text. */
export function isDoneTo(behind: string, source: Source, region: Region): boolean {
  const [next = ''] = /^[\p{L}-]+/u.exec(behind.replace(TO_SOMEBODY, '')) ?? [];
  const doer = /\b(?:by|par) (.+)$/.exec(fold(source.text.slice(region.start, region.end)))?.[1] ?? '';
  return next.length > 2 && doer.split(/[ ']/).includes(next);
}

/** Whether a word that names somebody is a clause's verb: "pilote le bateau", "crew the boat". */
export const isVerbAtHead = ({ words }: Pick<Clause, 'words'>, { words: own }: Unit): boolean =>
  words[0] === own[0] &&
  !/^l['’]/i.test(own[0]?.raw ?? '') &&
  (OF_AN_OBJECT.test(words[own.length]?.word ?? '') ||
    (DEED.test(own[0]?.word ?? '') && /^(?:of|des?|du|d)$/.test(words[own.length]?.word ?? '')));

/** Whether a thing only says of what, where or for what another one is: "the winch of the boat". */
export const isOfAnother = (text: string, { start }: Unit): boolean =>
  /\b(?:of|on|in|for|at|from|to|d[eu]s?|sur|dans|pour|aux?|a|par|chez) (?:the |an? |our |la |les? |l'|une? )?$|\bd'$/.test(
    fold(text.slice(0, start)),
  );
