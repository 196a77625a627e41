import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { topicName } from '#engines/forms/understanding/topics.ts';
import {
  type AskedQuestion,
  askedOf,
  isPlain,
  narrowedOutcome,
  says,
  sideSaid,
  wantsYesOrNo,
} from './asked.ts';
import { roleYears, totalYears } from '#engines/forms/background/career.ts';
import { managementYears, managesPeople, yearsOfLeading } from '#engines/forms/background/leading.ts';
import { offeredPay } from '#engines/forms/parameters/job-offers.ts';
import { workedHereOutcome } from '#engines/forms/experience.ts';
import { employedOutcome } from '#engines/forms/background/employed.ts';
import { certificateOutcome } from '#engines/forms/background/credentials.ts';
import { classesHeld, licenceOutcome, vehicleOutcome } from './driving.ts';
import { appliedOutcome, currentEmployeeOutcome, historyOutcome } from './employers.ts';
import { sourceOutcome } from './found-at.ts';
import { noticeOutcome, startOutcome } from './times/notice.ts';
import { currentPayOutcome, payOutcome, payTermOutcome } from './pay.ts';
import { onsiteOutcome } from './onsite.ts';
import { daysAsked } from '#engines/forms/parameters/office-days.ts';
import { fromAfar } from '#engines/forms/parameters/residence.ts';
import { relocationOutcome } from './places.ts';
import { travelOutcome } from './travel.ts';
import { doneInWords } from '#engines/forms/background/actions.ts';
import { degreeOutcome, highestOutcome } from '#engines/forms/background/schools/schooling.ts';
import { studiesOutcome } from '#engines/forms/background/studies.ts';
import { titleOutcome } from '#engines/forms/choices/titles.ts';
import { namesTerms, termsOutcome } from '#engines/forms/person/terms.ts';
import { partOfStatus } from '#engines/forms/person/work-status.ts';
import { countryNamed, countryOf } from '#engines/forms/understanding/places.ts';
import { citizenshipOutcome } from '#engines/forms/person/citizenship.ts';
import { ageOutcome } from './age.ts';
import { personalOutcome } from './self.ts';
import {
  clearanceOutcome,
  correspondenceOutcome,
  IN_WORDS,
  ownStatement,
  recordOutcome,
  toldInWords,
} from './statements.ts';
import { figuresIn } from './ranges.ts';
import { only, papersOutcome, recordedOutcome } from './recorded.ts';
import { kindsIn } from './times/shift-kinds.ts';
import { overtimeOutcome, shiftOutcome } from './times/shifts.ts';
import { startsBy } from './times/there-by.ts';
import { relationOutcome, wishOutcome } from './wishes.ts';
import { lastUseOutcome } from '#engines/forms/background/skills/last-use.ts';
import { mentionOf } from '#engines/forms/background/skills/mentions.ts';
import { skillsListed } from '#engines/forms/background/skills/skill-lists.ts';
import { fieldYears } from '#engines/forms/background/field-years.ts';
import { languageOutcome } from '#engines/forms/background/language-levels.ts';
import { languagesBeside, languagesOffered } from '#engines/forms/background/languages-offered.ts';
import { noneNeeded, workRightsOutcome } from './work-rights.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { skillsOffered, skillYears } from '#engines/forms/background/years.ts';

const YEARS = /\b(years?|yrs?|ans|annees?)\b/;
/** What is asked in a line of words beside something else: "and which school", "et en quelle année". */
const TWO_WHATS = wordFor('screening: two whats');

/** Whether the choices count years: then it is asked how long, not whether. */
const countsYears = ({ question, text }: AskedQuestion): boolean =>
  question.options.filter(
    ({ label }) => /\d/.test(label) && (YEARS.test(text) || YEARS.test(plainLabel(label))),
  ).length > 1;

/** What a question that names a certificate may be mistaken for: what one would do, a job, a school, a skill. */
const MISTAKEN =
  /^(shift|weekend|overtime|travel|onsite|notice_period|employment\.is_current|education\.completed|experience\.(level|years)_skill)/;
const REFUSABLE = /^(relocate|onsite|travel|shift)/;

