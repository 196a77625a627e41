import type { ResumeStyle } from '#contract/career/resume-draft.ts';
import { draftAfter, writeResume } from '#engines/drafting/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { reportProgress } from '#server/features/career/resume/reading/report-progress.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { draftOf, saveDraft } from './draft-queries.ts';
import { knownOf } from './known-of.ts';

interface GenerationRequest {
  accountId: string;
  prompt: string;
  /** The profile as the screen shows it. */
  sent: Record<string, unknown>;
  /** A look that was chosen beside the prompt. */
  style: ResumeStyle;
  task: string | undefined;
  signal: AbortSignal | undefined;
}

const MOST_QUOTED = 3;

/** What I could make nothing of, said once; a long sentence is cut. */
function notUsed(unread: readonly string[]): string[] {
  if (unread.length === 0) return [];
  const quoted = unread
    .slice(0, MOST_QUOTED)
    .map((one) => `“${one.length > 90 ? `${one.slice(0, 90)}…` : one}”`);
  return [
    `I did not know what to do with ${quoted.join(' and ')}. I can use facts about you, and changes such as “shorter”, “put projects first” or “in French”.`,
  ];
}

/**
 * Writes a CV from the person's facts and their prompt, or changes the one they are making. Facts that a prompt states
 * are the person's own word; nothing else is added. Throws `invalid_input` without a prompt and a look to change, and
 * `conflict` when the person cancelled; the draft is then as it was.
 */
export async function generateResume(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config' | 'events' | 'words'>,
  { accountId, prompt, sent, style, task, signal }: GenerationRequest,
) {
  if (prompt === '' && Object.keys(style).length === 0)
    throw new Problem('invalid_input', 'Please tell the AI what resume you want to create.');
  await reportProgress(world, accountId, task, 'gathering');
  const at = world.clock.now();
  const known = knownOf(await readPerson(world, accountId), sent, at.toISOString());
  const before = await draftOf(world.database, accountId);
  await reportProgress(world, accountId, task, 'writing');
  const asked = draftAfter(before, prompt, at.toISOString());
  const {
    template = asked.draft.template,
    paper = asked.draft.paper,
    language = asked.draft.language,
  } = style;
  const draft = { ...asked.draft, template, paper, language };
  const lexicon = draft.mend ? await world.words.lexicon() : null;
  const written = writeResume(known, draft, lexicon);
  if (signal?.aborted) throw new Problem('conflict', 'You cancelled the resume; nothing was changed.');
  await saveDraft(world.database, accountId, { draft, lines: written.lines, at });
  return {
    html: written.html,
    title: written.title,
    questions: written.questions,
    notes: [...written.notes, ...notUsed(asked.unread)],
    facts: written.facts,
    style: { template, paper, language },
  };
}
