import { isWish } from '#engines/claims/checks/letters/letter.ts';
import { meets } from '#engines/claims/context.ts';
import type { Claim } from '#engines/claims/context.ts';
import { entriesTold } from '#engines/claims/profile/told.ts';
import { fold } from '#engines/text/index.ts';
import { wordsOf } from '#engines/claims/language/words.ts';
import type { Word } from '#engines/claims/language/words.ts';
import { stem } from '#engines/language/index.ts';
import { isGeneric, isNeutral } from '#engines/claims/lexicon/lexicon.ts';
import type { Refusal } from '#engines/claims/verdict.ts';
import { frenchRoles, roleNouns } from '#engines/lexicon/index.ts';
import { heldTitles, high, isTitleWord, judge, partsOf } from './held-titles.ts';
import { isStandIn } from './ranks.ts';

const AS =
  /(?:\bas (?:an? |the )?(?:only |sole )?|\ben tant que |\ba titre d(?:e |')|\bcomme |\b(?:i am|i was|i became|i have been|i've been|je suis|j'ai ete|j'etais) (?:an? |the |une? |la |le )?)([\p{L}][\p{L}' -]{2,50}?)(?=\s+(?:at|in|under|sous|for|of|since|from|with|to|over|who|where|is|was|has|had|chez|a|au|aux|depuis|de|dans|pour|je|j'|i|and|et|now|during|pendant)\b|[.,;:)]|$)/gu;
const NOT_A_TITLE =
  /^(?:no|zero|aucune?|part|much|many|well|soon|long|far|your|you|vous|votre|possible|asked|described|result|writing|applying|interested|glad|happy|eager|keen|looking|pleased|able|ready|still|fully|comfortable|titulaire|one|it|if|intermediaire|proud|used|second|my|i|we|they|mes|mon|ma|on|responsible|responsable d(?:u|e|es)|bilingual|bilingue|fluent|not|new|from|with|available|a la|a l)\b/;

/** What anybody may be: no post that somebody held. */
const NOBODY =
  /^(?:customer|client|reader|parent|mother|father|neighbour|neighbor|newcomer|resident|citizen|child|teenager|visitor|patient|person|worker|listener|learner|player|thinker|starter|finisher|friend|colleague|voisine?|mere|pere|cliente|lecteur|lectrice|citoyenne?|personne|collegue|amie?)s?$/;

/** Whether a title is none: "a careful worker", "a customer". */
function isNobody(title: string): boolean {
  const words = title.split(/\s+/).filter((word) => word !== '');
  return (
    NOBODY.test(words.at(-1) ?? '') && words.slice(0, -1).every((word) => isGeneric(word) || isNeutral(word))
  );
}

/** Whether a value has all of the words, next to each other. */
const isNamedIn = (words: readonly Word[], value: string): boolean =>
  wordsOf(value, stem).some((_, at, all) =>
    words.every(({ stem: own }, step) => all[at + step]?.stem === own),
  );

/** Whether somebody held a title for a time, as the text says too. */
function isActing(words: readonly Word[], held: readonly string[]): boolean {
  const title = words.filter(({ word }) => !/^(?:acting|interim|interimaire|stand-in)$/.test(word));
  return held.some((value) => isStandIn(fold(value)) && isNamedIn(title, value));
}

