import type { MasterProfile } from '#contract/career/facts.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import { factIds, fit, type FormContext, missing, type Outcome } from './context.ts';
import { workedHereOutcome, yearsOutcome } from './experience.ts';
import {
  credentialOutcome,
  educationOutcome,
  languageOutcome,
  licenceOutcome,
  skillOutcome,
} from '#engines/forms/background/qualifications.ts';
import { studyEndOutcome } from '#engines/forms/background/schools/study-end.ts';
import { timeZoneOutcome } from './person/time-zone.ts';
import { topicName, topicParameter } from './understanding/topics.ts';
import { plainLabel } from './understanding/wording.ts';
import { text as messages } from './messages.ts';

function fromFacts(
  question: FormQuestion,
  text: string,
  paths: readonly string[],
  context: FormContext,
): Outcome {
  const fact_ids = factIds(context.master, paths);
  if (text === '' || fact_ids.length === 0) return missing(messages.message('cvSilent'));
  return fit(question, text, { kind: 'fact', fact_ids, label: messages.message('fromYourCv') });
}

function currentJob(question: FormQuestion, part: 'name' | 'position', context: FormContext): Outcome {
  const { work } = context.master.resume;
  const recent = /recent|last|latest|dernier/.test(plainLabel(question.label));
  const running = work.findIndex((job) => job.endDate === '' && job.startDate !== '');
  const index = running >= 0 ? running : recent ? 0 : -1;
  if (index < 0) return missing(messages.message('noJobNow'));
  return fromFacts(question, work[index]?.[part] ?? '', [`/work/${index}/${part}`], context);
}

type Resume = MasterProfile['resume'];

/** Topics answered by the CV's own words: how to read them, and the JSON pointers of their facts. */
const SAID: Readonly<Record<string, readonly [(resume: Resume) => string, string]>> = {
  'language.list': [({ languages }) => languages.map(({ language }) => language).join(', '), '/languages'],
  'education.school': [({ education }) => education[0]?.institution ?? '', '/education/0/institution'],
  'education.degree': [({ education }) => education[0]?.studyType ?? '', '/education/0/studyType'],
  'education.field': [({ education }) => education[0]?.area ?? '', '/education/0/area'],
  'skills.list': [({ skills }) => skills.map(({ name }) => name).join(', '), '/skills'],
  'certifications.list': [
    ({ certificates }) => certificates.map(({ name }) => name).join(', '),
    '/certificates',
  ],
  headline: [({ basics }) => basics.label, '/basics/label'],
  summary: [({ basics }) => basics.summary, '/basics/summary'],
};

type Reader = (question: FormQuestion, parameter: string, context: FormContext) => Outcome;

/** Topics computed from the resume by a stated rule. */
const COMPUTED: Readonly<Record<string, Reader>> = {
  'experience.years_total': (question, _, context) => yearsOutcome(question, '', context),
  'experience.years_skill': (question, parameter, context) =>
    parameter === ''
      ? missing(messages.message('experienceUnclear'))
      : yearsOutcome(question, parameter, context),
  'experience.has_skill': skillOutcome,
  certifications: credentialOutcome,
  drivers_licence: (question, _, context) => licenceOutcome(question, context),
  'language.level': languageOutcome,
  'education.highest': (question, _, context) => educationOutcome(question, context),
  'education.end': (question, _, context) => studyEndOutcome(question, context),
  'employer.current': (question, _, context) => currentJob(question, 'name', context),
  'title.current': (question, _, context) => currentJob(question, 'position', context),
  worked_here_before: workedHereOutcome,
  time_zone: (question, _, context) =>
    timeZoneOutcome(question, context) ?? missing(messages.message('zoneUnknown')),
};

/** What the resume says or lets compute by a stated rule; null for a topic of another kind. */
export function knowledgeOutcome(
  question: FormQuestion,
  topic: string,
  context: FormContext,
): Outcome | null {
  const name = topicName(topic);
  const computed = COMPUTED[name];
  if (computed !== undefined) return computed(question, topicParameter(topic), context);
  const said = SAID[name];
  return said === undefined ? null : fromFacts(question, said[0](context.master.resume), [said[1]], context);
}
