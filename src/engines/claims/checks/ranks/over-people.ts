import { claimWord } from '#engines/lexicon/index.ts';
import { isFrame, isGap } from '#engines/claims/checks/letters/letter.ts';
import { refuse } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import { text as messages } from '#engines/claims/messages.ts';
import { isTitleWord } from './held-titles.ts';

/** A verb that puts the person above others, with whom it is told of: "led the finance team", "oversaw a controller". */
const OVER =
  /\b(?:led|leads?|leading|oversaw|oversees?|overseeing|supervis\w+|manag(?:e|es|ed|ing)|direct(?:s|ed|ing)|head(?:s|ed|ing)|encadr\w+|dirig\w+|ger(?:e|ee|er|ais|ait))\s(?:(?:the|an?|my|our|its|their|une?|la|le|les|des|du|mon|mes|ses|of|up|to)\s|l'|d')?((?:[\p{L}\d-]+\s?){1,3})/gu;
const TEAM = /^(?:teams?|crews?|staff|squads?|brigades?|personnel|equipes?)$/;
const WORKERS = claimWord(
  'over people: workers',
  /\b[\p{L}-]{3,}(?:ers|ors|ists|ants|eurs|euses|istes|iens|iennes)\b/u,
);
/** How a fact names somebody beside, above or before whom the person worked, and not under them. */
const NOT_UNDER =
  /\b(?:with|for|under|to|by|beside|alongside|avec|pour|sous|aupres|par)\s(?:[\p{L}'-]+\s){0,3}$/u;

const TELLING = /^(?:highlights|summary|description|position|label)$/;

/** Whether every value that names somebody tells only of work beside or for them. */
function isOnlyBeside(who: string, sources: readonly Source[]): boolean {
  const named = sources.flatMap(({ text }) => {
    const folded = fold(text);
    const at = folded.search(new RegExp(`\\b${who}\\b`));
    return at < 0 ? [] : [folded.slice(0, at)];
  });
  return named.length > 0 && named.every((before) => NOT_UNDER.test(before));
}

const ENDS =
  /^(?:through|for|in|at|on|to|from|of|with|and|or|by|during|over|who|that|as|et|ou|a|au|dans|pour|par|avec|de|du|des|qui|en)$/;

/** The words of what a verb is told of, as far as the next preposition. */
function objectOf(people: string): string[] {
  const words = people.trim().split(/\s+/);
  const end = words.findIndex((word) => ENDS.test(word));
  return words.slice(0, end < 0 ? undefined : end).filter((word) => word.length > 2);
}

/** People somebody is told to have led, where no fact of the place tells of people under them. */
export const checkOverPeople: Check = (claim) =>
  /^(?:told|letter|summary)$/.test(claim.place.kind)
    ? Array.from(fold(claim.text).matchAll(OVER)).flatMap(({ 0: span, 1: people = '', index }) => {
        const stretch = { start: index, end: index + span.length };
        return objectOf(people).some((who) => isLed(claim, who, stretch)) ? [refusalOf(claim, stretch)] : [];
      })
    : [];

function isLed(claim: Claim, who: string, stretch: Stretch): boolean {
  if (isFrame(claim, stretch) || isGap(claim, stretch)) return false;
  const telling = claim.place.sources.filter(({ field }) => TELLING.test(field));
  if (telling.some(({ text }) => DENIES_REPORTS.test(fold(text))) && (TEAM.test(who) || isTitleWord(who)))
    return true;
  if (TEAM.test(who)) return !telling.some((source) => isOfPeopleLed(source));
  return isTitleWord(who) && isOnlyBeside(who, telling);
}

/** Who says that nobody reported to them led nobody there. */
const DENIES_REPORTS =
  /\b(?:no|without|never|not|aucune?|sans|pas de) (?:\p{L}+ ){0,3}?(?:direct reports?|reports?|subordo\w+|supervis\w+|management|encadr\w+|hiring)\b/u;

const LED = claimWord('over people: led');
/** One person is no team. */
const ONE_PERSON =
  /\b(?:one|1|an?|une?)\s(?:[\p{L}-]+\s){0,2}(?:stagiaire|apprentie?|student|intern|trainee|assistant|helper|clerk|colleague|representative)\b/u;

/** Whether a value tells of people whom the person led in some way. */
function isOfPeopleLed({ text, field }: Source): boolean {
  const folded = fold(text);
  if (/^(?:position|label)$/.test(field)) return LED.test(folded);
  return LED.test(folded) && WORKERS.test(folded.replace(ONE_PERSON, ''));
}

const refusalOf = (claim: Claim, stretch: Stretch) =>
  refuse(claim, stretch, 'scope', messages.message('notUnderYou'), messages.message('asProfileSays'));
