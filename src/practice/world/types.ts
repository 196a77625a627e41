export const dialects = [
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'smartrecruiters',
  'recruitee',
  'personio',
  'teamtailor',
] as const;
/** The board system an employer uses. */
export type Dialect = (typeof dialects)[number];

export type Language = 'en' | 'fr';
export type Bilingual = Readonly<Record<Language, string>>;
export type Workplace = 'on-site' | 'hybrid' | 'remote';
export type Employment = 'full-time' | 'part-time' | 'contract' | 'temporary';
export type Schedule =
  | 'days'
  | 'rotating'
  | 'evenings'
  | 'nights'
  | 'early'
  | 'weekends'
  | 'season'
  | 'flexible';
export type PayPeriod = 'hour' | 'year';

/** What an employer does with an application, some time after it said it arrived. */
export type Reply = 'received-only' | 'interview' | 'rejection' | 'offer';

/** A posting that is dishonest or strange, and how. */
export type Oddity =
  | 'asks-bank-card'
  | 'asks-insurance-number'
  | 'asks-fee'
  | 'secret-word'
  | 'orders-to-machines'
  | 'bare'
  | 'too-good';

type OccupationText = {
  titles: readonly string[];
  department: string;
  education: string;
  /** Completes "How many years of experience do you have with …". */
  skill: string;
  licence?: string;
  duties: readonly string[];
  must: readonly string[];
  nice: readonly string[];
};

export type Occupation = {
  key: string;
  /** Canadian dollars per `period`, lowest and highest usual. */
  pay: readonly [number, number];
  period: PayPeriod;
  /** Years of experience postings ask for. */
  years: readonly number[];
  schedules: readonly Schedule[];
  /** Share of postings that may be done away from the workplace, 0 to 1. */
  remote: number;
  en: OccupationText;
  fr: OccupationText;
};

export type Place = { key: string; city: Bilingual; province: Bilingual; code: string };

export type Employer = {
  slug: string;
  name: string;
  language: Language;
  dialects: readonly Dialect[];
  /** Keys of places; the first is the head office. */
  places: readonly string[];
  /** Keys of occupations. */
  occupations: readonly string[];
  postings: number;
  about: string;
};

export type QuestionKind = 'short' | 'long' | 'single' | 'multi' | 'yes-no' | 'number' | 'date' | 'url';
export type QuestionPurpose =
  | 'authorisation'
  | 'start'
  | 'pay'
  | 'years'
  | 'licence'
  | 'schedule'
  | 'why'
  | 'source'
  | 'linkedin'
  | 'extra'
  | 'odd';

/** One question of a posting's form beside name, mail, telephone, place and documents. */
export type Question = {
  /** Ten digits; each dialect forms its own field name from it. */
  number: string;
  purpose: QuestionPurpose;
  kind: QuestionKind;
  label: string;
  help: string | null;
  required: boolean;
  options: readonly string[];
};

export type Pay = { low: number; high: number; period: PayPeriod };
export type Section = { heading: string; paragraphs: readonly string[]; items: readonly string[] };

export type Posting = {
  id: string;
  dialect: Dialect;
  company: string;
  employer: Employer;
  occupation: string;
  language: Language;
  title: string;
  department: string;
  places: readonly Place[];
  workplace: Workplace;
  employment: Employment;
  pay: Pay | null;
  /** Position in the description: about, duties, must, nice, offer. */
  sections: readonly Section[];
  /** Days between publication and the opening of the world; negative is still to come. */
  age: number;
  /** Days after the opening at which the employer takes it down, or null. */
  closesAfter: number | null;
  questions: readonly Question[];
  asksConsent: boolean;
  asksVoluntary: boolean;
  asksMarketing: boolean;
  honeypot: boolean;
  captcha: boolean;
  reply: Reply;
  oddity: Oddity | null;
  /** The same job on the employer's other board. */
  twinOf: string | null;
  contact: string;
};
