import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import { isPlain } from '#engines/forms/screening/polarity.ts';
import { leaning, movesSomething, plainLabel } from '#engines/forms/understanding/wording.ts';
import { meaningText, saidOf } from './features.ts';
import { chancesOf, likeliestByBoth, likeliestByMeaning, likeliestByWords, shareOf } from './learned.ts';
import type { FormModels, Likeliest } from './learned.ts';
import { chanceOfTurned } from './turning.ts';

export { meaningText } from './features.ts';
export type { FormModels, Likeliest } from './learned.ts';

/** The least probability at which a question is taken for what its words and its meaning speak for together; see bench/README.md for what it was chosen by. */
export const SURE = 0.85;
/** The least for its words alone: where no meaning is known, or it bears them out too little, as of cut words and of other languages, and speaks clearly for nothing else. */
export const SURE_BY_WORDS = 0.95;
/** From here on its meaning speaks clearly for something. */
const CLEAR = 0.7;
/**
 * The least where what answers it reads in the question itself what it needs, a recorded skill or certificate, a place, a share, a length: a
 * wrong guess finds none and the person is asked.
 */
export const SURE_OF_FACTS = 0.75;
const OF_FACTS =
  /^(experience\.(has|years)_skill|certifications|language\.list|notice_period|shift|travel|relocate|age\.over|applied_before|internal_candidate|referral\.employee_name|demo\.)/;

/** The least at which what was learned goes before a broad rule. */
export const VERY_SURE = 0.98;

/** The chance from which on a question that is answered by yes or no is left to rules and to the person: a yes may mean anything. */
export const MAY_BE_TURNED = 0.07;

/** A part of something else, or words that point back at what was asked before: alone they ask nothing. */
const OF_ANOTHER =
  /^(type|number|numero|nombre|name|nom|code|extension|date|day|month|year|jour|mois|annee|hour|from|to|du|au|on|le|level|niveau|period|periode|currency|devise|country|pays|line \d|ligne \d)$|\b(end date|date de fin)$|^(\w+ ){1,4}(that|there|it|cela|y)( \w+)?$/;

/** Somebody else whom a question is about, and the topics that are about others. */
const OTHERS = wordFor(
  'index: others',
  /\b(?:(?<!\bmove your )household|relatives?(?! (?:to|a|au|aux)\b))\b/,
);
/** Whom somebody lives with need not be a relative. */
const HOUSEHOLD = /(?<!\bmove your )\b(household|menage|foyer)\b/;
const ABOUT_OTHERS = /^(relatives|conflict|refer|demo\.|consent\.|doc\.|accommodation)/;

/** Which topics each kind of control may ask; a kind that is not listed may ask any that is answered in few words. */
const ASKED_BY: Partial<Readonly<Record<FormQuestion['kind'], RegExp>>> = {
  file: /^(doc\.|photo$)/,
  consent: /^(consent\.|declaration\.|follow_company|reference_check|background_check|drug_test)/,
  boolean:
    /^(work_auth\.authorized|sponsorship\.required|relocate|onsite|travel|overtime|drivers_licence|vehicle|worked_here|applied_before|internal_candidate|relatives|noncompete|conflict|criminal|dismissed|age\.|consent\.|background|drug|reference_check|accommodation|physical|demo\.|clearance|citizenship|experience\.(has|management)|government|union|export|right_to_work)/,
  single: /^(?!text\.|doc\.|photo|consent\.(?!sms|marketing|talent)|declaration\.)/,
  long: /^(text\.|references|summary|skills\.list|employment\.(description|reason)|certifications|address\.full|doc\.(cover|resume))/,
  multi:
    /^(experience\.has_skill|relocate|shift|schedule|language\.list|certifications|demo\.|contract|work_mode)/,
  date: /\.(start|end|earliest|expiry|date)$|^date_of_birth$/,
  number:
    /^(experience\.years|experience\.management|salary|rate|notice|hours|travel|education\.(end|start|gpa)|employment\.(end|start)|phone$)/,
};
const IN_FEW_WORDS = /^(?!text\.|doc\.|photo|consent\.|declaration\.)/;

