import { join } from 'node:path';
import { z } from 'zod';
import { jsonResume } from '#contract/career/facts.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { FormContext, FormModels, FormPlan } from '#engines/forms/index.ts';
import { posting } from '#contract/career/posting.ts';
import { planForm } from '#engines/forms/index.ts';
import { modelsFor } from '#bench/fill/models.ts';
import { eachItem, readJson } from './task.ts';
import type { Report } from './task.ts';

const told = z.object({
  id: z.string(),
  meaning: z.string(),
  param: z.string().default(''),
  value: z.unknown(),
  savedAt: z.string(),
  replaces: z.string().optional(),
  company: z.string().optional(),
});

/** People with what they told, and one question of a form each. */
export const answersInput = z.object({
  today: z.iso.date(),
  people: z.record(
    z.string(),
    z.object({
      profile: z.looseObject({}),
      skillUse: z
        .array(z.object({ skill: z.string(), from: z.string(), to: z.string().nullable() }))
        .default([]),
      appliedTo: z.array(z.string()).default([]),
      bank: z.array(told).default([]),
    }),
  ),
  items: z.array(
    z.object({
      id: z.string(),
      personId: z.string(),
      question: z.object({
        text: z.string(),
        control: z.enum([
          'text',
          'textarea',
          'url',
          'number',
          'date',
          'checkbox',
          'radio',
          'select',
          'multiselect',
        ]),
        options: z.array(z.string()).optional(),
        required: z.boolean().default(true),
      }),
      context: z.object({
        company: z.string().default(''),
        title: z.string().default(''),
        country: z.string().nullable().default(''),
        city: z.string().nullable().default(''),
        currency: z.string().nullable().default(''),
        source: z.string().nullable().default(''),
      }),
    }),
  ),
});
export type AnswersInput = z.infer<typeof answersInput>;
type Item = AnswersInput['items'][number];
type Person = AnswersInput['people'][string];

const KINDS: Readonly<Record<Item['question']['control'], FormQuestion['kind']>> = {
  text: 'short',
  url: 'short',
  textarea: 'long',
  number: 'number',
  date: 'date',
  checkbox: 'consent',
  radio: 'single',
  select: 'single',
  multiselect: 'multi',
};

/** Every text of a profile with its JSON pointer, as the facts the engine answers from. */
function factsOf(value: unknown, path = ''): { path: string; value: string }[] {
  if (typeof value === 'string') return value === '' ? [] : [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => factsOf(inner, `${path}/${key}`));
}

function masterOf(person: Person) {
  const resume = jsonResume.parse({
    basics: {},
    work: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    projects: [],
    volunteer: [],
    awards: [],
    ...person.profile,
  });
  const facts = factsOf(resume).map(({ path, value }, index) => ({
    id: `f${index}`,
    path,
    value,
    source: { kind: 'person' as const, at: '1970-01-01T00:00:00Z', where: 'profile' },
  }));
  return { resume, facts, unused: [] };
}

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

function postingOf({ context }: Item) {
  const country = /^[A-Z]{2}$/.test(context.country ?? '')
    ? COUNTRY_NAMES.of(context.country ?? '')
    : context.country;
  const place = [context.city, country]
    .filter((part) => part !== '' && part !== null && part !== undefined)
    .join(', ');
  return posting.parse({
    board: 'bench',
    tenant: 'bench',
    external_id: '1',
    company: context.company,
    title: context.title,
    places: place === '' ? [] : [place],
    workplace: null,
    employment_type: null,
    department: null,
    pay: null,
    language: 'en',
    description: '',
    posted_at: null,
    url: 'https://jobs.example.com/1',
    apply_url: 'https://jobs.example.com/1/apply',
  });
}

function questionOf({ question }: Item): FormQuestion {
  return {
    key: 'question',
    label: question.text,
    help: '',
    required: question.required,
    kind: KINDS[question.control],
    options: (question.options ?? []).map((option) => ({ value: option, label: option })),
    alternatives: [],
  };
}

