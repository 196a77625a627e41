import type { AnswerKind } from '#contract/career/hub/answer-value.ts';

/** What else an answer holds for: a country (ISO 3166), a skill, or its own currency and period. */
export type AnswerParameter = '' | 'country' | 'skill' | 'pay';

/** A question a person can answer before any form asks it. `choices` are suggested, other words are taken too. */
export interface BankQuestion {
  readonly name: string;
  readonly group: 'rights' | 'terms' | 'place' | 'experience' | 'about' | 'wishes';
  /** The question as it is put to the person; {country} and {skill} stand for the parameter. */
  readonly label: string;
  readonly kind: AnswerKind;
  readonly parameter: AnswerParameter;
  readonly choices: readonly string[];
}

const ask = (
  group: BankQuestion['group'],
  name: string,
  kind: AnswerKind,
  label: string,
  more: Partial<Pick<BankQuestion, 'parameter' | 'choices'>> = {},
): BankQuestion => ({ name, group, label, kind, parameter: '', choices: [], ...more });

const country = { parameter: 'country' } as const;
const DECLINE = 'I prefer not to say';

/** Everything that can be told ahead, in the order a person is shown it. The list is Legwork's own. */
export const BANK_QUESTIONS: readonly BankQuestion[] = [
  ask('rights', 'work_auth.authorized', 'yes_no', 'Are you authorized to work in {country}?', country),
  ask(
    'rights',
    'sponsorship.required',
    'yes_no',
    'Do you need an employer to sponsor you for {country}, now or later?',
    country,
  ),
  ask('rights', 'work_auth.status', 'text', 'What is your status in {country}?', country),
  ask('rights', 'work_auth.expiry', 'day', 'When does your permit for {country} end?', country),
  ask('rights', 'citizenship', 'text', 'Which country are you a citizen of?'),
  ask('rights', 'age.over_18', 'yes_no', 'Are you 18 or older?'),
  ask('terms', 'salary.expected', 'pay', 'What pay do you look for?', { parameter: 'pay' }),
  ask('terms', 'notice_period', 'notice', 'How long is your notice?'),
  ask('terms', 'start.earliest', 'day', 'From which day can you start?'),
  ask('terms', 'shift.availability', 'list', 'Which shifts can you work?', {
    choices: ['days', 'evenings', 'nights', 'earlies', 'lates'],
  }),
  ask('terms', 'overtime.willing', 'yes_no', 'Do you work overtime?'),
  ask('terms', 'contract.type', 'text', 'Which kind of contract do you look for?', {
    choices: ['Permanent', 'Temporary', 'Contract', 'Internship'],
  }),
  ask('place', 'relocate.willing', 'places', 'Would you move for a job?'),
  ask('place', 'onsite.willing', 'places', 'Where would you come to the office, and how often?'),
  ask('place', 'work_mode.preferred', 'text', 'How do you like to work?', {
    choices: ['On-site', 'Hybrid', 'Remote'],
  }),
  ask('place', 'travel.willing_percent', 'percent', 'How much of your time would you travel at most?'),
  ask('place', 'drivers_licence', 'licence', 'Do you hold a driver’s licence?'),
  ask('place', 'vehicle.own', 'yes_no', 'Do you have a vehicle you can use?'),
  ask('experience', 'skill_use', 'spans', 'When did you use {skill}?', { parameter: 'skill' }),
  ask('experience', 'clearance', 'text', 'Which security clearance do you hold?', { choices: ['None'] }),
  ask('about', 'pronouns', 'text', 'What are your pronouns?', {
    choices: ['She/her', 'He/him', 'They/them'],
  }),
  ask('about', 'demo.gender', 'text', 'What is your gender?', {
    choices: ['Woman', 'Man', 'Non-binary', DECLINE],
  }),
  ask('about', 'demo.race_ethnicity', 'text', 'What is your race or ethnicity?', { choices: [DECLINE] }),
  ask('about', 'demo.indigenous', 'text', 'Are you Indigenous?', { choices: ['Yes', 'No', DECLINE] }),
  ask('about', 'demo.visible_minority', 'text', 'Are you a member of a visible minority?', {
    choices: ['Yes', 'No', DECLINE],
  }),
  ask('about', 'demo.disability', 'text', 'Do you have a disability?', { choices: ['Yes', 'No', DECLINE] }),
  ask('about', 'demo.veteran', 'text', 'Are you a veteran?', { choices: ['Yes', 'No', DECLINE] }),
  ask('wishes', 'language.correspondence', 'text', 'In which language should employers write to you?', {
    choices: ['English', 'French'],
  }),
  ask('wishes', 'contact.preferred_method', 'text', 'How should employers reach you?', {
    choices: ['Email', 'Phone'],
  }),
  ask('wishes', 'consent.talent_pool', 'yes_no', 'May employers keep you in mind for other jobs?'),
  ask('wishes', 'consent.marketing', 'yes_no', 'May employers send you news?'),
  ask('wishes', 'consent.sms', 'yes_no', 'May employers send you text messages?'),
];
