import { postingWord } from '#engines/lexicon/index.ts';
import type { SaidPeriod } from './period.ts';
import { anyOf } from '#engines/postings/facts/text/patterns.ts';

/** Least and most an amount of each period may be to be pay. */
export const PLAUSIBLE: Readonly<Record<SaidPeriod, readonly [number, number]>> = {
  hour: [4, 900],
  day: [40, 6000],
  week: [150, 25_000],
  fortnight: [300, 50_000],
  half_month: [300, 60_000],
  month: [400, 120_000],
  year: [7000, 3_000_000],
};
export const PAY_WORDS = postingWord('pay: pay words');
export const NOT_PAY = anyOf(
  String.raw`401|403\(?b|\brrsp\b|\breer\b|\brpc\b|pension|retirement|retraite|\bmatch|contribution`,
  String.raw`rais(?:ed|ing)|funding|funded|series [a-f]\b|serie [a-f]\b|seed|invest|valuation|revenue|\barr\b`,
  String.raw`turnover|sales of|chiffre|budgets?\b|customers?|clients?\b|process(?:es|ed|ing)|payments`,
  String.raw`transactions?|assets|under management|portfolio|bonus|prime|commission|referral`,
  String.raw`sign(?:ing)?[- ]on|signing|(?<!month|week|dai)(?<=[a-z] )(?<!(?:monthly|weekly|daily|a) )stipend|allowance|allocation|reimburs|rembours|tuition|scolarite`,
  String.raw`education|learning|training|formation|wellness|bien-etre|gym|insurance|assurance|dental`,
  String.raw`relocation|demenagement|equity|stock|options|perks?|credit|gift|donat|charity|grant|subvention`,
  String.raw`home[- ]office|equipment|equipement|laptop|phone|internet|parking|transit|fine|penalt|deductible`,
  String.raw`project(?:s)? (?:worth|of|valued)|contracts? (?:worth|of)|deals?|loan|market|industry|savings`,
  String.raw`saved|differential|shift premium|prime de|overtime|supplement|boots?|uniform|tools?\b|meals?`,
  String.raw`per diem|detention|layover|wait(?:ing)? time|km|kilomet|mileage|discount|rabais|vacation|fees?\b|cost|prizes?|quota|purchas`,
);
export const TOTAL = postingWord('pay: total');
export const ANNUAL: readonly (readonly [RegExp, SaidPeriod])[] = [
  [postingWord('pay: hour'), 'hour'],
  [/\bbi-?weekly\b/, 'fortnight'],
  [postingWord('pay: half month'), 'half_month'],
  [/\bday rate\b|\bdaily\b/, 'day'],
  [/\bweekly\b|per week|hebdomadaire/, 'week'],
  [/\bmonthly\b|per month|mensuel/, 'month'],
  [postingWord('pay: year'), 'year'],
];
export const BASE = /\b(?:guarantee[ds]?|base)\b[^,;]{0,24}$/;
