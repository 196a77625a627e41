import type { AnswerKind } from '#contract/career/hub/answer-value.ts';
import { country as named } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { CHOICES } from './choices.data.ts';
import type { Choice } from './choices.data.ts';
import { text } from './messages.ts';

/** What else an answer holds for: a country (ISO 3166), a skill, or its own currency and period. */
export type AnswerParameter = '' | 'country' | 'skill' | 'pay';

/** The words of a question about a country (ISO 3166) or skill, "" while none is chosen. */
type Label = (parameter: string) => Message;

/**
 * A question a person can answer before any form asks it. `choices` are suggested, other words are taken too.
 */
export interface BankQuestion {
  readonly name: string;
  readonly group: 'rights' | 'terms' | 'place' | 'experience' | 'about' | 'wishes';
  /** The question as it is put to the person. */
  readonly label: Label;
  readonly kind: AnswerKind;
  readonly parameter: AnswerParameter;
  readonly choices: readonly Choice[];
}

const ask = (
  group: BankQuestion['group'],
  name: string,
  kind: AnswerKind,
  label: Label,
  more: Partial<Pick<BankQuestion, 'parameter'>> = {},
): BankQuestion => ({ name, group, label, kind, parameter: '', choices: CHOICES[name] ?? [], ...more });

const country = { parameter: 'country' } as const;

/** How a question says its country: by its code, or "some" while none is chosen, and by its name. */
interface InCountry {
  country: string;
  name: Said;
}

const ofCountry =
  (asked: (where: InCountry) => Message): Label =>
  (code) =>
    asked(code === '' ? { country: 'some', name: '' } : { country: code, name: named(code) });

const ofSkill: Label = (skill) => text.message('skillUsed', { which: skill === '' ? 'some' : 'one', skill });

/** Everything that can be told ahead, in the order a person is shown it. The list is Legwork's own. */
export const BANK_QUESTIONS: readonly BankQuestion[] = [
  ask(
    'rights',
    'work_auth.authorized',
    'yes_no',
    ofCountry((where) => text.message('authorizedIn', where)),
    country,
  ),
  ask(
    'rights',
    'sponsorship.required',
    'yes_no',
    ofCountry((where) => text.message('sponsoredIn', where)),
    country,
  ),
  ask(
    'rights',
    'work_auth.status',
    'text',
    ofCountry((where) => text.message('statusIn', where)),
    country,
  ),
  ask(
    'rights',
    'work_auth.expiry',
    'day',
    ofCountry((where) => text.message('permitEndIn', where)),
    country,
  ),
  ask('rights', 'citizenship', 'text', () => text.message('citizenship')),
  ask('rights', 'age.over_18', 'yes_no', () => text.message('ofAge')),
  ask('terms', 'salary.expected', 'pay', () => text.message('pay'), { parameter: 'pay' }),
  ask('terms', 'notice_period', 'notice', () => text.message('notice')),
  ask('terms', 'start.earliest', 'day', () => text.message('start')),
  ask('terms', 'shift.availability', 'list', () => text.message('shifts')),
  ask('terms', 'weekend.availability', 'text', () => text.message('weekends')),
  ask('terms', 'overtime.willing', 'yes_no', () => text.message('overtime')),
  ask('terms', 'contract.type', 'text', () => text.message('contract')),
  ask('place', 'relocate.willing', 'places', () => text.message('relocate')),
  ask('place', 'onsite.willing', 'places', () => text.message('onsite')),
  ask('place', 'work_mode.preferred', 'text', () => text.message('workplace')),
  ask('place', 'travel.willing_percent', 'percent', () => text.message('travel')),
  ask('place', 'drivers_licence', 'licence', () => text.message('licence')),
  ask('place', 'vehicle.own', 'yes_no', () => text.message('vehicle')),
  ask('experience', 'skill_use', 'spans', ofSkill, { parameter: 'skill' }),
  ask('experience', 'clearance', 'text', () => text.message('clearance')),
  ask('about', 'pronouns', 'text', () => text.message('pronouns')),
  ask('about', 'demo.gender', 'text', () => text.message('gender')),
  ask('about', 'demo.race_ethnicity', 'text', () => text.message('ethnicity')),
  ask('about', 'demo.indigenous', 'text', () => text.message('indigenous')),
  ask('about', 'demo.visible_minority', 'text', () => text.message('visibleMinority')),
  ask('about', 'demo.disability', 'text', () => text.message('disability')),
  ask('about', 'demo.veteran', 'text', () => text.message('veteran')),
  ask('wishes', 'language.correspondence', 'text', () => text.message('correspondence')),
  ask('wishes', 'contact.preferred_method', 'text', () => text.message('contactMethod')),
  ask('wishes', 'consent.talent_pool', 'yes_no', () => text.message('talentPool')),
  ask('wishes', 'consent.marketing', 'yes_no', () => text.message('marketing')),
  ask('wishes', 'consent.sms', 'yes_no', () => text.message('textMessages')),
];
