import { bare, fold, pick } from './people.ts';
import type { Change, Fact } from './people.ts';

/** Ends of sentences that add what nobody recorded, by their kind; `unless` says where the fact may say so itself. */
const ENDS: readonly {
  kind: string;
  unless: RegExp;
  en: readonly string[];
  fr: readonly string[];
}[] = [
  {
    kind: 'cause added',
    unless:
      /\b(?:cut|reduc|rais|increas|improv|fell|rose|drop|sav|led|which|result|went|from|by \w+ing|reduit|augment|amelior|pass|baiss|grace|ce qui|apres|after|since|halv|doubl)/,
    en: [
      'which led to fewer complaints',
      'resulting in shorter waits',
      'which raised customer satisfaction',
      'saving the company time and money',
      'so that fewer errors were made',
      'helping sales grow',
    ],
    fr: [
      'ce qui a réduit les plaintes',
      'ce qui a amélioré la satisfaction de la clientèle',
      'permettant de réduire les délais',
      'entraînant une hausse des ventes',
      'et a ainsi fait baisser les coûts',
    ],
  },
  {
    kind: 'frequency added',
    unless:
      /\b(?:dai|week|month|quarter|year|annual|each|every|per|shift|season|day|night|saturday|friday|thursday|sunday|tuesday|monday|morning|summer|winter|spring|autumn|fall|term|session|hebdo|mensuel|annuel|chaque|par|jour|semaine|mois|an|annee|nuit|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|fin|soir|matin|midi|tous|toutes|quotidien|ete|hiver|in 20|en 20|20\d\d)/,
    en: ['daily', 'every week', 'every day', 'on every shift', 'each month', 'twice a week'],
    fr: ['chaque semaine', 'quotidiennement', 'chaque jour', 'tous les mois', 'deux fois par semaine'],
  },
  {
    kind: 'reach widened',
    unless: /\b(?:all|every|countr|provinc|region|canada|national|partout|tout|ensemble|across)/,
    en: [
      'across the country',
      'across the province',
      'in all departments',
      'for all branches of the company',
      'throughout the region',
      'worldwide',
    ],
    fr: [
      'partout au Canada',
      'dans toute la province',
      'dans tous les services',
      'pour toutes les succursales',
      'à l’échelle de la région',
    ],
  },
  {
    kind: 'sole credit added',
    unless: /\b(?:alone|sole|only|own|seul|single)/,
    en: ['single-handedly', 'on my own', 'without any help', 'as the only one responsible', 'independently'],
    fr: ['à moi seul', 'sans aucune aide', 'en toute autonomie', 'par mes propres moyens'],
  },
  {
    kind: 'customer named',
    unless: /\b(?:for|pour) /,
    en: ['for Hydro One', 'for Loblaw', 'for the Government of Canada', 'for Air Canada', 'for Amazon'],
    fr: ['pour Hydro-Québec', 'pour Bell Canada', 'pour le gouvernement du Québec', 'pour Desjardins'],
  },
  {
    kind: 'quality added',
    unless: /\b(?:best|top|award|record|prix|meilleur|error|quality)/,
    en: [
      'with the best results of the team',
      'without a single error',
      'ahead of schedule',
      'under budget',
      'to the highest standard in the industry',
    ],
    fr: [
      'avec les meilleurs résultats de l’équipe',
      'sans aucune erreur',
      'toujours avant l’échéance',
      'en deçà du budget',
    ],
  },
  {
    kind: 'team added',
    unless: /\b(?:team|crew|staff|people|with|equipe|avec|personnes)/,
    en: ['with a team of ten under me', 'and led the crew', 'and trained the whole staff'],
    fr: ['à la tête d’une équipe de dix personnes', 'et dirigeait l’équipe', 'et a formé tout le personnel'],
  },
];

/** A sentence with something added at its end that the profile does not say. */
export const addedEnds = ({ person, target, text, language }: Fact): Change[] =>
  ENDS.filter(({ unless }) => !unless.test(fold(text))).flatMap(({ kind, en, fr }) =>
    pick(language === 'en' ? en : fr, `${kind} ${text}`, 2).map((end) => ({
      kind,
      person,
      target,
      text: `${bare(text)}${/^(?:which|resulting|saving|helping|so|ce qui|permettant|entraînant)/.test(end) ? ',' : ''} ${end}.`,
      from: text,
    })),
  );

/** Words of reach, told wider: "two of the five sites" is the five, "some" is all. */
const WIDER: readonly (readonly [RegExp, string])[] = [
  [/\b(?:some|several|most) (?=\p{L}+s\b)/iu, 'all '],
  [/\b(?:certains|quelques|plusieurs) (?=\p{L}+s\b)/iu, 'tous les '],
  [/\b(?:one|two|three|\d+) of (?:the )?(?=(?:two|three|four|five|six|\d+) )/i, 'all '],
  [/\b(?:une?|deux|trois|\d+) (?:des|de) (?=(?:deux|trois|quatre|cinq|six|\d+) )/i, 'les '],
  [/\bpart of (?=the |an? )/i, ''],
  [/\b(?:une partie|un volet) (?:de la|du|des) /i, 'l’ensemble des '],
  [/\bfor (?:a|one|the) (?=(?:branch|ward|unit|store|site|plant|school|department)\b)/i, 'for every '],
  [/\b(?:a|one) (?=(?:branch|ward|unit|store|site|plant|school|department)\b)/i, 'every '],
];

export const widened = ({ person, target, text }: Fact): Change[] =>
  WIDER.filter(([from]) => from.test(text))
    .map(([from, to]) => text.replace(from, to))
    .filter((changed) => !person.said.includes(fold(bare(changed))))
    .map((changed) => ({ kind: 'a part told as the whole', person, target, text: changed, from: text }));
