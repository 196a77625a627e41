import { isIrregular } from '#engines/claims/checks/words/unit-kinds.ts';
import { organisationWords } from '#engines/lexicon/index.ts';

/** What joins a part to the one before, and what somebody's own words begin with. */
const JOINED = '(?:(?:and|but|while|whereas|et|mais|tandis que|alors que) )?';
const ARTICLE =
  "(?:(?:the|an?|another|our|its|their|some|one|two|three|other|la|le|les|une?|des|deux|trois|notre|nos|leurs?|d'autres|autres?) |l')";
/** What no person or body is: a time at which something was done. */
const TIME =
  /^(?:matin|soir|nuit|jour|journee|hiver|ete|semaine|week|day|night|morning|evening|year|annee)s?$/;
/** Words that end as verbs do and are none. */
/** What leads from one thing to another, and from no subject to its verb. */
const LINKS = /^(?:par|de|du|des|a|au|aux|dans|sur|pour|en|avec|sans|chez|et|ou|que|qui|sous|vers|by|of)$/;
const NO_VERB =
  /^(?:as|across|towards?|besides|its|this|his|perhaps|plus|moins|dans|sans|chez|entre|une?|elle|quelle|telle|contre|de|le|la|les|ne|que)$/;

const BEFORE_PRONOUN = new RegExp(
  `^${JOINED}${ARTICLE}((?:[\\p{L}\\d&'-]+ ){1,5}?)([\\p{L}]{2,}) (?:up |off |out |over )?(?:it|them|these|those)(?![\\p{L}'’])`,
  'u',
);
const AFTER_PRONOUN = new RegExp(
  `^${JOINED}${ARTICLE}((?:[\\p{L}\\d&'-]+ ){1,5}?)(?:les? |la |l'|s'en |s'y )(?:a |ont |avait |avaient )?([\\p{L}]{3,})(?![\\p{L}'’])`,
  'u',
);
/** Somebody or some body, and a verb that stands for the person's own or takes a thing up as theirs: "a colleague did the Romanian one". */
const DOES = new RegExp(
  `^${JOINED}${ARTICLE}((?:[\\p{L}\\d&'-]+ ){1,5}?)(?:does|did|do|handles?|handled|looks? after|looked after|t(?:akes?|ook) (?:on |over |care of )?|covers?|covered|(?:a |ont |avai(?:t|ent) )?(?:fait|font|fai(?:sait|saient)|assur(?:e|ait|ent|aient)|gere(?:nt)?|gerai(?:t|ent)|pren(?:d|ait|nent|aient)|pris)|s'(?:est |etait )?occup(?:e|ait|ent|aient) d(?:e|es|u)|s'occup(?:e|ait|ent) d') ?(?=[\\p{L}'])`,
  'u',
);

const isFiniteEnglish = (word: string): boolean =>
  !NO_VERB.test(word) && (/(?:[^s]s|ed)$/.test(word) || isIrregular(word));
const isFiniteFrench = (word: string): boolean =>
  !NO_VERB.test(word) && /(?:e|ent|ait|aient|it|is|us|ut|d|t|u)$/.test(word);

const nouns = (subject: string): string[] => subject.trim().split(' ');
const isBody = (subject: string, isAgent: (word: string) => boolean): boolean =>
  nouns(subject).some((word) => isAgent(word) || organisationWords.has(word));

/**
 * The head of the subject of its own that a folded part of a value begins with and that does something to what the part before tells of: "the
 * state lab analyzes them", "le labo les analyse"; none where it has none. What somebody did themselves has no subject, or says "I".
 */
export function otherSubject(text: string): readonly string[] {
  const [, before = '', english = ''] = BEFORE_PRONOUN.exec(text) ?? [];
  if (before !== '' && isFiniteEnglish(english)) return nouns(before).slice(-1);
  const [, subject = '', french = ''] = AFTER_PRONOUN.exec(text) ?? [];
  const isOne =
    subject !== '' &&
    !LINKS.test(nouns(subject).at(-1) ?? '') &&
    isFiniteFrench(french) &&
    !nouns(subject).some((word) => TIME.test(word));
  return isOne ? nouns(subject).slice(0, 1) : [];
}

