import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { terms } from '#engines/language/index.ts';
import { factIds, fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { LANGUAGES } from '#engines/forms/understanding/known/languages.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { severalOf } from '#engines/forms/saying/displayed.ts';
import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';

const derived = (rule: Message, fact_ids: string[]): ValueSource => ({
  kind: 'derived',
  rule,
  fact_ids,
  label: messages.message('fromCv'),
});

const holds = (text: string, phrase: string): boolean =>
  phrase !== '' && ` ${plainLabel(text)} `.includes(` ${phrase} `);

/** The facts that name a skill among skills, tools and the descriptions of jobs and projects. */
export function evidenceOf(phrase: string, context: FormContext): string[] {
  return context.master.facts
    .filter((fact) =>
      /^\/((skills|projects|certificates)\/|work\/\d+\/(position|summary|highlights))/.test(fact.path),
    )
    .filter((fact) => holds(fact.value, phrase))
    .map((fact) => fact.id);
}

/** Whether the resume names a skill, or which of the skills offered; never a no. */
export function skillOutcome(question: FormQuestion, phrase: string, context: FormContext): Outcome {
  if (question.kind !== 'multi') {
    const fact_ids = evidenceOf(phrase, context);
    return fact_ids.length === 0
      ? missing(messages.message('noForYou'))
      : fit(question, 'Yes', derived(messages.message('cvNames', { phrase }), fact_ids));
  }
  const known = question.options
    .map((option) => ({ option, fact_ids: evidenceOf(plainLabel(option.label), context) }))
    .filter(({ fact_ids }) => fact_ids.length > 0);
  if (known.length === 0) return missing(messages.message('noChoiceShown'));
  return {
    ...severalOf(known.map(({ option }) => option)),
    source: derived(messages.message('cvNamesChoices'), [
      ...new Set(known.flatMap(({ fact_ids }) => fact_ids)),
    ]),
  };
}

const GENERIC: ReadonlySet<string> = new Set(
  terms(
    'certification certificate certified licence license licensed registered valid current permis certificat titulaire level have hold',
  ),
);

/** Whether the CV lists a certificate or licence with every telling word of `wanted`; never a no. */
export function credentialOutcome(question: FormQuestion, wanted: string, context: FormContext): Outcome {
  const asked = terms(wanted).filter((term) => !GENERIC.has(term));
  const index = context.master.resume.certificates.findIndex((certificate) => {
    const named = new Set(terms(`${certificate.name} ${certificate.issuer}`));
    return asked.length > 0 && asked.every((term) => named.has(term));
  });
  if (index < 0) return missing(messages.message('noForYou'));
  return fit(
    question,
    'Yes',
    derived(messages.message('cvLists'), factIds(context.master, [`/certificates/${index}`])),
  );
}

/** Whether the resume lists a licence to drive; a class asked for is for the person to say. */
export function licenceOutcome(question: FormQuestion, context: FormContext): Outcome {
  const index = context.master.resume.certificates.findIndex(({ name }) =>
    /driv\w* licen[cs]e|permis de conduire/.test(plainLabel(name)),
  );
  // A licence of one class does not answer a question about another.
  if (index < 0 || /\bclass(e)? /.test(plainLabel(question.label)))
    return missing(messages.message('cvSilent'));
  return fit(
    question,
    'Yes',
    derived(messages.message('cvLists'), factIds(context.master, [`/certificates/${index}`])),
  );
}

const AT_EASE = wordFor('qualifications: at ease');

/** The level of a language, or whether the person is at ease in all of several ("english+french"). */
export function languageOutcome(question: FormQuestion, wanted: string, context: FormContext): Outcome {
  const spoken = wanted.split('+').map((name) => {
    const pattern = LANGUAGES.find(([, english]) => english === name)?.[0];
    return context.master.resume.languages.findIndex(
      ({ language }) => pattern?.test(plainLabel(language)) === true,
    );
  });
  const entries = spoken.map((index) => context.master.resume.languages[index]);
  const fluency = entries.map((entry) => entry?.fluency ?? '');
  if (fluency.some((level) => level === '')) return missing(messages.message('levelUnsaid'));
  const fact_ids = factIds(
    context.master,
    spoken.map((index) => `/languages/${index}`),
  );
  const yesNo =
    question.kind === 'boolean' || question.options.some((option) => plainLabel(option.label) === 'yes');
  if (yesNo)
    return fluency.every((level) => AT_EASE.test(plainLabel(level)))
      ? fit(question, 'Yes', derived(messages.message('atEase'), fact_ids))
      : missing(messages.message('levelEnough'));
  if (fluency.length > 1) return missing(messages.message('oneLanguage'));
  return fit(question, fluency[0] ?? '', { kind: 'fact', fact_ids, label: messages.message('fromYourCv') });
}

const LADDER: readonly (readonly [RegExp, string])[] = [
  [/\bph ?d\b|doctor/, 'Doctorate'],
  [wordFor('qualifications: master'), 'Master'],
  [wordFor('qualifications: bachelor'), 'Bachelor'],
  [wordFor('qualifications: college'), 'College'],
  [wordFor('qualifications: high school'), 'High school'],
];

/** The education level a degree stands on: "Bachelor" of "Bachelor of Mathematics", itself when none is known. */
export const degreeName = (degree: string): string =>
  LADDER.find(([name]) => name.test(plainLabel(degree)))?.[1] ?? degree;

/** The highest degree finished by today, as written or by its education level. */
export function educationOutcome(question: FormQuestion, context: FormContext): Outcome {
  const ranked = context.master.resume.education
    .map((entry, index) => ({
      entry,
      index,
      rank: LADDER.findIndex(([name]) => name.test(plainLabel(entry.studyType))),
    }))
    .filter(({ entry, rank }) => rank >= 0 && entry.endDate !== '' && entry.endDate <= context.today)
    .toSorted((a, b) => a.rank - b.rank);
  const best = ranked[0];
  if (best === undefined) return missing(messages.message('degreeUnsaid'));
  const source = derived(
    messages.message('highestDegree'),
    factIds(context.master, [`/education/${best.index}`]),
  );
  const written = fit(question, best.entry.studyType, source);
  return 'missing' in written ? fit(question, LADDER[best.rank]?.[1] ?? '', source) : written;
}
