import type { Asked } from '#engines/claims/context.ts';
import { entriesNamed, meets } from '#engines/claims/context.ts';
import { monthsOf } from '#engines/claims/dates/spans.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { LOW_RANKS } from '#engines/claims/lexicon/levels.data.ts';
import { supportOf } from './support.ts';
import type { Entry } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/read.ts';

const MONTH = 2_629_800;
const MONTHS_OF_A_WEEK = 604_800;

/** Whether an amount is a length of time in weeks or longer. */
export const isLong = ({ measures, base }: Quantity): boolean =>
  measures === 'time' && base >= MONTHS_OF_A_WEEK;

/** Whether a stated length is true of the months that something took. */
function fits(said: Quantity, months: number): boolean {
  const unit = said.base / MONTH;
  const truth = months / unit;
  if (truth <= 0) return false;
  if (said.approximation === 'over') return said.value < truth && said.value > truth * 0.4;
  if (said.approximation === 'almost') return said.value > truth - 0.05 && said.value - truth <= 0.35;
  if (said.approximation === 'under') return said.value > truth && said.value - truth <= 1;
  if (said.approximation === 'about') return Math.abs(said.value - truth) <= 0.5;
  return said.value <= truth + 0.09 && truth - said.value < 1.0;
}

/** Whether a title has a word that lowers it and that the text leaves out: "assistant manager" is no manager. */
const isLower = (title: readonly { word: string }[], text: Asked['units']): boolean =>
  title.some(
    ({ word }) => LOW.has(word) && !text.some((unit) => unit.words.some((one) => one.word === word)),
  );

/** The jobs whose title the words name whole, but for words that only say what is common to all. */
function titled(asked: Asked, text: Asked['units']): Entry[] {
  return asked.known.entries.filter(({ section, sources }) => {
    if (section !== 'work') return false;
    const position = sources.find(({ field }) => field === 'position');
    return (
      position !== undefined &&
      text.length > 0 &&
      text.every((unit) => isSaid(unit, position.said)) &&
      !isLower(position.words, text)
    );
  });
}

const LOW: ReadonlySet<string> = new Set(LOW_RANKS.split(' '));
const NO_QUALIFIER = /^(?:experience|working|work|career|carriere|travail)$/;

/**
 * Whether a length of time follows from the dates: of the entries named beside it ("at Northgate"), of the jobs whose
 * title stands there ("as a store manager"), of the entry the text belongs to, or of all work.
 */
export function followsFromDates(asked: Asked, said: Quantity): boolean {
  const sentence = asked.sentences.find((one) => meets(one, said));
  const clause = sentence?.clauses.find((one) => meets(one, said)) ?? sentence;
  if (clause === undefined) return false;
  const after = clause.words.filter(({ start }) => start >= said.end);
  const qualifier = unitsOf(after).filter(({ words }) => !NO_QUALIFIER.test(words[0]?.word ?? ''));
  if (asked.place.entry !== null) return fits(said, monthsOf([asked.place.entry], asked.today));
  const jobs = asked.known.entries.filter(({ section }) => section === 'work');
  const named = entriesNamed(sentence?.words ?? [], asked.known).filter(({ section }) => section === 'work');
  const byTitle = titled(asked, qualifier);
  if (byTitle.length > 0) return fits(said, monthsOf(byTitle, asked.today));
  if (named.some((entry) => fits(said, monthsOf([entry], asked.today)))) return true;
  if (named.length > 0 && fits(said, monthsOf(named, asked.today))) return true;
  const told = supportOf(asked, clause);
  const entries = jobs.filter(({ index }) =>
    told.some((source) => source.section === 'work' && source.index === index),
  );
  if (entries.some((entry) => fits(said, monthsOf([entry], asked.today)))) return true;
  const titles = titled(
    asked,
    unitsOf(clause.words.filter(({ start, end }) => !(start < said.end && said.start < end))),
  );
  if (titles.length > 0) return fits(said, monthsOf(titles, asked.today));
  return named.length === 0 && qualifier.length === 0 && fits(said, monthsOf(jobs, asked.today));
}

/** Whether what a length of time is of stands in the same value of the profile as the length. */
export function isOfTheSame(
  asked: Asked,
  said: Quantity,
  source: { said: Parameters<typeof isSaid>[1] },
): boolean {
  const sentence = asked.sentences.find((one) => meets(one, said));
  const as = sentence?.words.filter(({ start }) => start >= said.end).slice(0, 6) ?? [];
  const title = as.findIndex(({ word }) => /^(?:as|comme)$/.test(word));
  if (title < 0) return true;
  return unitsOf(as.slice(title + 1))
    .slice(0, 2)
    .every((unit) => isSaid(unit, source.said));
}
