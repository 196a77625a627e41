import type { FormQuestion } from '#contract/career/form.ts';
import type { Parameter } from '#engines/forms/understanding/topics.data.ts';

/**
 * A question by what its words mean: a concept of each group in `all` has to be said ("start|free" is either), and every
 * other word has to mean one of `also`. A word that means nothing of it leaves the question to the person.
 */
export interface Sense {
  topic: string;
  all: readonly string[];
  also?: string;
  kinds: readonly FormQuestion['kind'][];
  parameter?: Parameter;
}

const YES_NO = ['single', 'boolean'] as const;
const OPEN = ['short', 'single', 'date', 'number'] as const;
const TEXT = ['short', 'long'] as const;
const BOX = ['consent', 'boolean'] as const;

export const SENSES: readonly Sense[] = [
  {
    topic: 'work_auth.authorized',
    all: ['legal', 'work'],
    also: 'country job us',
    kinds: YES_NO,
    parameter: 'country',
  },
  {
    topic: 'sponsorship.required',
    all: ['need', 'visa'],
    also: 'us work country job help',
    kinds: YES_NO,
    parameter: 'country',
  },
  {
    topic: 'worked_here_before',
    all: ['us', 'past'],
    also: 'work job people',
    kinds: YES_NO,
    parameter: 'company',
  },
  {
    topic: 'relatives_here',
    all: ['family', 'us|work'],
    also: 'us work people',
    kinds: YES_NO,
    parameter: 'company',
  },
  {
    topic: 'salary.expected',
    all: ['pay', 'wish'],
    also: 'period job you',
    kinds: ['short', 'number', 'single'],
    parameter: 'money',
  },
  { topic: 'start.earliest', all: ['start|free', 'when'], also: 'job work us', kinds: OPEN },
  { topic: 'start.earliest', all: ['start', 'free'], also: 'when job us', kinds: OPEN },
  {
    topic: 'notice_period',
    all: ['notice'],
    also: 'length firm current period need',
    kinds: ['short', 'number', 'single'],
  },
  { topic: 'relocate.willing', all: ['moving'], also: 'job free country wish', kinds: YES_NO },
  {
    topic: 'travel.willing',
    all: ['travel'],
    also: 'time job often free us need',
    kinds: YES_NO,
    parameter: 'percent',
  },
  {
    topic: 'onsite.willing',
    all: ['onsite', 'often'],
    also: 'us country free work job',
    kinds: YES_NO,
    parameter: 'city',
  },
  { topic: 'overtime.willing', all: ['over', 'shifts'], also: 'free work need time', kinds: YES_NO },
  { topic: 'overtime.willing', all: ['over'], also: 'free work time need job', kinds: YES_NO },
  {
    topic: 'shift.availability',
    all: ['shifts', 'free|when'],
    also: 'work often',
    kinds: ['multi', 'single'],
  },
  { topic: 'shift.availability', all: ['shifts'], also: 'work fit free', kinds: ['multi'] },
  { topic: 'drivers_licence', all: ['licence', 'driving'], also: 'valid', kinds: YES_NO },
  {
    topic: 'experience.years_total',
    all: ['years', 'total'],
    also: 'work',
    kinds: ['short', 'number', 'single'],
  },
  { topic: 'experience.management_years', all: ['lead', 'people'], also: 'past work us', kinds: YES_NO },
  { topic: 'experience.has_skill', all: ['use'], also: 'past', kinds: ['multi'] },
  { topic: 'education.highest', all: ['school', 'highest'], also: 'field ends', kinds: ['single', 'short'] },
  { topic: 'education.school', all: ['school', 'attend'], also: 'name', kinds: TEXT },
  { topic: 'education.field', all: ['field', 'attend'], also: 'school', kinds: TEXT },
  {
    topic: 'education.end',
    all: ['ends', 'when|years'],
    also: 'school',
    kinds: ['short', 'number', 'single'],
  },
  { topic: 'referral.source', all: ['source', 'us|job'], also: 'past', kinds: ['single', 'short'] },
  { topic: 'name.preferred', all: ['called'], also: 'name us wish', kinds: ['short'] },
  { topic: 'address.city', all: ['town'], also: 'live current', kinds: ['short'] },
  { topic: 'employer.current', all: ['firm', 'current|work'], also: 'name', kinds: TEXT },
  { topic: 'title.current', all: ['title', 'current|firm'], also: 'work job', kinds: TEXT },
  { topic: 'text.why_company', all: ['why', 'us'], also: 'source', kinds: ['long'], parameter: 'company' },
  { topic: 'text.why_role', all: ['why', 'job|fit'], also: 'us work', kinds: ['long'], parameter: 'role' },
  { topic: 'text.cover_note', all: ['about'], also: 'us', kinds: ['long'] },
  { topic: 'accommodation.needed', all: ['help', 'hiring'], also: 'need us', kinds: YES_NO },
  { topic: 'demo.veteran', all: ['military'], also: 'past country', kinds: ['single', 'boolean', 'eeo'] },
  { topic: 'consent.privacy', all: ['data', 'agree'], also: 'us hiring job', kinds: BOX },
  { topic: 'consent.talent_pool', all: ['jobs', 'agree|about'], also: 'us', kinds: BOX },
  { topic: 'declaration.truth', all: ['true', 'said'], also: 'agree', kinds: BOX },
  { topic: 'reference_check.consent', all: ['contact', 'referees'], also: 'us past current', kinds: YES_NO },
];
