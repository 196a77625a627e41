import { postingWord } from '#engines/lexicon/index.ts';
import { SMALL_NUMBER, smallNumber } from '#engines/postings/facts/text/numbers.ts';
import { quote, type Passage } from '#engines/postings/facts/text/passages.ts';
import {
  KINDS,
  TOPIC,
  LABEL,
  FIRM_LABEL,
  FULL_HOURS,
  LENGTH,
  MONTHS_OF_WORK,
  OTHERS,
  type EmploymentType,
} from './employment.data.ts';

/** The kind of employment a text names, with its words. */
export interface EmploymentSaid {
  type: EmploymentType;
  span: string;
}

const HOURS = new RegExp(
  String.raw`\b(${SMALL_NUMBER})(?:(?: ?(?:-|to|a|or|ou) ?)(${SMALL_NUMBER}))?(?:\.\d+)?[ -]?(?:hours?|hrs?|h|heures)\b ?(?:of work )?(?:\/|per|a|each|every|par|weekly|hebdo)? ?(?:week|wk|semaine|sem)?`,
);
/** "Hours: 18 per week". */
const HOURS_BEFORE = new RegExp(
  String.raw`\b(?:hours?|heures)[^.;\d]{0,12}\b(${SMALL_NUMBER})(?: ?(?:-|to|a) ?(${SMALL_NUMBER}))? (?:per|a|par) (?:week|semaine)`,
);
const HOURS_WEEKLY = /(?:\/|per|a|each|every|par) ?(?:week|wk|semaine|sem)\b|weekly|hebdo/;

const SURELY = 5;

interface Weighed extends EmploymentSaid {
  /** The sentence that names it, flat. */
  words: string;
  score: number;
}

/** The kind of employment a text names; null when it names none. */
export function employmentIn(passages: readonly Passage[]): EmploymentSaid | null {
  let best: Weighed | null = null;
  for (const passage of passages) {
    const found = said(passage);
    // An internship is one however long its contract.
    if (found?.type === 'internship' && found.score >= SURELY) found.score += SURELY;
    if (found !== null && found.score > (best?.score ?? 0)) best = found;
  }
  if (best === null) return monthsSaid(passages) ?? hoursSaid(passages) ?? daysSaid(passages);
  const lasting = best.type === 'full_time' && !FULL_HOURS.test(best.words);
  const hours = lasting ? (hoursSaid(passages) ?? daysSaid(passages)) : null;
  return hours?.type === 'part_time' ? hours : { type: best.type, span: best.span };
}

/** "Full-time and part-time hours available; this posting is for full-time". */
const THIS_ONE =
  /\b(?:this|the present) (?:posting|position|job|role|opening|vacancy|competition|one) is (?:for |an? )?/;

function said(passage: Passage): Weighed | null {
  const { text, header, label, section, item, line } = passage;
  const ownAt = THIS_ONE.exec(passage.flat)?.index ?? 0;
  const own = ' '.repeat(ownAt) + passage.flat.slice(ownAt);
  // What is said of this one comes before what is said of others beside it; "Contract type: permanent" says what its value says.
  const value = LABEL.test(label) ? passage.flat.slice(passage.flat.indexOf(':') + 1) : '';
  const valued = ' '.repeat(passage.flat.length - value.length) + value;
  const flat =
    value !== '' && KINDS.some(([, pattern]) => pattern.test(valued))
      ? valued
      : KINDS.some(([, pattern]) => pattern.test(own))
        ? own
        : passage.flat;
  if ((section === 'duties' && item) || FIRM_LABEL.test(label)) return null;
  for (const [type, pattern] of KINDS) {
    const found = pattern.exec(flat);
    if (found === null) continue;
    let score = 1;
    if (LABEL.test(label)) score += 4;
    else if (header) score += line === 0 && type !== 'internship' ? 1 : 3;
    if (TOPIC.test(flat) || text.length <= FRAGMENT) score += 2;
    if (LENGTH.test(flat) && type !== 'full_time' && type !== 'part_time') score += 2;
    if (section === 'about' || section === 'duties') score -= 2;
    if (OTHERS.test(flat)) score -= type === 'full_time' || type === 'part_time' ? 3 : 2;
    if (/\b(?:no|not|non|pas)\b[^.;,]{0,14}$/.test(flat.slice(0, found.index))) score -= 4;
    return score < 2
      ? null
      : { type, words: flat, span: quote(text, found.index, found.index + found[0].length), score };
  }
  return null;
}

const FULL_TIME_HOURS = 30;
/** A line so short says nothing else. */
const FRAGMENT = 44;

/** Fewer than 30 hours a week are part-time. */
function hoursSaid(passages: readonly Passage[]): EmploymentSaid | null {
  for (const { flat, text, section } of passages) {
    if (section === 'duties' || section === 'about') continue;
    const found = HOURS.exec(flat) ?? HOURS_BEFORE.exec(flat);
    if (found === null || !HOURS_WEEKLY.test(flat)) continue;
    const hours = smallNumber(found[2] ?? found[1] ?? '');
    if (hours === null || hours < 4 || hours > 60) continue;
    const type = hours < FULL_TIME_HOURS ? 'part_time' : 'full_time';
    return { type, span: quote(text, found.index, found.index + found[0].length) };
  }
  return null;
}

/** Work from one month to another is temporary where nothing else names its kind. */
function monthsSaid(passages: readonly Passage[]): EmploymentSaid | null {
  for (const { flat, text, section } of passages) {
    if (section === 'duties' || section === 'about') continue;
    const found = MONTHS_OF_WORK.exec(flat);
    if (found !== null) return { type: 'temporary', span: quote(text, found.index, found[0].length) };
  }
  return null;
}

/** "Days: Tue, Wed, Thu only". */
const LISTED_DAYS =
  /^(?:days|jours|schedule|horaire|shifts?|times?|hours) ?: ?((?:(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)[a-z]*\.?(?:[,&/ ]|and|et)*){1,3})(?: only| seulement)?(?: [\d: -]+(?:[ap]\.?m\.?)?)*\W*(?:$|,)/;
const FEW_DAYS =
  /\b(?:[1-3]|one|two|three|un|deux|trois) (?:days?|jours?)(?: a| per| par|\/) ?(?:week|semaine)|\bweekends? only\b|\bfins? de semaine seulement/;
const ABOUT_PLACE = postingWord('employment: about place');

/** Up to three days a week are part-time, unless they are those at the office. */
function daysSaid(passages: readonly Passage[]): EmploymentSaid | null {
  for (const { flat, text, section } of passages) {
    if (section === 'duties' || section === 'about' || ABOUT_PLACE.test(flat)) continue;
    const found = FEW_DAYS.exec(flat) ?? LISTED_DAYS.exec(flat);
    if (found !== null)
      return { type: 'part_time', span: quote(text, found.index, found.index + found[0].length) };
  }
  return null;
}