/** Whether a folded part tells what somebody else did instead, by a verb that says nothing of its own: whatever it names is theirs. */
export function isDoneInstead(text: string, isAgent: (word: string) => boolean): boolean {
  const [, subject = ''] = DOES.exec(text) ?? [];
  return subject !== '' && isBody(subject, isAgent);
}

/** A thing, and who does it: "the radiographs are taken by an outside lab", "le bateau est piloté par un matelot". */
const DONE_BY =
  /\b(?:is|are|was|were|been|be|est|sont|etai(?:t|ent)|ete|fut|furent) (?:[\p{L}]+(?:ly|ment) )?([\p{L}-]+) (?:up |off |out )?(?:by|par) (?!(?:me|myself|us|hand|moi|nous|mes|mon|ma|nos|notre)(?![\p{L}]))((?:the|an?|another|our|its|la|le|les|l'|une?|notre|nos|des|d'autres|(?:mr?|mme|mrs|ms|dre?|prof)\.?) ?)((?:[\p{L}'-]+)(?: [\p{L}-]+)?)/u;

/** A deed as a thing, and who does it: "prises de vue par un prestataire", "wiring by an electrician". */
const DEED_BY =
  /^(?:[\p{L}'’-]+ ){1,5}?(?:by|par) (?:an?|the|another|une?|la|le|l'|des|our|notre) ?([\p{L}-]+)(?: [\p{L}-]+){0,2}\s*$/u;
/** Things by which something is done, named as those who do something are. */
const TOOL =
  /(?:ordinateur|tracteur|moteur|scanneur|computer|printer|scanner|tractor|motor|letter|paper|order|number|courrier|papier|atelier|metier|chantier|quartier)s?$/;
const DOER = /(?:ataire|ateur|atrice|eur|euse|iere?|iste|ant|ante|ienne?|er|or|ist|ian|man|ee)s?$/;

/** Who does the deed that a folded part names as a thing; none where it tells of nobody. */
export function doerOfDeed(text: string, isAgent: (word: string) => boolean): readonly string[] {
  const [, who = ''] = DEED_BY.exec(text) ?? [];
  const isDoer = isAgent(who) || organisationWords.has(who) || (DOER.test(who) && !TOOL.test(who));
  return who !== '' && isDoer ? [who] : [];
}

const OWN_TEAM = /^(?:teams?|crews?|squads?|equipes?|brigades?|groups?|groupes?|staff|personnel)$/;

/** Who does the thing that a folded part is about; none where it tells of nobody. */
export function doerIn(text: string): readonly string[] {
  const [, verb = '', , who = ''] = DONE_BY.exec(text) ?? [];
  // What the person's own team does they may have done.
  if (nouns(who).some((word) => OWN_TEAM.test(word) || TOOL.test(word))) return [];
  return /(?:ed|en|wn|d|t|[ei]e?s?|ue?s?|ite?s?|erte?s?)$/.test(verb) ? nouns(who) : [];
}

/** What a piece is about, before it is said that it is not the person's: "casework is not done by me", "le graissage n'est pas de mon ressort". */
const NOT_MINE =
  /^[^,;:()]*?(?:\b(?:is|are|was|were|isn't|aren't|wasn't|weren't)(?: not|(?<=n't)) (?:(?:\p{L}+ )?by me\b|mine\b|my |me\b|part of (?:my|the|this) |in my |(?:done|handled|covered|included) (?:here|by us)\b)|\b(?:n'es?t|n'etai(?:t|ent)|ne sont) pas (?:(?:\p{L}+ )?par moi\b|moi\b|a moi\b|de mon |de ma |mon |ma |mes |le mien|la mienne|les miens))/u;

/** Whether a folded part says of the thing it begins with that it is not the person's to do. */
export const isNotMine = (text: string): boolean => NOT_MINE.test(text);
