import type { FormQuestion } from '#contract/career/form.ts';
import type { FormContext, Outcome } from '#engines/forms/context.ts';
import { topicName } from '#engines/forms/understanding/topics.ts';
import { type Asked, askedOf } from './asked.ts';
import { managementYears, roleYears, totalYears } from './career.ts';
import { certificateOutcome } from './credentials.ts';
import { licenceOutcome, vehicleOutcome } from './driving.ts';
import { appliedOutcome, relationOutcome, sourceOutcome } from './employers.ts';
import { noticeOutcome, startOutcome } from './notice.ts';
import { payOutcome } from './pay.ts';
import { onsiteOutcome, relocationOutcome, travelOutcome } from './places.ts';
import { degreeOutcome, highestOutcome } from './schooling.ts';
import { ageOutcome, citizenshipOutcome, ownStatement, personalOutcome, wishOutcome } from './self.ts';
import { overtimeOutcome, shiftOutcome } from './shifts.ts';
import { correspondenceOutcome, languageOutcome, languagesOffered } from './tongues.ts';
import { workRightsOutcome } from './work-rights.ts';
import { skillsOffered, skillYears } from './years.ts';

type Resolver = (asked: Asked) => Outcome | null;

const yearsOfWork: Resolver = (asked) => skillYears(asked) ?? roleYears(asked) ?? totalYears(asked);

const RESOLVERS: Readonly<Record<string, Resolver>> = {
  'work_auth.authorized': workRightsOutcome,
  'work_auth.status': workRightsOutcome,
  'sponsorship.required': workRightsOutcome,
  citizenship: (asked) => citizenshipOutcome(asked) ?? workRightsOutcome(asked),
  'age.over_18': ageOutcome,
  'age.over_minimum': ageOutcome,
  'start.earliest': startOutcome,
  notice_period: noticeOutcome,
  'salary.expected': payOutcome,
  'rate.hourly': payOutcome,
  'relocate.willing': relocationOutcome,
  'onsite.willing': onsiteOutcome,
  'travel.willing': travelOutcome,
  'shift.availability': shiftOutcome,
  'weekend.availability': shiftOutcome,
  'overtime.willing': overtimeOutcome,
  drivers_licence: licenceOutcome,
  'vehicle.own': vehicleOutcome,
  'experience.years_skill': yearsOfWork,
  'experience.years_total': (asked) => totalYears(asked) ?? yearsOfWork(asked),
  'experience.has_skill': (asked) => skillsOffered(asked) ?? skillYears(asked),
  'experience.management_years': managementYears,
  certifications: certificateOutcome,
  'certifications.list': (asked) => (asked.question.kind === 'multi' ? certificateOutcome(asked) : null),
  'education.highest': highestOutcome,
  'education.completed': degreeOutcome,
  'language.level': languageOutcome,
  'language.list': languagesOffered,
  'language.correspondence': correspondenceOutcome,
  applied_before: appliedOutcome,
  relatives_here: (asked) => relationOutcome(asked, 'relatives_here'),
  'referral.employee_name': (asked) => relationOutcome(asked, 'referral.employee_name'),
  'referral.source': sourceOutcome,
  'consent.marketing': wishOutcome,
  'consent.talent_pool': wishOutcome,
  'consent.sms': wishOutcome,
  follow_company: wishOutcome,
  'accommodation.needed': ownStatement,
  pronouns: personalOutcome,
  salutation: personalOutcome,
  'work_mode.preferred': personalOutcome,
  'contact.preferred_method': personalOutcome,
  'contract.type': personalOutcome,
};

/**
 * What a screening question is answered with by what the person told and what is recorded of them, or why it is put to
 * them; null for a question of another kind. In doubt it is always put to them.
 */
export function screeningOutcome(
  question: FormQuestion,
  topic: string,
  context: FormContext,
): Outcome | null {
  const name = topicName(topic);
  const resolver = name.startsWith('demo.') ? personalOutcome : RESOLVERS[name];
  return resolver?.(askedOf(question, topic, context)) ?? null;
}
