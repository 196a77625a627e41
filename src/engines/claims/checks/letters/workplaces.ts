import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check } from '#engines/claims/context.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { fold } from '#engines/text/index.ts';
import { isFrame, isGap } from './letter.ts';

/** What leads to who somebody works for, or to where: "worked for", "employed by", "joined", "my years at". */
const WORKS_FOR =
  /\b(?:(?:work(?:ed|ing|s)?|employed|hired|jobs?|posts?|positions?|roles?|career|years?|months?|stint|travaill\w*|employee?s?|embauchee?|emplois?|postes?|annees?|ans|mois)\s(?:\w+\s)?(?:for|by|at|chez|pour|par)|joined|left|quit|rejoint|quitte)\s(?:the |la |le |l'|les )?$/;
/** "At Northlight I did this": a place of work opens the sentence. */
const OPENS = /(?:^|[.;:]\s)(?:at|chez)\s$/;
/** Values that name organisations, places and people; by one of them somebody may have worked. */
const NAMES =
  /^(?:name|organization|institution|awarder|issuer|publisher|city|region|location|address|reference)$/;
const OF_WORK = /^(?:work|volunteer|education|awards|certificates|basics|references)$/;
const BEFORE = 48;

/** The words of a name from a place on: capitalised, and no part of what follows it ("Vestas turbines"). */
function nameAt({ words, text }: Claim, at: number): Word[] {
  const name: Word[] = [];
  for (let place = at; place < words.length; place += 1) {
    const [word, before] = [words[place], words[place - 1]];
    if (word === undefined) break;
    const isParted = place > at && /[^\s]/.test(text.slice(before?.end, word.start));
    if (isParted) break;
    if (/^\p{Lu}/u.test(word.raw) && !/^I(?:['’]|$)/.test(word.raw)) name.push(word);
    else if (isNeutral(word.word) || /^I(?:['’]|$)/.test(word.raw)) break;
    else return [];
  }
  return name;
}

const isNaming = ({ field, section }: Source): boolean => NAMES.test(field) && OF_WORK.test(section);

/** Whether a fact tells of work at a name as the text does: "consulted for Vestas". */
const isAtToldIn = ({ text }: Source, name: string): boolean =>
  new RegExp(String.raw`\b(?:at|for|by|chez|pour|par)\s(?:the |la |le |l')?${name}\b`).test(fold(text));

/**
 * Names told as those of an employer that the profile has for something else: "I worked for Vestas" of who served Vestas turbines. What the
 * profile has nowhere is for the check of words.
 */
export const checkWorkplaces: Check = (claim) =>
  !/^(?:letter|summary)$/.test(claim.place.kind)
    ? []
    : claim.words.flatMap((word, at) => {
        const lead = fold(claim.text.slice(Math.max(0, word.start - BEFORE), word.start));
        const opens = word.start <= BEFORE && OPENS.test(lead);
        if (!WORKS_FOR.test(lead) && !opens) return [];
        const name = nameAt(claim, at);
        const [first, last] = [name[0], name.at(-1)];
        if (first === undefined || last === undefined || isGap(claim, first) || isFrame(claim, first))
          return [];
        const having = claim.known.sources.filter(({ words }) =>
          words.some((own) => own.word === first.word && /^\p{Lu}/u.test(own.raw)),
        );
        if (having.length === 0) return [];
        if (having.some((source) => isNaming(source) || isAtToldIn(source, first.word))) return [];
        const stretch = { start: first.start, end: last.end };
        const why = messages.message('ofSomethingElse', { words: claim.text.slice(first.start, last.end) });
        return [refuse(claim, stretch, 'employer', why, messages.message('whereItHappened'))];
      });
