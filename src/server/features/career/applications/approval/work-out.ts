import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { FormModels, FormPlan } from '#engines/forms/index.ts';
import { localDay } from '#engines/calendar/index.ts';
import { skillUseIn } from '#engines/answers/index.ts';
import { fraudReason, meaningTexts, notTold, planForm } from '#engines/forms/index.ts';
import type { Message } from '#localization/types.ts';
import type { ApplicationPatch, ApplicationRow } from '#server/features/career/applications/queries.ts';
import { earlierWith } from '#server/features/career/applications/answers/earlier.ts';
import { askFormSite, readQuestions, submissionMode } from '#server/features/career/boards/index.ts';
import { agreedToPortals } from '#server/features/career/portals/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import type { Person } from '#server/features/career/profile/index.ts';
import { takeEdits } from '#server/features/career/applications/change/edits.ts';
import { lastToEmployer } from '#server/features/career/applications/on-hold/employer-queries.ts';
import { readBenefits } from '#server/features/platform/billing/index.ts';
import { prepareDocuments } from '#server/features/career/resume/index.ts';
import { makeLink } from '#server/features/career/applications/views/make-link.ts';
import type { MadeLink } from '#server/features/career/applications/views/make-link.ts';
import { vectorsOf } from '#server/ports/encoder/vectors-of.ts';
import type { World } from '#server/world.ts';
import { text } from './messages.ts';

/** What preparing found out; written down afterwards, in one transaction. */
export type Prepared =
  | { kind: 'closed' }
  | {
      kind: 'plan';
      plan: FormPlan;
      patch: ApplicationPatch;
      keepLink: MadeLink['keep'];
      /** The form's site lets no program in, so that the person will send it. */
      isBarred: boolean;
    };

const TOLD_MS = 30 * 86_400_000;

/** What the person should know before they apply to an employer that has heard of them lately. */
async function toldBefore(world: World, row: ApplicationRow, { timeZone }: Person): Promise<Message[]> {
  const after = new Date(world.clock.now().getTime() - TOLD_MS);
  const last = await lastToEmployer(world.database, row, after);
  if (last === undefined) return [];
  const day = localDay(last.at.getTime(), timeZone);
  const { company } = row.posting;
  return [text.message('appliedLately', { company, day, title: last.title })];
}

/** How it is told: as the person chose, else the first way on a plan with variants; what was prepared without stays so. */
async function approachOf(world: World, { state, approach, accountId }: ApplicationRow) {
  if (approach !== null || state !== 'matched') return approach;
  const { variants } = await readBenefits(world, world.database, accountId);
  return variants ? ('experience' as const) : null;
}

/** What was learned of the questions of forms. */
const formModels = async (
  { learned, encoder }: Pick<World, 'learned' | 'encoder'>,
  { asked, posting, skills }: { asked: readonly FormQuestion[]; posting: Posting; skills: readonly string[] },
): Promise<FormModels> => ({
  questions: await learned.model('form-questions'),
  meanings: await learned.model('form-meanings'),
  turned: await learned.model('form-turned'),
  vectors: await vectorsOf(meaningTexts(asked, posting, skills), encoder),
});

/** Everything that takes time, outside any transaction. */
export async function workOut(world: World, row: ApplicationRow): Promise<Prepared> {
  const { posting, match } = row;
  if (match === null) throw new Error('Only what was matched is prepared.');
  const questions = await readQuestions(world, posting);
  if (questions === 'closed') return { kind: 'closed' };
  const person = await readPerson(world, row.accountId);
  const { withLetter, rejectedChanges: rejected } = row;
  const own = row.ownLetter === null ? null : { text: row.ownLetter, before: row.letter };
  const approach = await approachOf(world, row);
  const { address: link, keep: keepLink } = await makeLink(world, row);
  const made = await prepareDocuments(world, { person, posting, withLetter, rejected, own, approach, link });
  // What the open form was seen to ask is truer than what its board publishes of it.
  const seen = new Map(row.extraQuestions.map((question) => [question.key, question]));
  const published = questions.map((question) => seen.get(question.key) ?? question);
  const extra = row.extraQuestions.filter(({ key }) => !questions.some((question) => question.key === key));
  const asked = [...published, ...extra];
  const skillUse = skillUseIn(person.answers);
  const models = await formModels(world, { asked, posting, skills: skillUse.map(({ skill }) => skill) });
  const plan = planForm(asked, {
    person: { ...person, resume_link: link ?? '' },
    master: person.master,
    answers: person.answers,
    skill_use: skillUse,
    ...(await earlierWith(world.database, row, person.timeZone, models)),
    posting,
    match,
    models,
    resumeSummary: { pages: made.pages, facts: made.resume.fact_ids.length },
    letter: made.letter,
    today: localDay(world.clock.now().getTime(), person.timeZone),
    ...((await agreedToPortals(world.database, row.accountId))
      ? { account: { address: person.application_address } }
      : {}),
  });
  plan.stop ??= fraudReason(posting.description, 'posting');
  const { resume, letter, cv, letterFile, notes, refused } = made;
  takeEdits(plan, asked, row.edits);
  const told = await toldBefore(world, row, person);
  plan.warnings.push(...notTold([...notes, ...row.pageWarnings, ...told]));
  plan.refused.push(...refused);
  const isAgents = submissionMode(world, posting.board) === 'form';
  const isBarred = isAgents && (await askFormSite(world, posting)).may === 'never';
  return {
    kind: 'plan',
    plan,
    patch: { plan, resume, letter, cv, letterFile, approach },
    keepLink,
    isBarred,
  };
}
