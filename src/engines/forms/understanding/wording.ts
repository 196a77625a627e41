import { wordAloneFor, wordFor } from '#engines/lexicon/index.ts';
import { fold, plainWords } from '#engines/text/index.ts';

const LABEL_CHARACTERS = 600;

/** A word that says no, in the plain words of a choice. */
export const DENIED = wordFor('choices: denied');

/** Words in brackets that say whether an answer is wanted; alone and last a letter does: "(M)" for what is mandatory. */
const MARK_OF_DUTY =
  /\((required|mandatory|compulsory|optional|obligatoire|requise?|facultati(f|ve)|optionnel(le)?)\)|\((m|r)\)\s*$/g;

/** The same as a word behind the end of a question: "When can you start? required"; "Notice required" asks for something. */
const DUTY_BEHIND =
  /(?<=[?!:*]\s*)(required|mandatory|optional|obligatoire|requise?|facultati(f|ve)|pflichtfeld|optionnel(le)?)\s*\*?$/;

/** Signs of duty behind a label, which say nothing of what it asks: "Name (*)", "Name ●", "Name (required)". */
const SIGNS =
  /[\s:]*(?:[*✱∗●•]+|[([]\s*(?:[*✱∗●•]+|required|mandatory|compulsory|optional|obligatoire|requise?|facultati(?:f|ve)|optionnel(?:le)?)\s*[)\]])\s*$/iu;

/** A label without the signs of duty behind it. */
export const withoutMarks = (label: string): string => label.replace(SIGNS, '');

/** The feminine or plural that French writes in brackets behind a word: "résident(e)", "citoyen(ne)". */
const INFLECTION = /(?<=\p{L})\((?:e|ne|es|s|le|se|ve|fe|re|trice|rice|euse)\)/gu;

/** A label for comparing: its plain words, without marks of duty ("*", "(required)"). */
export function plainLabel(label: string): string {
  const words = fold(label.slice(0, LABEL_CHARACTERS)).replaceAll(INFLECTION, '').replace(DUTY_BEHIND, '');
  return plainWords(words.replace(MARK_OF_DUTY, ' '), '%+#');
}

const YES = wordAloneFor('wording: yes');
const NO = wordAloneFor('wording: no');

/** What a choice or an answer says to a yes-or-no question, null when it is neither ("Yes, but…" is null). */
export function yesOrNo(text: string): boolean | null {
  const plain = plainLabel(text);
  return YES.test(plain) ? true : NO.test(plain) ? false : null;
}

/** The same for a choice in a whole sentence: "Yes, I am authorized" is yes, "No, I will need a visa" is no. */
export function leaning(text: string): boolean | null {
  const exact = yesOrNo(text);
  if (exact !== null) return exact;
  const start = /^(yes|oui|ja|no|non|nein)\b/.exec(plainLabel(text))?.[1];
  return start === undefined ? null : /^(yes|oui|ja)$/.test(start);
}

const WITHOUT_SPONSOR =
  /\b(without|sans)\b.{0,60}(sponsor|visa|parrain|permi|commandit|soutien)|\b(not|never|no|don t|doesn t|won t)\b.{0,25}(require|need|sponsor)|(ne|n) (\w+ ){0,3}(pas|aucun\w*)\b/;
const NEVER = wordFor('wording: never');
const NEGATED = wordFor('wording: negated', /^i (do|am|have|will|would|can) ?not\b|^je ne\b/);

/** Whether a yes to this wording denies what the topic asks: "able to work without sponsorship", "I have never been…". */
export function isInverted(topic: string, label: string): boolean {
  const plain = plainLabel(label);
  if (topic.startsWith('sponsorship.required')) return WITHOUT_SPONSOR.test(plain);
  if (topic.startsWith('criminal.') || topic.startsWith('dismissed_')) return NEVER.test(plain);
  return NEGATED.test(plain);
}

const DECLINE = wordFor(
  'wording: decline',
  /not (to )?(disclose|say|specify|answer|(self )?identify(?! (as|with)\b))/,
);

/** Whether a choice declines to answer, in English, French or German. */
export const isDecline = (text: string): boolean => DECLINE.test(plainLabel(text));

/** What "move" may be followed by where somebody is to live elsewhere: a place, a way or nothing. */
const MOVES_SOMETHING =
  /\bmov(?:e|ing) (?!(?:to|there|here|closer|nearer|house|home|abroad|overseas|elsewhere|away|anywhere|back|up|down|in|into|near|within|from|for|if|as|or|and|but|across|out|on|by|before|after|at|with|your|my|because|when|should|permanently|temporarily|immediately|cities|city|towns?|states?|provinces?|countr\w+|regions?|household)\b)\w/;

/** Whether folded words tell of something that is carried: who can move pianos need not want to move there. */
export const movesSomething = (text: string): boolean => MOVES_SOMETHING.test(text);
