import { z } from 'zod';
import { type JobByHand, jobByHand, type LookedUp } from '#contract/career/tracker.ts';
import { refusalText } from '#web/text/message-text.ts';
import { text } from './messages.ts';

/** What is typed into the form; a reload keeps it for as long as the tab stays open. */
export type JobDraft = JobByHand;

// Half a form is a form: only its shape is checked, not whether it could be sent.
const typed = z.string();
const unfinished = jobByHand.extend({ title: typed, company: typed, link: typed, date: typed });

const keyOf = (personId: string) => `legwork.job.${personId}`;

/** An empty form for a job that was applied to today, or what a link told of it. */
export function draftOf(today: string, found: LookedUp | null): JobDraft {
  const empty = {
    title: '',
    company: '',
    place: '',
    link: '',
    date: today,
    status: 'Applied' as const,
    note: '',
  };
  if (found === null) return empty;
  if (found.kind === 'unread') return { ...empty, link: found.link };
  const { title, company, place, link } = found;
  return { ...empty, title, company, place, link };
}

/** What this person was typing in this tab before a reload; null when nothing was. */
export function keptDraft(personId: string): JobDraft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(personId)) ?? 'null');
    const read = unfinished.safeParse(kept);
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed, null for nothing; without storage it lasts until the dialog is closed. */
export function keepDraft(personId: string, draft: JobDraft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(keyOf(personId));
    else sessionStorage.setItem(keyOf(personId), JSON.stringify(draft));
  } catch {
    return;
  }
}

/** What stands in the way of adding it, by field, in the contract's words. */
export function problemsOf(draft: JobDraft, today: string): Partial<Record<keyof JobDraft, string>> {
  const problems: Partial<Record<keyof JobDraft, string>> = {};
  const read = jobByHand.safeParse(draft);
  for (const field of ['title', 'company', 'link', 'date', 'note'] as const) {
    const issue = read.error?.issues.find(({ path }) => path[0] === field);
    if (!issue) continue;
    if (field === 'link') problems.link = text('linkNotWhole');
    else if (field === 'date') problems.date = text('dayMissing');
    else problems[field] = refusalText(issue.message);
  }
  if (problems.date === undefined && draft.date > today) problems.date = text('dayAhead');
  return problems;
}
