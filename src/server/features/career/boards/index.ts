import { handleJob } from '#server/queue/job.ts';
import type { JobHandler } from '#server/queue/job.ts';
import type { World } from '#server/world.ts';
import { discover } from './discover.ts';
import { refreshBoards } from './jobs.ts';

export { boardOf } from './catalogue.ts';
export { discover } from './discover.ts';
export { boardName, submissionMode } from './hand-over.ts';
export { hasPostings, keepPosting, openPostings } from './queries.ts';
export type { PostingRow } from './queries.ts';
export { readPosting } from './read-posting.ts';
export { formAddress, formHosts, lookUp, readQuestions } from './read-form.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** The feature's background work. */
export const boardsJobs = (world: World): JobHandler[] => [
  handleJob(refreshBoards, async () => void (await discover(world)), EVERY_TEN_MINUTES),
];
