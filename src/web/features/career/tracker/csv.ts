import type { TrackedJob } from '#contract/career/applications.ts';
import { hasArrived } from '#engines/pipeline/index.ts';
import { statusWords } from '#web/shell/applications/status/status-words.ts';
import { text } from './messages.ts';

const COLUMNS: readonly { name: () => string; value: (job: TrackedJob) => string }[] = [
  { name: () => text('columnJob'), value: ({ title }) => title },
  { name: () => text('columnCompany'), value: ({ company }) => company },
  { name: () => text('columnPlace'), value: ({ place }) => place },
  {
    name: () => text('columnStatus'),
    value: ({ status, state, stage }) => (hasArrived(state) ? statusWords(status) : stage),
  },
  { name: () => text('columnStage'), value: ({ stage }) => stage },
  { name: () => text('columnSent'), value: ({ date, state }) => (hasArrived(state) ? date : '') },
  {
    name: () => text('columnSentBy'),
    value: ({ origin }) => (origin === 'person' ? text('sentByYou') : text('sentByAgent')),
  },
  { name: () => text('columnMatch'), value: ({ score }) => (score === null ? '' : String(score)) },
  { name: () => text('columnLink'), value: ({ link }) => link },
];

/** What a person does not see before a text: blanks of every script, controls, zero-width signs and marks. */
const UNSEEN_FIRST = /^[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*/u;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * Whether a spreadsheet may run a text as a formula: it begins, past what it skips, with one of four signs or a form that is
 * taken for one (full-width, small, raised), or a tab or a return stands before its first sign. A number is no formula.
 */
function mayRun(words: string): boolean {
  if (NUMBER.test(words)) return false;
  const unseen = UNSEEN_FIRST.exec(words)?.[0] ?? '';
  if (/[\t\r]/.test(unseen)) return true;
  const [first = ''] = words.slice(unseen.length);
  return /^[=+\-@\u2212]/.test(first.normalize('NFKC'));
}

function cell(words: string): string {
  // An apostrophe first makes it text.
  const safe = mayRun(words) ? `'${words}` : words;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The jobs as RFC 4180 with a heading: UTF-8 with the mark that spreadsheets look for, lines ended by CR LF, and no cell
 * that a spreadsheet would run.
 */
export function csvOf(jobs: readonly TrackedJob[]): string {
  const rows = [
    COLUMNS.map(({ name }) => name()),
    ...jobs.map((job) => COLUMNS.map(({ value }) => value(job))),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
