import type { Page } from 'playwright-core';
import type { PlannedField } from '#contract/career/form.ts';
import type { FilledForm, FormJob } from '#server/ports/browser.ts';
import { fillField, leaveBlank } from './fill.ts';
import { canHold, matchPlan } from './match.ts';
import type { Matching } from './match.ts';
import type { LiveField } from './observe.ts';
import { observeForm, questionFrom } from './observe.ts';
import type { Quiet } from './quiet.ts';
import { readSigns } from './signs.ts';
import { findSendButton } from './submit.ts';
import { expectedOf, holds, valueOf } from './verify.ts';

type Problems = Map<PlannedField, string>;

const shot = async (page: Page) => new Uint8Array(await page.screenshot({ fullPage: true }));

/** Consents that stay unticked need no box on the page. */
const mayBeAbsent = (planned: PlannedField) => planned.value === false;

async function wallOf(page: Page, status: number, fields: readonly LiveField[]): Promise<FilledForm | null> {
  if (status === 404 || status === 410) return { kind: 'closed' };
  const signs = await readSigns(page);
  if (signs.captcha) return { kind: 'captcha', screenshot: await shot(page) };
  if (fields.length > 0) return null;
  if (signs.already) return { kind: 'already_applied' };
  return signs.closed ? { kind: 'closed' } : null;
}

/** Required questions without an answer, and answered ones whose control wants another kind of answer. */
function asksMore({ pairs, unplanned }: Matching<LiveField>): FilledForm | null {
  const unfit = pairs.filter(({ planned, seen }) => !canHold(planned, seen));
  const questions = [
    ...unplanned.filter(({ required }) => required).map((field) => questionFrom(field)),
    ...unfit.map(({ planned, seen }) => ({ ...questionFrom(seen), key: planned.key, required: true })),
  ];
  return questions.length === 0 ? null : { kind: 'asks_more', questions };
}

/** Fills what does not hold yet; uploads come first because many pages read the file and write into the fields. */
async function fillRound(page: Page, job: FormJob, quiet: Quiet): Promise<Problems> {
  const problems: Problems = new Map();
  for (const filesFirst of [true, false]) {
    const { pairs } = matchPlan(job.fields, await observeForm(page), job.family);
    for (const { planned, seen } of pairs) {
      job.signal.throwIfAborted();
      if ((seen.control === 'file') !== filesFirst || holds(seen, planned, job.files)) continue;
      await fillField(seen, planned, job.files).catch((error: unknown) => {
        job.signal.throwIfAborted();
        problems.set(planned, error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
      });
      if (filesFirst) await quiet.wait();
    }
  }
  return problems;
}

/** Empties what the page filled in by itself; the questions that cannot be left blank. */
async function clearUnplanned(page: Page, job: FormJob): Promise<LiveField[]> {
  const stuck: LiveField[] = [];
  for (const field of matchPlan(job.fields, await observeForm(page), job.family).unplanned) {
    job.signal.throwIfAborted();
    if (!(await leaveBlank(field).catch(() => false))) stuck.push(field);
  }
  return stuck;
}

/** Fills an opened page by the plan, reads everything back and stops before the click. Rejects when the signal aborts. */
export async function fillForm(page: Page, job: FormJob, status: number, quiet: Quiet): Promise<FilledForm> {
  await quiet.wait();
  const seen = await observeForm(page);
  const wall = await wallOf(page, status, seen);
  if (wall !== null) return wall;
  if (seen.length === 0) throw new Error('The page shows no application form.');
  // Before a value or a file leaves for the page.
  const first = matchPlan(job.fields, seen, job.family);
  const more = asksMore(first);
  if (more !== null) return more;

  let problems: Problems = new Map();
  for (let round = 0; round < 2; round += 1) {
    problems = await fillRound(page, job, quiet);
    await quiet.wait();
    const stuck = await clearUnplanned(page, job);
    if (stuck.length > 0) return { kind: 'asks_more', questions: stuck.map((field) => questionFrom(field)) };
    await quiet.wait(120);
    const { pairs, missing } = matchPlan(job.fields, await observeForm(page), job.family);
    if (missing.every(mayBeAbsent) && pairs.every((pair) => holds(pair.seen, pair.planned, job.files))) break;
  }
  return readBack(page, job, problems);
}

async function readBack(page: Page, job: FormJob, problems: Problems): Promise<FilledForm> {
  const matching = matchPlan(job.fields, await observeForm(page), job.family);
  const { pairs, missing } = matching;
  const more = asksMore(matching);
  if (more !== null) return more;
  const wrong = [
    ...missing
      .filter((planned) => !mayBeAbsent(planned))
      .map((planned) => ({ planned, actual: 'The form does not ask this.' })),
    ...pairs
      .filter(({ planned, seen }) => !holds(seen, planned, job.files))
      .map(({ planned, seen }) => ({ planned, actual: problems.get(planned) ?? valueOf(seen) })),
  ];
  if (wrong.length > 0)
    return {
      kind: 'mismatch',
      fields: wrong.map(({ planned, actual }) => ({
        key: planned.key,
        expected: expectedOf(planned, job.files),
        actual,
      })),
    };
  if ((await readSigns(page)).captcha) return { kind: 'captcha', screenshot: await shot(page) };
  const button = await findSendButton(page);
  if (button === null)
    return {
      kind: 'mismatch',
      fields: [{ key: '', expected: 'a button that sends the form', actual: 'none' }],
    };
  // A rehearsal: the real click comes only after the attempt is armed, and must not fail then.
  await button.click({ trial: true, timeout: 5000 });
  return {
    kind: 'ready',
    readBack: pairs.map(({ planned, seen }) => ({
      key: planned.key,
      label: planned.label,
      value:
        seen.control === 'file'
          ? expectedOf(planned, job.files)
          : seen.control === 'checkbox'
            ? planned.display
            : valueOf(seen),
    })),
    screenshot: await shot(page),
    address: page.url(),
  };
}
