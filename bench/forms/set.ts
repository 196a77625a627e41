import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const folder = join(import.meta.dirname, 'set');

/** What the server demands of one field; without a type any text will do. */
const rule = z.strictObject({
  required: z.boolean().optional(),
  type: z.enum(['email', 'phone', 'int', 'date', 'consent', 'place', 'file']).optional(),
  values: z.array(z.string()).optional(),
  pattern: z.string().optional(),
  message: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** The least and the greatest whole number. */
  range: z.tuple([z.number(), z.number()]).optional(),
  /** File name endings that are taken, `.pdf`. */
  accept: z.array(z.string()).optional(),
});
export type Rule = z.infer<typeof rule>;

const page = z.strictObject({ file: z.string(), fields: z.array(z.string()) });

const definition = z.strictObject({
  style: z.string(),
  job: z.strictObject({
    title: z.string(),
    company: z.string(),
    location: z.string(),
    country: z.string(),
    work_mode: z.string(),
    source: z.string(),
  }),
  /** Whether the pages are plain enough to be drifted: nothing in them depends on their ids, classes or order. */
  drift: z.boolean().optional(),
  /** The page that holds the form, where that is not the page that is opened. */
  form: z.string().optional(),
  honeypots: z.array(z.string()).optional(),
  /** Pairs that have to be equal. */
  same: z.array(z.tuple([z.string(), z.string()])).optional(),
  /** Groups of which one has to have a value. */
  anyOf: z.array(z.array(z.string())).optional(),
  /** Steps that are pages of their own, in order; the last one is where the application is sent. */
  pages: z.array(page).optional(),
  /** Options of a select that depend on what another one says. */
  dependent: z
    .record(
      z.string(),
      z.strictObject({
        on: z.string(),
        options: z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
      }),
    )
    .optional(),
  /** What the pretended reader of resumes on the page answers. */
  parsed: z.record(z.string(), z.string()).optional(),
  fields: z.record(z.string(), rule),
});
export type FormDefinition = z.infer<typeof definition>;

const expectation = z.strictObject({
  eq: z.string().optional(),
  anyOf: z.array(z.string()).optional(),
  regex: z.string().optional(),
  /** The last ten digits. */
  phone: z.string().optional(),
  url: z.string().optional(),
  salary: z.tuple([z.number(), z.number()]).optional(),
  set: z.array(z.string()).optional(),
  today: z.enum(['DD/MM/YYYY', 'MM/DD/YYYY', 'YYYY-MM-DD']).optional(),
  text: z
    .strictObject({
      min: z.number(),
      max: z.number(),
      include: z.array(z.string()).optional(),
      french: z.boolean().optional(),
    })
    .optional(),
  file: z.enum(['resume', 'cover_letter']).optional(),
  /** Nothing may stand there. */
  blank: z.boolean().optional(),
  /** Nothing may stand there too. */
  optional: z.boolean().optional(),
});
export type Expectation = z.infer<typeof expectation>;

const field = z.strictObject({
  key: z.string(),
  label: z.string(),
  question: z.string(),
  param: z.string().optional(),
  mode: z.enum(['ask']).optional(),
  note: z.string().optional(),
  /** A value that is right, where the expectation does not spell one. */
  example: z.string().optional(),
  expect: expectation,
});
export type TruthField = z.infer<typeof field>;

const truth = z.strictObject({
  outcome: z.enum(['submit', 'stop']),
  why: z.string().optional(),
  replies: z.record(z.string(), z.string()).optional(),
  fields: z.array(field),
});
export type Truth = z.infer<typeof truth>;

/** One application form: its pages' folder, what its server knows, and what is right. */
export interface ApplicationForm {
  id: string;
  folder: string;
  definition: FormDefinition;
  truth: Truth;
}

async function readForm(id: string): Promise<ApplicationForm> {
  const own = join(folder, id);
  const read = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(own, name), 'utf8'));
  return {
    id,
    folder: own,
    definition: definition.parse(await read('form.json')),
    truth: truth.parse(await read('truth.json')),
  };
}

/** Every form of the set, by name. */
export async function readForms(): Promise<ApplicationForm[]> {
  return Promise.all((await readdir(folder)).toSorted().map(readForm));
}
