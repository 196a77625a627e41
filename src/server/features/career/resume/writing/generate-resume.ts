import type { MasterProfile } from '#contract/career/facts.ts';
import type { ResumeStyle } from '#contract/career/resume-draft.ts';
import { asksOfUnread, instructed, profileFor, usualPaper } from '#engines/drafting/index.ts';
import { say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { mayLeave } from '#server/features/career/resume/model/may-leave.ts';
import { readWithModel } from '#server/features/career/resume/model/read-with-model.ts';
import { sayRefused } from '#server/features/career/resume/model/refused.ts';
import { wordDraft } from '#server/features/career/resume/model/word-draft.ts';
import { wordingNotes } from '#server/features/career/resume/model/word-lines.ts';
import { reportProgress } from '#server/features/career/resume/reading/report-progress.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { draftOf, saveDraft } from './draft-queries.ts';
import { saidOnlyHere } from './keep-said.ts';
import { writeInTurn } from './in-turn.ts';
import { knownOf } from './known-of.ts';
import { text } from './messages.ts';
import { drafted } from './refusals.ts';
import { seenLines } from './seen-lines.ts';

interface GenerationRequest {
  accountId: string;
  prompt: string;
  /** The profile as the screen shows it. */
  sent: Record<string, unknown>;
  /** A look that was chosen beside the prompt. */
  style: ResumeStyle;
  task: string | undefined;
  signal: AbortSignal | undefined;
  /** To whom what came of it is told. */
  reader: Reader;
}

const MOST_QUOTED = 8;

/** What I could make nothing of, said once; a long sentence is cut, and of many the rest is counted. */
function notUsed(unread: readonly string[]): Message[] {
  if (unread.length === 0) return [];
  const sentences = unread
    .slice(0, MOST_QUOTED)
    .map((one) => text.message('sentence', { words: one.length > 90 ? `${one.slice(0, 90)}…` : one }));
  const more = unread.length - sentences.length;
  return [text.message('notUsed', { sentences, more })];
}

/** The draft as a prompt leaves it; what the built-in reader made nothing of, a language model may, where there is one. */
async function readAsked(
  world: Pick<World, 'database' | 'clock' | 'config' | 'model' | 'documents'>,
  {
    accountId,
    prompt,
    signal,
    known,
  }: Pick<GenerationRequest, 'accountId' | 'prompt' | 'signal'> & { known: MasterProfile },
) {
  const before = await draftOf(world.database, accountId);
  const given = {
    before,
    prompt,
    at: world.clock.now().toISOString(),
    paper: usualPaper(known.resume),
    known,
  };
  const { astray, ...asked } = drafted(await world.documents.draft(given, accountId));
  const open = [...asked.unread, ...astray].filter((one) => mayLeave(known, one));
  const read = await readWithModel(world, { accountId, unread: open, signal });
  const isRead = (one: string): boolean => open.includes(one) && !read.unread.includes(one);
  const corrections = asked.draft.corrections.filter(({ said }) => !(astray.includes(said) && isRead(said)));
  const draft = read.instructions.reduce(instructed, { ...asked.draft, corrections });
  const unread = asked.unread.filter((one) => !isRead(one));
  return {
    draft,
    unread,
    asks: [...asked.asks, ...asksOfUnread(unread)],
    note: read.note,
    notes: asked.notes,
  };
}

type WritingWorld = Pick<
  World,
  'database' | 'clock' | 'tokens' | 'config' | 'events' | 'model' | 'files' | 'documents'
>;

/**
 * Writes a CV from the person's facts and their prompt, or changes the one they are making. Facts that a prompt states
 * are the person's own word; nothing else is added. Where the person agreed to a language model, it words lines that the
 * gate then checks. Throws `invalid_input` without a prompt and a look to change, and `conflict` when the person
 * cancelled; the draft is then as it was. One at a time, accounts by turns, 30 an hour (`writeInTurn`).
 */
export async function generateResume(world: WritingWorld, request: GenerationRequest) {
  const { accountId, prompt, style, signal } = request;
  if (prompt === '' && Object.keys(style).length === 0)
    throw new Problem('invalid_input', text.message('promptMissing'));
  return writeInTurn(world, { accountId, signal }, () => write(world, request));
}

async function write(
  world: WritingWorld,
  { accountId, prompt, sent, style, task, signal, reader }: GenerationRequest,
) {
  await reportProgress(world, accountId, task, 'gathering');
  const at = world.clock.now();
  const known = knownOf(await readPerson(world, accountId), sent, at.toISOString());
  await reportProgress(world, accountId, task, 'writing');
  const asked = await readAsked(world, { accountId, prompt, signal, known });
  const {
    template = asked.draft.template,
    paper = asked.draft.paper,
    language = asked.draft.language,
  } = style;
  const draft = { ...asked.draft, template, paper, language };
  const seen = await seenLines(world, accountId, draft);
  const wording = await wordDraft(world, {
    accountId,
    master: profileFor(known, draft, seen),
    signal,
  });
  const written = drafted(
    await world.documents.write({ known, draft, worded: wording.worded, seen }, accountId),
  );
  if (signal?.aborted) throw new Problem('conflict', text.message('cancelled'));
  await saveDraft(world.database, accountId, { draft, lines: written.lines, at });
  const notes: Message[] = [
    ...asked.notes,
    ...written.notes,
    ...wordingNotes(wording, written.worded),
    ...(asked.note === null ? [] : [asked.note]),
    ...notUsed(asked.unread),
  ];
  const said = (words: Message): string => say(words, reader);
  return {
    html: written.html,
    title: written.title,
    questions: [...new Set([...asked.asks, ...written.questions].map(said))],
    notes: [...new Set(notes.map(said))],
    refused: sayRefused(wording.refused, reader),
    facts: written.facts,
    said: saidOnlyHere(known, draft),
    style: { template, paper, language },
  };
}
