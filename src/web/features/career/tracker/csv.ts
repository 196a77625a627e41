import type { TrackedJob } from '#contract/career/applications.ts';
import { hasArrived } from '#engines/pipeline/index.ts';

const COLUMNS: readonly { name: string; value: (job: TrackedJob) => string }[] = [
  { name: 'Job', value: ({ title }) => title },
  { name: 'Company', value: ({ company }) => company },
  { name: 'Place', value: ({ place }) => place },
  { name: 'Status', value: ({ status, state, stage }) => (hasArrived(state) ? status : stage) },
  { name: 'Stage', value: ({ stage }) => stage },
  { name: 'Sent', value: ({ date, state }) => (hasArrived(state) ? date : '') },
  { name: 'Sent by', value: ({ origin }) => (origin === 'person' ? 'You' : 'Legwork') },
  { name: 'Match', value: ({ score }) => (score === null ? '' : String(score)) },
  { name: 'Link', value: ({ link }) => link },
];

/** A spreadsheet would run these as a formula; an apostrophe makes them text. */
const RUNS = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = RUNS.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * The jobs as RFC 4180 with a heading: UTF-8 with the mark that spreadsheets look for, lines ended by CR LF, and no cell
 * that a spreadsheet would run.
 */
export function csvOf(jobs: readonly TrackedJob[]): string {
  const rows = [
    COLUMNS.map(({ name }) => name),
    ...jobs.map((job) => COLUMNS.map(({ value }) => value(job))),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
