import { ANSWER_TOPICS } from '#contract/career/hub/answer-topics.ts';
import type { AnswerParameter, AnswerTopicName } from '#contract/career/hub/answer-topics.ts';
import type { AnswerKind } from '#contract/career/hub/answer-value.ts';
import { country as named } from '#localization/catalogue.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { CHOICES } from './choices.data.ts';
import type { Choice } from './choices.data.ts';
import { text } from './messages.ts';

/** The words of a question about a country (ISO 3166) or skill, "" while none is chosen. */
type Label = (parameter: string) => Message;

/**
 * A question a person can answer before any form asks it. `choices` are suggested, other words are taken too.
 */
export interface BankQuestion {
  readonly name: AnswerTopicName;
  readonly group: 'rights' | 'terms' | 'place' | 'experience' | 'about' | 'wishes';
  /** The question as it is put to the person. */
  readonly label: Label;
  readonly kind: AnswerKind;
  readonly parameter: AnswerParameter;
  readonly choices: readonly Choice[];
}

const ask = (group: BankQuestion['group'], name: AnswerTopicName, label: Label): BankQuestion => ({
  name,
  group,
  label,
  ...ANSWER_TOPICS[name],
  choices: CHOICES[name] ?? [],
});

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
    ofCountry((where) => text.message('authorizedIn', where)),
  ),
  ask(
    'rights',
    'sponsorship.required',
    ofCountry((where) => text.message('sponsoredIn', where)),
  ),
  ask(
    'rights',
    'work_auth.status',
    ofCountry((where) => text.message('statusIn', where)),
  ),
  ask(
    'rights',
    'work_auth.expiry',
    ofCountry((where) => text.message('permitEndIn', where)),
  ),
  ask('rights', 'citizenship', () => text.message('citizenship')),
  ask('rights', 'age.over_18', () => text.message('ofAge')),
  ask('terms', 'salary.expected', () => text.message('pay')),
  ask('terms', 'notice_period', () => text.message('notice')),
  ask('terms', 'start.earliest', () => text.message('start')),
  ask('terms', 'shift.availability', () => text.message('shifts')),
  ask('terms', 'weekend.availability', () => text.message('weekends')),
  ask('terms', 'overtime.willing', () => text.message('overtime')),
  ask('terms', 'contract.type', () => text.message('contract')),
  ask('place', 'relocate.willing', () => text.message('relocate')),
  ask('place', 'onsite.willing', () => text.message('onsite')),
  ask('place', 'work_mode.preferred', () => text.message('workplace')),
  ask('place', 'travel.willing_percent', () => text.message('travel')),
  ask('place', 'drivers_licence', () => text.message('licence')),
  ask('place', 'vehicle.own', () => text.message('vehicle')),
  ask('experience', 'skill_use', ofSkill),
  ask('experience', 'clearance', () => text.message('clearance')),
  ask('about', 'pronouns', () => text.message('pronouns')),
  ask('about', 'demo.gender', () => text.message('gender')),
  ask('about', 'demo.race_ethnicity', () => text.message('ethnicity')),
  ask('about', 'demo.indigenous', () => text.message('indigenous')),
  ask('about', 'demo.visible_minority', () => text.message('visibleMinority')),
  ask('about', 'demo.disability', () => text.message('disability')),
  ask('about', 'demo.veteran', () => text.message('veteran')),
  ask('wishes', 'language.correspondence', () => text.message('correspondence')),
  ask('wishes', 'contact.preferred_method', () => text.message('contactMethod')),
  ask('wishes', 'consent.talent_pool', () => text.message('talentPool')),
  ask('wishes', 'consent.marketing', () => text.message('marketing')),
  ask('wishes', 'consent.sms', () => text.message('textMessages')),
];