/** "Head chef since 2019, …": a title before the rest. */
const BESIDE =
  /(?:^|[.;:]\s+)((?:(?!(?:i|we|have|has|was|been|who|that|je|j'ai|nous|qui|que|membre|member)\b)[\p{L}'-]+\s){0,4}?(?!have|been)[\p{L}'-]+)(?=,?\s+(?:since|depuis)\s)/gu;
const LASTS =
  /^[^.;]{0,40}?\b(?:since|depuis|(?:from|de) (?:\p{L}+ )?(?:19|20)\d\d|for (?:\S+ )?(?:\S+ )?years?)\b/u;

/** How often or how long, after a title. */
const OFTEN =
  /\s(?:(?:once|twice|thrice|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|several)\b.*|when\b.*|every\b.*|each\b.*|quand\b.*|chaque\b.*|today|now|myself|ever|already)$/u;

/** What stands before the title of somebody else: "covered for the head chef". */
const OF_OTHERS =
  /\b(?:for|to|by|par|with|under|beside|assist\w*|help\w*|support\w*|shadow\w*|replac\w*|remplac\w*|accompan\w*|accompagn\w*|suivi\w*|follow\w*|aupres|avec|sous|aide[rz]?|appuy\w*)\s(?:the|an?|our|her|his|du|de la|de l'|le|la|l'|un|une)?\s?(?:[\p{L}-]+\s)?$/u;

/** Whether what stands at a place of a value is somebody beside whom, or for whom, something was done. */
export const isAfterOther = (value: string, at: number): boolean => OF_OTHERS.test(fold(value).slice(0, at));

/** Whether a value names a title as somebody else's. */
export function isOfOthers(title: string, value: string): boolean {
  const at = fold(value).indexOf(title);
  return at > 0 && OF_OTHERS.test(fold(value).slice(0, at));
}

/** Whether a value names a title as the person's own. */
const isOwnIn = (words: readonly Word[], title: string, value: string): boolean =>
  isNamedIn(words, value) && !OF_OTHERS.test(fold(value).split(title)[0] ?? '');

/** Whether a title is the posting's, in a clause that wishes for it: "I would be glad to start as a keyholder". */
function isWishedFor(claim: Claim, words: readonly Word[]): boolean {
  const [first] = words;
  const title = claim.posting?.posting.title ?? '';
  return first !== undefined && isNamedIn(words, title) && isWish(claim, first);
}

/** The titles held, and what bullets tell, at the jobs that the clause of some words names; of all jobs where it names none. */
function titlesFor(claim: Claim, [first]: readonly Word[]): { own: string[]; stated: string[] } {
  const sentence = first === undefined ? undefined : claim.sentences.find((one) => meets(one, first));
  const clause = sentence?.clauses.find((one) => first !== undefined && meets(one, first));
  const named = entriesTold(claim, sentence, clause).filter(({ section }) => section === 'work');
  const sources = named.length === 0 ? claim.known.sources : named.flatMap((entry) => entry.sources);
  const titles = sources.filter(({ field }) => field === 'position').flatMap(({ text }) => partsOf(text));
  return {
    own: named.length === 0 ? heldTitles(claim) : titles,
    stated: sources
      .filter(({ field, section }) => field === 'highlights' && section === 'work')
      .map(({ text }) => text),
  };
}

/** Titles told in sentences: "as head chef", "en tant que conseillère". */
export function toldTitles(claim: Claim): Refusal[] {
  const text = fold(claim.text);
  return [...text.matchAll(AS), ...text.matchAll(BESIDE)].flatMap((match) => {
    // "As shift supervisor six times": how often is no part of the title.
    const title = (match[1] ?? '').replace(OFTEN, '');
    if (NOT_A_TITLE.test(title) || isNobody(title)) return [];
    const start = match.index + match[0].length - (match[1] ?? '').length;
    const words = claim.words.filter((word) => word.start >= start && word.end <= start + title.length);
    // "Door-operator checks since 2022" are no post: in English a title ends with what somebody is, in French it begins so.
    const [head, last] = [words[0]?.word ?? '', words.at(-1)?.word ?? ''];
    if (
      !(
        isTitleWord(last) ||
        roleNouns.has(last) ||
        frenchRoles.has(head) ||
        words.some(({ word }) => high.has(word))
      )
    )
      return [];
    if (!words.some(({ word }) => isTitleWord(word) || roleNouns.has(word)) || isWishedFor(claim, words))
      return [];
    const { own, stated } = titlesFor(claim, words);
    // What a bullet calls somebody is no title held over years.
    const lasts = LASTS.test(text.slice(start + title.length));
    const acts = isStandIn(text);
    // A bullet's own words may be left out; a title's may not.
    if (!lasts && stated.some((bullet) => isOwnIn(words, title, bullet))) return [];
    if (acts && isActing(words, [...own, ...stated])) return [];
    const ranks = words.filter(({ word }) => isTitleWord(word));
    const tells = stated.filter(
      (bullet) =>
        (!isNamedIn(words, bullet) || isOwnIn(words, title, bullet)) &&
        !ranks.some(({ word }) => isOfOthers(word, bullet)),
    );
    return judge(claim, words, { held: lasts ? own : [...own, ...tells] });
  });
}