/** A length of years, or experience, which somebody has or has not: "two years or more of night audit" asks for no shift. */
const isOfThePast = ({ question }: AskedQuestion): boolean => {
  const said = `${question.label} ${question.help}`;
  return figuresIn(said).some(({ unit }) => unit === 'year') || PAST.test(plainLabel(said));
};
/** Whether a question names a recorded skill that is called by hours of the day, which is no shift: "night audit". */
const namesSuchSkill = ({ question, context }: AskedQuestion): boolean =>
  (context.skill_use ?? []).some(
    ({ skill }) => kindsIn(plainLabel(skill)).length > 0 && mentionOf(skill, question.label) !== null,
  );
const PAST = wordFor('screening: past');
/** Where one comes in: more days a week there than one told are too many, whatever hours they have. */
const AT_A_PLACE =
  /\b(office|on ?site|premises|in person|store|plant|clinic|bureau|sur (place|site)|en presentiel|cabinet|clinique|magasin|usine|atelier)\b/;
const OF_HOURS = /^(shift|weekend|overtime)/;

/** Whether one knows of a condition, or met it before, which is not whether one accepts it. */
const KNOWS_OF = wordFor('screening: knows of');
const CONDITIONS = /^(salary\.expected|rate|relocate|onsite|travel|shift|overtime)/;

type Resolver = (asked: AskedQuestion) => Outcome | null;

/** One skill or several: when they were last used, whether and how long. */
const skillsAsked: Resolver = (asked) => lastUseOutcome(asked) ?? skillsListed(asked) ?? skillYears(asked);

const yearsOfWork: Resolver = (asked) =>
  skillsAsked(asked) ?? roleYears(asked) ?? fieldYears(asked) ?? totalYears(asked) ?? yearsOfLeading(asked);

/** A certificate, else a licence to drive where that may be meant: one with a class. */
const certificateAsked: Resolver = (asked) => {
  const found = certificateOutcome(asked);
  const isOfDriving =
    wordFor('screening: driving').test(asked.text) ||
    (/^licen[cs]e|^permis/.test(asked.text) && asked.question.options.length > 1);
  return (
    only(found) ??
    (isOfDriving ? only(licenceOutcome({ ...asked, topic: 'drivers_licence' })) : null) ??
    found
  );
};

/** An employer by name, where one might expect a skill: "Have you worked for Alder Systems?" */
const WORKED_FOR = /\b(worked|employed|work experience|travaille) (for|at|by|with|chez|pour)\b/;

/** Whether one worked for this employer, where they are named behind words of work, or for another one that is. */
const workedAsked: Resolver = (asked) => {
  if (!WORKED_FOR.test(asked.text)) return null;
  const { company } = asked.context.posting;
  const found = historyOutcome(asked);
  const isHere =
    says(asked.text.split(WORKED_FOR).at(-1) ?? '', plainLabel(company)) && company.includes(' ');
  return isHere
    ? (found ?? workedHereOutcome(asked.question, plainLabel(company), asked.context))
    : only(found);
};

