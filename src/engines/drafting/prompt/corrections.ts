import { findDates } from '#engines/resume/index.ts';
import { fold } from '#engines/text/index.ts';
import { AWAY, plainly, POLITE, THE } from './orders.data.ts';
import { LISTS } from './told/words.data.ts';

/**
 * What a follow-up says is wrong on the resume. `replace`: `from` is to read `to`; `date`: the date `from` is `to`, of the
 * entry that `from`'s sentence names; `title`: the job at `from` was held as `to`; `leave_out`: a line, a skill or another
 * entry that `from` names.
 */
export interface CorrectionAsked {
  kind: 'replace' | 'date' | 'title' | 'leave_out';
  from: string;
  to: string;
  said: string;
}

const QUOTES = /^[\s"“”«»']+|[\s"“”«»'!]+$/gu;
const WHAT = String.raw`(?:(?:name of (?:the |my )?)?(?:employer|company|school|college|university|city|town|words?|spelling(?: of)?|line|skill|nom de l['’](?:employeur|entreprise)|employeur|entreprise|école|ville|mots?|ligne)\s+)?`;
const CHANGE = new RegExp(
  String.raw`^(?:change|replace|correct|rename|remplace[rz]?|change[rz]?|corrige[rz]?|modifie[rz]?|renomme[rz]?)\s+${THE}${WHAT}(?:from\s+|de\s+)?(.{1,80}?)\s+(?:to|with|by|into|par|pour|en)\s+(.{1,80})$`,
  'iu',
);
const SHOULD_BE =
  /^(?:the\s+|le\s+|la\s+)?(.{2,60}?)\s+(?:(?:should|must) (?:be|say|read)|d(?:evrait|oit) (?:être|se lire))\s+(.{1,80})$/iu;
const IS_NOT =
  /^(?:it['’]?s|it is|it was|c['’](?:est|était)|ce (?:n['’]est|sera))\s+(?:called\s+|spelled\s+)?(.{1,80}?),?\s+(?:(?:and )?not|(?:et )?(?:pas|non)|instead of|plutôt que)\s+(.{1,80})$/iu;
const TITLE_AT =
  /^(?:my|mon|ma)\s+(?:(?:job\s+)?title|position|role|job|poste|titre|emploi)\s+(?:at|with|chez|à|au)\s+(.{2,60}?)\s+(?:was|is|c['’](?:est|était)|était|est)\s+(?:an?\s+|une?\s+)?(.{2,60}?),?\s+(?:(?:and )?not|(?:et )?pas|et non)\s+(?:an?\s+|une?\s+)?(.{2,60})$/iu;
const LINE = new RegExp(
  String.raw`^${AWAY}\s+${THE}(?:lines?|bullets?(?: points?)?|points?|sentences?|part|bit|lignes?|puces?|phrases?|partie|bout)\s+(?:about|on|of|with|where|that (?:says?|mentions?|talks? about)|saying|mentioning|sur|de|du|qui (?:dit|parle d[eu]|mentionne)|à propos d[eu]|concernant|avec)?\s*(?:the |my |le |la |les |l['’])?(.{2,120})$`,
  'iu',
);
const FROM_LIST = new RegExp(
  String.raw`^${AWAY}\s+(.{2,80}?)\s+(?:from|in|out of|off|de|des|dans|parmi)\s+(?:the |my |mes |les |ma |la )?(?:list of )?(?:${LISTS}|education|studies|formation|études)[.!]*$`,
  'iu',
);
const ANYTHING = new RegExp(String.raw`^${AWAY}\s+${THE}(.{2,80})$`, 'iu');
const NOT = /,?\s+(?:and\s+)?(?:not|instead of|pas|et non|plutôt que|au lieu de)\s+(?:in\s+|en\s+)?/iu;

/** Words without what quotes and ends them. */
export const bare = (text: string): string =>
  text
    .replace(/[\s.]+$/u, (end) =>
      text.endsWith('.') && /\b(?:inc|ltd|co|corp|ltée)\.$/i.test(text) ? '.' : end.replace(/[\s.]/g, ''),
    )
    .replace(QUOTES, '');

const dayOf = ({ start, end }: { start: string; end: string }): string => (start === '' ? end : start);

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;

/** A month without its year, in words: it is of the year that stands at the other side. */
const inYearOf = (part: string, other: string): string =>
  YEAR.test(part) ? part : `${part.replace(/[\s.!]+$/, '')} ${YEAR.exec(other)?.[0] ?? ''}`;

/** A day that takes another's place: "in March 2018, not May 2019", "June 2021, not July". */
function dateIn(said: string): CorrectionAsked | null {
  const [right = '', wrong = ''] = said.split(NOT);
  const [to, from] = [findDates(inYearOf(right, wrong)), findDates(inYearOf(wrong, right))];
  const [one, other] = [to.at(-1), from[0]];
  if (to.length !== 1 || from.length !== 1 || one === undefined || other === undefined) return null;
  if (one.range || other.range || dayOf(one) === dayOf(other)) return null;
  return { kind: 'date', from: dayOf(other), to: dayOf(one), said };
}

/** Whether a sentence asks for something to be left out, and for nothing else. */
export const ordersAway = (sentence: string): boolean => correctionIn(sentence)?.kind === 'leave_out';

/** What a follow-up corrects; null when it corrects nothing. The words are the person's own, without what quotes them. */
export function correctionIn(sentence: string): CorrectionAsked | null {
  const said = sentence.trim();
  const plain = said.replace(POLITE, '');
  const date = NOT.test(said) ? dateIn(said) : null;
  if (date !== null) return date;
  const [, employer, title] = TITLE_AT.exec(plain) ?? [];
  if (employer !== undefined && title !== undefined)
    return { kind: 'title', from: bare(employer), to: bare(title), said };
  const [, right, wrong] = IS_NOT.exec(plain) ?? [];
  const [, from = wrong, to = right] = CHANGE.exec(plain) ?? SHOULD_BE.exec(plain) ?? [];
  if (from !== undefined && to !== undefined && !/^(?:it|this|that|the resume|ça|cela)$/i.test(from.trim()))
    return { kind: 'replace', from: bare(from), to: bare(to), said };
  const words = (LINE.exec(plain) ?? FROM_LIST.exec(plain) ?? ANYTHING.exec(plain))?.[1];
  const left =
    words === undefined
      ? ''
      : bare(words).replace(/,?\s+(?:please|svp|stp|from (?:my|the) (?:cv|resume)|de mon cv)$/iu, '');
  return fold(left).length < 2 || /^(?:it|this|that|ca|cela|tout|everything|all)$/.test(fold(left))
    ? null
    : { kind: 'leave_out', from: left, to: '', said };
}

/** What somebody says never was theirs: "I never worked at Sobeys, remove it"; the words that name it. */
export const neverAt = (sentence: string): string | undefined =>
  /^(?:i(?:['’]ve|\s+have)?\s+(?:never|did not|didn['’]t)\s+(?:ever\s+)?(?:work(?:ed)?|been|was|h(?:a|el)d a job)|j(?:e\s+n)?['’]?\s*ai\s+(?:jamais|pas)\s+(?:travaillé|été|bossé))\s+(?:at|for|with|in|chez|pour|à|au|dans)\s+(?:the\s+|la\s+|le\s+)?(.{2,60}?)(?:[,;.!]|\s+(?:so|please|remove|delete|take|alors|donc|enl[eè]ve)(?!\p{L})|$)/iu.exec(
    plainly(sentence),
  )?.[1];

/** Whether a sentence takes the last change back. */
export const takesBack = (sentence: string): boolean =>
  /^(?:undo|revert|go back|take (?:that|it) back|annule[rz]?|defais|defaire|reviens en arriere|revenir en arriere|(?:back to|reviens a|go back to) (?:the |la )?(?:previous|last|earlier|one before|version (?:precedente|d'avant))(?: version)?)(?:\s+(?:that|it|this|the|last|change|one|ca|cela|la|le|derniere?|modification|changement|to how it was))*$/.test(
    fold(plainly(sentence)),
  );

/** Whether a sentence wants the skills by the alphabet. */
export const sortsSkills = (sentence: string): boolean => {
  const text = fold(sentence);
  return (
    /\b(?:skills?|competences)\b/.test(text) &&
    /\balphabetical(?:ly)?\b|\balphabetique|\bby (?:the )?alphabet\b|\ba (?:to|-) z\b|\ba-z\b/.test(text)
  );
};

/** Whether somebody asks for a title under their name instead of saying one they held. */
export const asksTitle = (sentence: string): boolean =>
  /^(?:make|set|put|call|give|write|use|mets|met|change[rz]?|donne\w*|ecri\w*)\s+(?:(?:me|moi|the|my|a|an|le|la|mon|ma|un|comme|as|-moi)\s+)*(?:(?:job|professional)\s+)?(?:title|headline|titre)s?(?![a-z])|^(?:make|call|name|promote) me (?:to )?(?:an? |the )?(?!(?:resume|cv)\b)[a-z]+(?: [a-z]+){0,3}$/.test(
    fold(plainly(sentence)),
  );
