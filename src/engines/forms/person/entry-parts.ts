import { wordFor } from '#engines/lexicon/index.ts';

const START =
  /^((employed|worked) )?(from|since|du|de|depuis)( (date|month|year))?$|\b(start(ed|ing)?|began|begin(ning)?|debut|(date|month|year) (appointed|joined|hired|commenced)|(appointed|joined|hired|commenced)( on| in)?|date (d )?(embauche|entree))\b/;
const END =
  /^((employed|worked) )?(to|until|till|au|a)( (date|month|year))?$|\b(end(ed|ing)?|graduation|finish(ed)?|fin|(date|month|year) (left|of leaving)|leaving date|date (de )?(sortie|depart))\b/;
const EARNED = /\b(year|date|annee) (of completion|completed|d obtention|obtenu\w*|awarded|earned)\b/;
/** What the parts of a job are called, each with the field of the profile that answers it. */
export const EMPLOYMENT: readonly (readonly [string, RegExp])[] = [
  [
    'summary',
    wordFor(
      'entry parts: summary',
      /^what (did|do) you do( there| in this (job|role))?$|^que (faisiez|faites) vous( la)?$/,
    ),
  ],
  ['leaving', /\b(reason|why|raison|pourquoi)\b/],
  ['current', wordFor('entry parts: current')],
  ['location', wordFor('entry parts: location')],
  ['position', wordFor('entry parts: position')],
  ['name', wordFor('entry parts: name')],
  ['startDate', START],
  ['endDate', END],
];
/** The same of a school. */
export const EDUCATION: readonly (readonly [string, RegExp])[] = [
  ['area', wordFor('entry parts: area')],
  ['studyType', wordFor('entry parts: study type')],
  ['institution', wordFor('entry parts: institution')],
  ['completed', wordFor('entry parts: completed')],
  ['startDate', START],
  ['endDate', new RegExp(`${END.source}|${EARNED.source}`)],
];
