import { createRandom, hash, type Random } from './random.ts';
import type {
  Employment,
  Language,
  Occupation,
  Pay,
  PayPeriod,
  Place,
  Schedule,
  Section,
  Workplace,
} from './types.ts';
import {
  benefits,
  bilingualLine,
  closingLines,
  employmentLines,
  headings,
  languageLines,
  noYearsLines,
  oneYearLines,
  schedules,
  teamLines,
  workplaceLines,
  yearsLines,
} from '#practice/data/texts.ts';

/** Puts values into a sentence's {names}. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

export type DescriptionInput = {
  random: Random;
  language: Language;
  about: string;
  employerSlug: string;
  occupation: Occupation;
  place: Place;
  workplace: Workplace;
  employment: Employment;
  schedule: Schedule;
  years: number;
  pay: Pay | null;
  bilingual: boolean;
};

/** "$24.50 to $29.00 an hour", or the French of it. */
export function payLine(pay: Pay, language: Language): string {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-CA' : 'fr-CA', {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: pay.period === 'hour' ? 2 : 0,
    maximumFractionDigits: pay.period === 'hour' ? 2 : 0,
  });
  const low = format.format(pay.low);
  const high = format.format(pay.high);
  const period: Record<Language, Record<PayPeriod, string>> = {
    en: { hour: 'an hour', year: 'a year' },
    fr: { hour: 'l’heure', year: 'par année' },
  };
  const unit = period[language][pay.period];
  return language === 'en' ? `${low} to ${high} ${unit}` : `De ${low} à ${high} ${unit}`;
}

function yearsLine(input: DescriptionInput): string {
  const { random, language, years } = input;
  if (years === 0) return random.pick(noYearsLines[language]);
  if (years === 1) return random.pick(oneYearLines[language]);
  return fill(random.pick(yearsLines[language]), { years, skill: input.occupation[language].skill });
}

function requirements(input: DescriptionInput): string[] {
  const { random, language } = input;
  const text = input.occupation[language];
  const lines = [text.education, yearsLine(input), ...(text.licence === undefined ? [] : [text.licence])];
  lines.push(...random.sample(text.must, random.integer(4, 6)));
  lines.push(input.bilingual ? bilingualLine : random.pick(languageLines[language]));
  return lines;
}

const section = (heading: string, paragraphs: readonly string[], items: readonly string[]): Section => ({
  heading,
  paragraphs,
  items,
});

/** The posting's text in sections, in the order in which it is read. */
export function describe(input: DescriptionInput): Section[] {
  const { random, language, occupation, place, employment } = input;
  const text = occupation[language];
  const houseStyle = createRandom(hash(`${input.employerSlug} headings`));
  const heading = houseStyle.pick(headings[language]);
  const city = place.city[language];
  const department = text.department.toLowerCase();
  const team = fill(random.pick(teamLines[language]), { team: random.integer(4, 38), city, department });
  const terms = [
    fill(employmentLines[employment][language], {
      hours: random.integer(14, 28),
      months: random.integer(4, 18),
    }),
    random.pick(schedules[input.schedule][language]),
    fill(workplaceLines[input.workplace][language], { city, days: random.integer(2, 3) }),
  ].join(' ');
  const pay = input.pay === null ? [] : [payLine(input.pay, language)];
  return [
    section(heading.about, [input.about, team], []),
    section(heading.duties, [], random.sample(text.duties, random.integer(5, 8))),
    section(heading.must, [], requirements(input)),
    section(heading.nice, [], random.sample(text.nice, random.integer(2, 3))),
    section(heading.offer, [terms], [...pay, ...random.sample(benefits[language], random.integer(2, 4))]),
    section('', [random.pick(closingLines[language])], []),
  ];
}
