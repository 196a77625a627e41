import { draftAfter, findNothing, writeResume } from '#engines/drafting/index.ts';
import type { WrittenResume } from '#engines/drafting/index.ts';
import { judgeResume, readResumeWithPlaces } from '#engines/resume/index.ts';
import type { AskedDraft, DraftedText, JudgedText, Prompt, ResumeText } from '#server/ports/documents.ts';
import type { Words } from '#server/ports/words.ts';

/** What the thread is asked to do with a resume. */
export type Task =
  | { kind: 'read'; source: ResumeText; file: { id: string; name: string } }
  | { kind: 'judge'; given: JudgedText }
  | { kind: 'draft'; given: Prompt }
  | { kind: 'write'; given: DraftedText };

/** What comes of each of them. */
export interface Results {
  read: ReturnType<typeof readResumeWithPlaces>;
  judge: ReturnType<typeof judgeResume>;
  draft: AskedDraft;
  write: WrittenResume;
}

function draft({ before, prompt, at, paper, known }: Prompt): AskedDraft {
  const asked = draftAfter(before, prompt, at, { paper, known });
  return { ...asked, astray: findNothing(known, asked.draft).map(({ said }) => said) };
}

async function write({ known, draft: made, worded, seen }: DraftedText, words: Pick<Words, 'dictionary'>) {
  return writeResume(known, made, { worded, seen, dictionary: made.mend ? await words.dictionary() : null });
}

/** Does one task; what it needs beside it are the words people write. */
export async function done(task: Task, words: Pick<Words, 'dictionary'>): Promise<Results[Task['kind']]> {
  if (task.kind === 'read') return readResumeWithPlaces(task.source, task.file);
  if (task.kind === 'judge') return judgeResume({ ...task.given, dictionary: await words.dictionary() });
  if (task.kind === 'draft') return draft(task.given);
  return write(task.given, words);
}
