import { claimWord } from '#engines/lexicon/index.ts';
import { isOfOthers } from '#engines/claims/standing/others.ts';
import type { Claim } from '#engines/claims/context.ts';
import { meets } from '#engines/claims/context.ts';
import type { Stretch } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { isAboutEmployer, isFormula, NO_NEWS, OFFERS } from './employer.ts';
import { withoutTitle } from './posting-title.ts';
import { WISH, LEARNS, ASKING, TO_EMPLOYER, GENERAL, SOMEONE } from './wording.ts';
import type { Clause, Sentence } from '#engines/claims/language/clauses.ts';

const NEGATION =
  /\b(?:not|neither|never|no|without|nor|none|cannot|yet to|rather than|instead of|new to me|new field|ni|n'ai|n'ait|n'est|n'etais|n'etait|ne|jamais|aucune?|sans|pas|nouveau pour moi|nouvelle pour moi|plutot que)\b|n't\b/;
const WHOLE =
  /\b(?:new to me|a first for me|une premiere pour moi|pour moi une premiere|my first time|new (?:field|tool|area|ground) (?:for|to) me|nouve(?:au|lle) pour moi|yet to|know (?:very )?little|still (?:learning|have to learn|need to learn|have much to learn)|(?:little|limited|no direct) experience|connais (?:tres )?peu|peu d'experience|reste a apprendre|apprends (?:encore|en ce moment)|have not|haven't|has not|did not|do not|don't|am not|would be new|(?:is|are|was|were) not (?:part|something|among|in my|one of)|(?:is|are) still to|still have to|must still|n'ai (?:pas|jamais)|ne (?:connais|maitrise|possede) pas|n'a pas|(?:would|will|'d|shall) (?:need|have|want) to learn|(?:lies?|lie|is|are|be) (?:still )?ahead of me|nor (?:am|have|do|did|can) i|not yet|remains? to be|stops? (?:at|short|with)|s'arret\w+ (?:a|au|aux|la)\b|would be (?!easy|simple|natural|nothing|familiar|no )(?:[\p{L}]+ ){0,3}(?:for|to) me\b|serai(?:t|ent) (?!facile|simple|naturel)(?:[\p{L}]+ ){0,3}pour moi\b|(?:is|are|was|were) not my\b|(?:n'est|n'etait|ne sont) (?:pas|guere) m(?:on|a|es)\b|(?:is|are) on my list\b|know (?:\w+ )?only (?:from|by|through)|connais que de nom|only (?:from|by) (?:reading|name)|sur ma liste\b|is something i have (?:not|never)|domaine que je connais peu|outside my experience|next (?:one |step )?on my list|still on my list|pas encore|devant moi|(?:en dessous|au-dessous|below|short) (?:d[eu]s?|of|the|what) (?:[\p{L}\d'-]+ ){0,6}?(?:que vous|you)\b|below the [^.;]* you\b|j'aurais a apprendre|m'est (?:encore )?etrang\w+|(?:me manque\w*|manque\w* (?:encore )?a m(?:on|a|es))\b|(?:is|are) missing from my)\b/u;