const RESOLVERS: Readonly<Record<string, Resolver>> = {
  ...Object.fromEntries(IN_WORDS.map((topic) => [topic, toldInWords])),
  'work_auth.authorized': workRightsOutcome,
  'work_auth.status': workRightsOutcome,
  'sponsorship.required': workRightsOutcome,
  citizenship: (asked) =>
    partOfStatus(asked, countryNamed(asked.question.label) || countryOf(asked.context.posting)) ??
    citizenshipOutcome(asked) ??
    workRightsOutcome(asked),
  'age.over_18': ageOutcome,
  'age.over_minimum': ageOutcome,
  'start.earliest': startOutcome,
  notice_period: noticeOutcome,
  'salary.expected': payOutcome,
  'salary.expected_min': payOutcome,
  'rate.hourly': payOutcome,
  'salary.currency': payTermOutcome,
  'salary.period': payTermOutcome,
  'relocate.willing': relocationOutcome,
  'onsite.willing': (asked) => only(startsBy(asked)) ?? onsiteOutcome(asked),
  'travel.willing': travelOutcome,
  'shift.availability': shiftOutcome,
  'weekend.availability': shiftOutcome,
  'overtime.willing': overtimeOutcome,
  drivers_licence: licenceOutcome,
  'vehicle.own': vehicleOutcome,
  'experience.years_skill': yearsOfWork,
  'experience.years_total': (asked) => totalYears(asked) ?? yearsOfWork(asked),
  'experience.has_skill': (asked) =>
    only(offeredPay(asked)) ??
    workedAsked(asked) ??
    skillsOffered(asked) ??
    managesPeople(asked) ??
    doneInWords(asked) ??
    skillsAsked(asked),
  'experience.management_years': (asked) =>
    only(skillYears(asked)) ?? managesPeople(asked) ?? managementYears(asked),
  'experience.level_skill': recordedOutcome,
  certifications: (asked) => (countsYears(asked) ? skillYears(asked) : certificateAsked(asked)),
  'certifications.list': (asked) => classesHeld(asked) ?? certificateOutcome(asked),
  'education.highest': (asked) =>
    only(studiesOutcome(asked)) ?? (wantsYesOrNo(asked) ? degreeOutcome(asked) : highestOutcome(asked)),
  'education.degree': (asked) => only(studiesOutcome(asked)),
  'education.completed': (asked) => only(studiesOutcome(asked)) ?? degreeOutcome(asked),
  'language.level': (asked) => languagesBeside(asked) ?? languageOutcome(asked),
  'language.list': languagesOffered,
  'language.correspondence': correspondenceOutcome,
  applied_before: appliedOutcome,
  worked_here_before: historyOutcome,
  internal_candidate: currentEmployeeOutcome,
  'employment.is_current': employedOutcome,
  'criminal.convictions': recordOutcome,
  clearance: clearanceOutcome,
  'salary.current': currentPayOutcome,
  'schedule.type': termsOutcome,
  relatives_here: (asked) => relationOutcome(asked, 'relatives_here'),
  'referral.employee_name': (asked) => relationOutcome(asked, 'referral.employee_name'),
  'referral.source': sourceOutcome,
  'consent.marketing': wishOutcome,
  'consent.talent_pool': wishOutcome,
  'consent.sms': wishOutcome,
  follow_company: wishOutcome,
  'accommodation.needed': ownStatement,
  noncompete: ownStatement,
  conflict_of_interest: ownStatement,
  government_official: ownStatement,
  dismissed_for_cause: ownStatement,
  pronouns: personalOutcome,
  salutation: (asked) => personalOutcome(asked) ?? titleOutcome(asked),
  'work_mode.preferred': (asked) => (namesTerms(asked) ? termsOutcome(asked) : personalOutcome(asked)),
  'contact.preferred_method': personalOutcome,
  'contract.type': termsOutcome,
};

/** What was told of oneself; an age as a gate, where its span was not told. */
const ofOneself: Resolver = (asked) =>
  personalOutcome(asked) ?? (topicName(asked.topic) === 'demo.age_range' ? only(ageOutcome(asked)) : null);

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
  const resolver = name.startsWith('demo.')
    ? ofOneself
    : (RESOLVERS[name] ?? (name === 'own' ? recordedOutcome : undefined));
  const asked = askedOf(name === 'relocate.willing' ? fromAfar(question, context) : question, topic, context);
  const none = /^(work_auth|sponsorship)/.test(name) ? noneNeeded(asked) : null;
  if (none !== null) return none;
  if (/^(short|long)$/.test(question.kind) && TWO_WHATS.test(asked.text))
    return missing(messages.message('moreThanKnown'));
  if (resolver === undefined) return null;
  if (CONDITIONS.test(name) && KNOWS_OF.test(asked.text)) return missing(messages.message('moreThanKnown'));
  if (OF_HOURS.test(name) && (isOfThePast(asked) || namesSuchSkill(asked)))
    return only(skillsAsked(asked)) ?? missing(messages.message('moreThanKnown'));
  const narrowed = narrowedOutcome(asked);
  if (narrowed === null) {
    const outcome = resolver(asked);
    // "TWIC - still good" was taken for a shift, "à jour" for days: what is recorded decides before a wish is asked.
    const isOpen = MISTAKEN.test(name) && only(outcome) === null;
    const isOfDays = OF_HOURS.test(name) && AT_A_PLACE.test(asked.text) && daysAsked(asked.text) !== null;
    const days = isOpen && isOfDays ? onsiteOutcome(asked) : null;
    if (days !== null && sideSaid(asked, days) === false) return days;
    return (isOpen ? only(papersOutcome(asked)) : null) ?? outcome;
  }
  // What a person would not do they do not under a condition either.
  const outcome = REFUSABLE.test(name) ? resolver(asked) : null;
  const refused = sideSaid(asked, outcome) === false;
  return refused && outcome !== null && isPlain(asked.text) === true ? outcome : narrowed;
}
