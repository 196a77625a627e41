import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { FormPlan, PlannedField } from '#engines/forms/index.ts';
import type { OpenForm } from '#server/ports/browser.ts';
import { terminalLog } from '#server/ports/log.ts';
import { playwrightBrowser } from '#server/ports/browser/playwright.ts';
import { runningChromium } from '#server/ports/browser/running.ts';

import { asMessage } from '#localization/catalogue.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { Application, filesOf } from './application.ts';
import type { Given } from './application.ts';
import { Clock, endingOf, endOf } from './endings.ts';
import type { Ending, Outcome } from './endings.ts';

/** What became of one form. */
export interface FillOutcome {
  outcome: Outcome;
  why: string;
  plan: FormPlan;
  /** What the page held before it was sent, as read back, each with where it comes from. */
  values: { key: string; label: string; value: string; source: PlannedField['source'] | null }[];
  /** Canonical questions that only the person could answer, `id` or `id:parameter`. */
  asks: string[];
  questions: { id: string; label: string; options: string[]; required: boolean; answered: boolean }[];
  /** How often the form was sent, and what the page said of it. */
  submits: number;
  confirmation: string;
  seconds: Record<string, number>;
}

export interface FillOptions extends Given {
  dryRun?: boolean;
  browser?: Browser;
  /** Folder with the files the profile names. */
  documents?: string;
}

const MOST_ROUNDS = 30;

/** Fills and plans in turns until the form is ready or something ends it. */
async function prepare(form: OpenForm, application: Application, clock: Clock): Promise<Ending | null> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { filled } = form;
    if (filled.kind === 'ready') return null;
    if (filled.kind !== 'asks_more') return endingOf(filled);
    clock.enter('plan');
    await application.extend(filled.questions, filled.text ?? '');
    const { plan } = application;
    if (plan.stop !== null) return { outcome: 'stopped', why: inEnglish(plan.stop) };
    if (plan.ask.length > 0)
      return { outcome: 'needs_you', why: `Only the person can answer: ${plan.ask[0]?.label ?? ''}` };
    clock.enter('fill');
    await form.goOn({ fields: plan.fields, considered: application.considered });
  }
  return { outcome: 'unknown', why: 'The form asks on and on.' };
}

const MOST_SUBMITS = 2;

/** Sends a form; once more where its own messages named something that could be mended. */
async function send(
  form: OpenForm,
  application: Application,
  clock: Clock,
): Promise<{ submits: number; ending: Ending }> {
  for (let submits = 1; ; submits += 1) {
    clock.enter('submit');
    const sent = await form.submit();
    if (sent.kind !== 'refused' || submits === MOST_SUBMITS) return { submits, ending: endOf(sent) };
    clock.enter('fill');
    const { fields } = application.plan;
    await form.goOn({ fields, considered: application.considered });
    const ending = await prepare(form, application, clock);
    if (ending !== null) return { submits, ending };
  }
}

/** Opens a form with the product's own port, plans it with the product's own planner, fills it, and sends it once. */
export async function fillForm(options: FillOptions): Promise<FillOutcome> {
  const application = new Application(options);
  const clock = new Clock();
  const files = await filesOf(application.applicant, options.documents ?? process.cwd());
  const own =
    options.browser === undefined
      ? runningChromium({
          temporaryFolder: join(tmpdir(), 'legwork-fill'),
          log: terminalLog,
        })
      : null;
  const given = options.browser;
  const chromium = own ?? (given && { get: () => Promise.resolve(given), close: () => Promise.resolve() });
  if (!chromium) throw new Error('There is no browser.');
  const browser = playwrightBrowser({ chromium, extraOrigin: new URL(options.url).origin });
  let form: OpenForm | null = null;
  let submits = 0;
  let ending: Ending;
  let values: FillOutcome['values'] = [];
  try {
    form = await browser.open(application.formJob(files));
    clock.enter('observe');
    const early = await prepare(form, application, clock);
    const { filled } = form;
    if (filled.kind === 'ready')
      values = filled.readBack.map((read) => ({
        ...read,
        value: inEnglish(asMessage(read.value)),
        source: application.plan.fields.find(({ key }) => key === read.key)?.source ?? null,
      }));
    if (early !== null) ending = early;
    else if (options.dryRun === true) ending = { outcome: 'needs_you', why: 'Filled, and not sent.' };
    else {
      const sent = await send(form, application, clock);
      ({ submits, ending } = sent);
    }
  } catch (error) {
    ending = {
      outcome: 'unknown',
      why: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  } finally {
    await form?.close();
    await own?.close();
  }
  clock.enter('end');
  const asks = [...application.asked.values()];
  const open = new Set(application.plan.ask.map(({ key }) => key));
  return {
    ...ending,
    plan: application.plan,
    values,
    asks: asks.map(({ topic }) => topic),
    questions: asks.map(({ key, topic, label, options: choices, required }) => ({
      id: topic,
      label,
      options: choices.map((choice) => choice.label),
      required,
      answered: !open.has(key),
    })),
    submits,
    confirmation: ending.confirmation ?? '',
    seconds: clock.seconds,
  };
}
