import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { BankAnswer, FormQuestion } from '#contract/career/form.ts';
import type { FormPlan } from '#engines/forms/index.ts';
import { planForm } from '#engines/forms/index.ts';
import { guessLanguage } from '#engines/text/index.ts';
import type { FormFiles, FormJob } from '#server/ports/browser.ts';
import { contextOf, jobFrom, postingOf } from './context.ts';
import { modelsFor } from './models.ts';
import type { JobFacts } from './context.ts';
import { applicant } from './profile.ts';
import type { Applicant } from './profile.ts';
import { repliesTo } from './replies.ts';

/** What is known before a form is opened. */
export interface Given {
  url: string;
  profile: unknown;
  job?: unknown;
  replies?: Record<string, unknown>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.txt': 'text/plain',
};
const NAMES: Readonly<Record<string, string>> = { resume: 'cv', cv: 'cv', cover_letter: 'letter' };

/** The files a profile names, by what the plan calls them. */
export async function filesOf({ documents }: Applicant, folder: string): Promise<FormFiles> {
  const files: FormFiles = {};
  for (const [name, path] of Object.entries(documents)) {
    const bytes = await readFile(join(folder, path));
    files[NAMES[name] ?? name] = {
      name: basename(path),
      bytes,
      contentType: TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
    };
  }
  return files;
}

/** One application: what was asked and answered so far, and the plan made of it. */
export class Application {
  readonly applicant: Applicant;
  readonly job: JobFacts;
  readonly replies: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly asked = new Map<string, FormPlan['ask'][number]>();
  readonly considered: string[] = [];
  readonly plan: FormPlan = { fields: [], left_blank: [], ask: [], warnings: [], refused: [], stop: null };
  answers: BankAnswer[] = [];

  constructor(options: Given) {
    this.applicant = applicant.parse(options.profile);
    const given = this.applicant.job_context_default ?? {};
    this.job = jobFrom({ ...given, ...jobFrom(options.job) });
    this.replies = options.replies ?? {};
    this.address = options.url;
  }

  private async planOf(questions: readonly FormQuestion[], text: string): Promise<FormPlan> {
    const today = this.applicant.today ?? new Date().toISOString().slice(0, 10);
    const language = guessLanguage(questions.map(({ label }) => label).join('\n')) === 'fr' ? 'fr' : 'en';
    const job = { ...this.job, description: this.job.description || text };
    const place = { address: this.address, language, today } as const;
    const models = await modelsFor([[questions, postingOf(job, place.address, place.language)]]);
    return planForm(questions, contextOf(this.applicant, job, place, { answers: this.answers, models }));
  }

  /** Takes the questions of a step into the plan, with the person's replies to those only they can answer. */
  async extend(questions: readonly FormQuestion[], text: string): Promise<void> {
    const first = await this.planOf(questions, text);
    for (const question of first.ask) this.asked.set(question.key, question);
    this.answers = [
      ...this.answers,
      ...repliesTo(first.ask, this.replies, {
        at: '2000-01-01T00:00:00Z',
        company: this.job.company,
      }),
    ];
    const plan = this.answers.length === 0 ? first : await this.planOf(questions, text);
    const keys = questions.map(({ key }) => key);
    const kept = <T extends { key: string }>(list: T[]) => list.filter(({ key }) => !keys.includes(key));
    this.plan.fields = [...kept(this.plan.fields), ...plan.fields];
    this.plan.left_blank = [...kept(this.plan.left_blank), ...plan.left_blank];
    this.plan.ask = [...kept(this.plan.ask), ...plan.ask];
    this.plan.warnings = [...new Set([...this.plan.warnings, ...plan.warnings])];
    this.plan.stop ??= plan.stop;
    this.considered.push(...keys);
  }

  formJob(files: FormFiles): FormJob {
    const { person, account, employment, education, languages } = this.applicant;
    const { city, region, country } = person.address;
    return {
      address: this.address,
      allowedHosts: [new URL(this.address).host],
      fields: [],
      considered: [],
      files,
      family: '',
      home: [city, region, country].filter(Boolean).join(', '),
      entries: {
        employment: employment.length,
        education: education.length,
        language: Object.keys(languages).length,
      },
      ...(account ? { password: account.password } : {}),
      signal: AbortSignal.timeout(180_000),
    };
  }
}