/** What is known of the person whom an item asks, and of its posting. */
function contextOf(input: AnswersInput, item: Item, models: FormModels): FormContext {
  const person = input.people[item.personId];
  if (person === undefined) throw new Error(`There is no person “${item.personId}”.`);
  const master = masterOf(person);
  const { basics } = master.resume;
  const link = (network: string): string =>
    basics.profiles.find((profile) => profile.network.toLowerCase() === network)?.url ?? '';
  return {
    person: {
      full_name: basics.name,
      application_address: basics.email,
      phone: basics.phone,
      location: '',
      linkedin: link('linkedin'),
      github: link('github'),
      portfolio: basics.url === '' ? link('portfolio') : basics.url,
    },
    master,
    answers: [],
    told: person.bank.map(({ param, savedAt, ...rest }) => ({ ...rest, parameter: param, at: savedAt })),
    skill_use: person.skillUse,
    applied_to: person.appliedTo,
    found_at: item.context.source ?? '',
    currency: item.context.currency ?? '',
    posting: postingOf(item),
    match: {
      score: 0,
      confidence: 0,
      role: { posting: '', person: '', relation: 0 },
      parts: { must: 0, years: 0, education: 0, nice: 0 },
      have: [],
      missing: [],
      blockers: [],
      unknown: [],
      summary: '',
      version: '',
    },
    models,
    resumeSummary: { pages: 0, facts: 0 },
    letter: null,
    today: input.today,
  };
}

/** The plan the product makes for a form of this one question. */
const planOf = (input: AnswersInput, item: Item, models: FormModels): FormPlan =>
  planForm([questionOf(item)], contextOf(input, item, models));

const skillsOf = (person?: Person): string[] => person?.skillUse.map(({ skill }) => skill) ?? [];

/** What was learned, with the vectors of all questions of an input. */
export const modelsOf = ({ items, people }: AnswersInput): Promise<FormModels> =>
  modelsFor(items.map((item) => [[questionOf(item)], postingOf(item), skillsOf(people[item.personId])]));

export type Prediction = { id: string; action: 'answer' | 'ask' | 'draft'; value?: unknown };

/** Whether a box stays empty because its statement about the person's own facts is known to be untrue: no consent is. */
const isNotSo = ({ topic = '', why }: FormPlan['left_blank'][number] | FormPlan['ask'][number]): boolean =>
  typeof why === 'object' &&
  'code' in why &&
  why.code === 'forms.notSo' &&
  /^(experience|drivers_licence|vehicle|shift|weekend|sponsorship|work_auth|certifications|language|education|relocate|onsite|travel|overtime)/.test(
    topic,
  );

/** Whether a box stays empty because nothing was told of it. */
const isOffByDefault = (rule: unknown): boolean =>
  typeof rule === 'object' && rule !== null && 'code' in rule && rule.code === 'forms.offByDefault';

/** What the plan does with the question: a value, a text to approve, or nothing yet. A box left empty is an answer where what it says is not so. */
export function answerTo(input: AnswersInput, item: Item, models: FormModels): Prediction {
  const { fields, ask, left_blank: blank } = planOf(input, item, models);
  const [field] = fields;
  const open = [...ask, ...blank][0];
  if (field === undefined && item.question.control === 'checkbox' && open && isNotSo(open))
    return { id: item.id, action: 'answer', value: false };
  if (field === undefined || field.source.kind === 'approval') return { id: item.id, action: 'ask' };
  if (field.source.kind === 'written') return { id: item.id, action: 'draft' };
  if (field.source.kind === 'derived' && isOffByDefault(field.source.rule))
    return { id: item.id, action: 'ask' };
  const value = item.question.control === 'number' ? Number(field.value) : field.value;
  return { id: item.id, action: 'answer', value };
}

/** Of every question in `input.json` of a folder, the answer or that the person is asked. */
export async function predictAnswers(folder: string, report: Report): Promise<unknown> {
  const input = await readJson(join(folder, 'input.json'), answersInput);
  const models = await modelsOf(input);
  const answers = await eachItem(
    input.items,
    ({ id }) => id,
    (item) => answerTo(input, item, models),
    report,
  );
  return answers.map(([, answer]) => answer);
}