/** A denial that takes up again what stands before it. */
const RESUMED = /\b(?:n'en|n'y|ne l'|ne (?:le|la|les) )[^.;]*\b(?:pas|jamais|guere)\b/;
/** Negations that boast: what did not go wrong is a claim. */
const BOAST =
  /\b(?:never|no|not|without|zero|jamais|aucune?|sans|pas)\b[^.;]*\b(?:miss\w*|late|fail\w*|errors?|complaints?|accidents?|injur\w*|incidents?|absen\w*|los[te]\w*|sick|mistakes?|refus\w*|turn(?:ed)? down|defaults?|downtime|outages?|only|just|seulement|retard|erreurs?|plaintes?|rat\w*|manque\w*|quit|stop\w*|afraid)\b/;

/** A negation that claims: "X is no stranger to me", "ne m'est pas étranger". */
const LITOTES =
  /\b(?:not|no|hardly|never|pas|nullement|guere|loin d'etre)\b[^.;,]{0,16}\b(?:etrang\w+|inconnu\w*|unfamiliar|foreign|strangers?|unknown)\b/;

export const clauseAt = (
  claim: Claim,
  place: Stretch,
): { sentence: Sentence; clause: Clause; index: number } | null => {
  for (const sentence of claim.sentences) {
    const index = sentence.clauses.findIndex((clause) => meets(clause, place));
    const clause = sentence.clauses[index];
    if (clause !== undefined) return { sentence, clause, index };
  }
  return null;
};

/** What begins a clause that only says more of a thing: "Tachograph work, which your advert mentions, I have not done". */
const RELATIVE = /^(?:which|that|who|qui|que|dont)$/;
/** Words of a clause that has nothing but its verb: "I have not done". */
const MOST_OF_A_VERDICT = 5;

/** Whether a clause says of what stands before it that the person has not done it. */
const isVerdict = ({ joint, text, words }: Clause): boolean =>
  (joint === 'i' || (joint === ',' && /^i\b/.test(fold(text)) && words.length <= MOST_OF_A_VERDICT)) &&
  WHOLE.test(fold(text));

const FIRST_PERSON =
  /(?:^|\s)(?:i|i've|i'm|i'd|me|my|mine|we|our|je|mon|ma|mes|moi|nous|notre|nos)\b|(?:^|\s)[jm]'/;

/** Whether a stretch stands in a clause that admits what the person has not done or does not know. */
export function isGap(claim: Claim, place: Stretch): boolean {
  const at = clauseAt(claim, place);
  if (at === null) return false;
  const text = fold(at.clause.text);
  if (BOAST.test(text) || NO_NEWS.test(text) || LITOTES.test(text)) return false;
  if (isOfOthers(claim, at.clause)) return true;
  if (WHOLE.test(text) || /\bmy [\p{L} ]{2,30} (?:is|are) not\b/u.test(text)) return true;
  const found = NEGATION.exec(text);
  if (found && at.clause.start + found.index < place.end) return true;
  // "I have not used Kafka, Flink or Spark": a list goes on without a verb of its own.
  const before = at.sentence.clauses[at.index - 1];
  // So does what a relative clause says of it: "a residence with people who have dementia".
  const listed =
    /^(?:and|or|nor|ou|ni|,|who|that|which|where|qui|dont)$/.test(at.clause.joint) &&
    !FIRST_PERSON.test(text);
  if (before !== undefined && listed && WHOLE.test(fold(before.text)) && !BOAST.test(fold(before.text)))
    return true;
  // "Payroll is something I have yet to learn".
  const goesOn = at.sentence.clauses.slice(at.index + 1).find(({ joint }) => !RELATIVE.test(joint));
  if (goesOn !== undefined && isVerdict(goesOn) && !FIRST_PERSON.test(text)) return true;
  // "Du pain bio, je n'en ai jamais fait": what stands before is taken up again.
  if (goesOn !== undefined && RESUMED.test(fold(goesOn.text)) && !FIRST_PERSON.test(text)) return true;
  // "CRRT and ECMO would be new to me": what comes before the verdict.
  const after = at.sentence.clauses[at.index + 1];
  return (
    after !== undefined &&
    /^(?:and|et|or|ou|,)$/.test(after.joint) &&
    /\b(?:would be|are|is|seraient|serait) new\b|nouve\w+ pour moi|\b(?:are|is|were|was) not (?:part|something|among|in my)\b|i (?:have yet|still have)/.test(
      fold(after.text),
    ) &&
    !FIRST_PERSON.test(text)
  );
}

/** "Lending 200,000 items a year must keep a branch lively": talk of the posting's own doings and numbers. */
function isTalkOf(claim: Claim, sentence: Sentence): boolean {
  const vocabulary = claim.posting?.vocabulary;
  const [head] = sentence.words;
  if (vocabulary === undefined || !/^\p{Lu}\p{Ll}+ing$/u.test(head?.raw ?? '')) return false;
  return (
    (vocabulary.stems.has(head?.stem ?? '') || vocabulary.words.has(head?.word ?? '')) &&
    /\b(?:must|leaves?|takes?|needs?|makes?|keeps?|sounds?|would|is|are)\b/.test(fold(sentence.text)) &&
    sentence.words.every(({ raw, word }) => !/\d/.test(raw) || vocabulary.words.has(word))
  );
}

/** What says of the person what the same sentence asks for: "… someone who knows leather, and I do", "I meet your requirement of". */
const TAKES_UP = claimWord(
  'letter: takes up',
  /\b(?:(?:and|which|as|so|that) (?:i (?:do|am|have|can|did|was)|(?:do|am|have|can|did) i)(?: too| also| indeed)?|(?:that is|that's) me|c'est (?:\p{L}+ )?mon cas|moi aussi)\s*(?=[.,;:!]|$)/u,
);

/** Whether a clause wishes, applies or thanks. */
export const isWish = (claim: Claim, place: Stretch): boolean =>
  claim.place.kind === 'letter' && WISH.test(fold(clauseAt(claim, place)?.clause.text ?? ''));

/** Whether a clause names or repeats the posting, or wishes and thanks, and claims nothing of the person. */
export function isFrame(claim: Claim, place: Stretch): boolean {
  const at = clauseAt(claim, place);
  if (at === null || claim.place.kind !== 'letter') return false;
  const text = fold(at.clause.text);
  const whole = fold(at.sentence.text);
  if (NO_NEWS.test(whole) || TAKES_UP.test(whole)) return false;
  if (isFormula(whole) || isAboutEmployer(claim, place)) return true;
  const asks =
    ASKING.test(fold(at.sentence.text)) &&
    !/\b(?:i|my)\s+(?:have|am|hold|led|did|can|know|was|worked|built|managed|ran|speak)\b/.test(text);
  if (asks && !FIRST_PERSON.test(text)) return true;
  if (
    !/\b(?:i|my|we|our|je|mon|ma|mes)\b|j'/.test(fold(at.sentence.text)) &&
    (GENERAL.test(text) || isTalkOf(claim, at.sentence))
  )
    return true;
  if (WISH.test(text) || LEARNS.test(text)) return !OFFERS.test(withoutTitle(claim, text).replace(WISH, ''));
  if (FIRST_PERSON.test(text)) return false;
  // "Teaching others is work I would be proud of": the wish comes after.
  const wished = at.sentence.clauses[at.index + 1];
  if (
    wished?.joint === 'i' &&
    WISH.test(fold(wished.text)) &&
    /\b(?:is|are|would be|est|sont|serait)\b/.test(text)
  )
    return true;
  const previous = at.sentence.clauses[at.index - 1];
  if (
    previous !== undefined &&
    WISH.test(fold(previous.text)) &&
    /^(?:that|to|where|which|because|,|and|i)$/.test(at.clause.joint) &&
    !OFFERS.test(text)
  )
    return true;
  // "A 180-room, unionised house would be a step up": a comma within what is looked at.
  const joined = wished?.joint === ',' && !FIRST_PERSON.test(fold(wished.text)) ? fold(wished.text) : '';
  if (/\b(?:would be|serait|seraient)\b/.test(`${text} ${joined}`) && !SOMEONE.test(text)) return true;
  if (TO_EMPLOYER.test(text)) return !SOMEONE.test(text);
  const company = claim.posting?.company.words;
  const opening = at.clause.words.slice(0, 10);
  const titleWords = new Set(fold(claim.posting?.posting.title ?? '').match(/[\p{L}]+/gu) ?? []);
  const [head, second] = [opening[0]?.word ?? '', opening[1]?.word ?? ''];
  const names = (word: string) => word.length > 2 && (company?.has(word) === true || titleWords.has(word));
  const subject = names(head) || (/^(?:the|le|la|a|an|un|une)$/.test(head) && names(second));
  const next = at.sentence.clauses[at.index + 1];
  return (
    subject &&
    at.index === 0 &&
    !SOMEONE.test(text) &&
    !/^(?:having|as|since|at|while|in|with)$/.test(head) &&
    !(next === undefined && /\b(?:taught|trained|gave|promoted|hired)\b/.test(text))
  );
}