/** Whether a yes answers it, which could mean the opposite: a list of levels or lengths has no other side to it. */
function mayBeTurned(kind: FormQuestion['kind'], options: FormQuestion['options'], topic: string): boolean {
  if (kind === 'boolean' || kind === 'consent') return true;
  if (options.length === 0) return false;
  return ASKED_BY.boolean?.test(topic) === true || options.some(({ label }) => leaning(label) !== null);
}

const isSure = ({ topic, probability }: Likeliest, least: number): boolean =>
  topic !== 'own' && probability >= (OF_FACTS.test(topic) ? SURE_OF_FACTS : least);

/** What a question asks by its words and its meaning, or by its words alone; null where neither is sure enough. */
function found(said: string, vector: ArrayLike<number> | undefined, models: FormModels): Likeliest | null {
  if (vector !== undefined) {
    const both = likeliestByBoth(said, vector, models);
    if (isSure(both, SURE)) return both;
  }
  const words = likeliestByWords(said, models);
  if (!isSure(words, SURE_BY_WORDS)) return null;
  const meaning = vector === undefined ? words : likeliestByMeaning(vector, models);
  return meaning.topic !== words.topic && meaning.probability >= CLEAR ? null : words;
}

/** The least share of the likeliest topic's chance at which another is still open. */
const STILL_OPEN = 0.1;

/** Whether what was learned leaves it open that a question asks for a topic. */
export const isOpenTo = (topic: string, label: string, posting: Posting, models: FormModels): boolean =>
  shareOf(topic, saidOf(label, posting), models.vectors.get(meaningText(label, posting)), models) >=
  STILL_OPEN;

/** Whether a question may ask for a topic by whom it is about, by its control, and by what a yes to it would mean. */
function mayAskFor(
  topic: string,
  { label, kind, options }: FormQuestion,
  said: string,
  models: FormModels,
  most = MAY_BE_TURNED,
): boolean {
  const plain = plainLabel(label);
  if (OTHERS.test(plain) && !ABOUT_OTHERS.test(topic)) return false;
  if (HOUSEHOLD.test(plain) && !topic.startsWith('demo.')) return false;
  if (topic.startsWith('relocate') && movesSomething(plain)) return false;
  if (!(ASKED_BY[kind] ?? IN_FEW_WORDS).test(topic)) return false;
  return !mayBeTurned(kind, options, topic) || chanceOfTurned(said, models) < most;
}

/**
 * What a question most likely asks that no rule knows, by what was learned from all known wordings; null where it is not sure enough, where
 * its control takes no such answer, or where a yes to it may mean the opposite.
 */
export function learnedTopic(question: FormQuestion, posting: Posting, models: FormModels): Likeliest | null {
  const { label } = question;
  if (OF_ANOTHER.test(plainLabel(label))) return null;
  const said = saidOf(label, posting);
  const likeliest = found(said, models.vectors.get(meaningText(label, posting)), models);
  return likeliest !== null && mayAskFor(likeliest.topic, question, said, models) ? likeliest : null;
}

/** The same where it holds no word that turns a question over: what was learned and what is known of words only check each other then. */
const MAY_BE_TURNED_THOUGH_PLAIN = 0.25;

/** Less likely than this a topic says nothing. */
const LEAST_LIKELY = 0.03;

/**
 * Each canonical question that a wording may ask, with its chance, by its words and its meaning together; none without its meaning. `text` is what is
 * judged, where that is more than the label.
 */
export function likelyTopics(
  question: FormQuestion,
  text: string,
  posting: Posting,
  models: FormModels,
): Likeliest[] {
  const vector = models.vectors.get(meaningText(text, posting));
  if (vector === undefined || OF_ANOTHER.test(plainLabel(question.label))) return [];
  const asked = saidOf(question.label, posting);
  const most = isPlain(plainLabel(question.label)) === true ? MAY_BE_TURNED_THOUGH_PLAIN : MAY_BE_TURNED;
  return chancesOf(saidOf(text, posting), vector, models).filter(
    ({ topic, probability }) =>
      topic !== 'own' && probability >= LEAST_LIKELY && mayAskFor(topic, question, asked, models, most),
  );
}
