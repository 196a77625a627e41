import { handleJob } from '#server/queue/handler.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { discover } from './discover.ts';
import { refreshBoards } from './jobs.ts';

export { boardOf, readForAll } from './catalogue.ts';
export { readSources } from './choices/list-sources.ts';
export { bestListing, listingsOf } from './listings.ts';
export { discover } from './discover.ts';
export { jobKey } from './identity/job-keys.ts';
export { boardName, comesByAlert, isPractice, submissionMode } from './hand-over.ts';
export { hasPostings, keepPosting, openPostings } from './posting-queries.ts';
export type { PostingRow } from './posting-queries.ts';
export { choicesOf, isReadFor } from './queries.ts';
export type { SourceOrigin } from './queries.ts';
export { askFormSite, leaveFormSite } from './reading/form-site.ts';
export { readPosting } from './read-posting.ts';
export { formAddress, formHosts, lookUp, readQuestions } from './read-form.ts';
export { sourcesRoutes } from './routes.ts';

const EVERY_TEN_MINUTES = '*/10 * * * *';

/** The feature's background work. */
export const boardsJobs = (world: World): JobHandler[] => [
  handleJob(refreshBoards, async () => void (await discover(world)), EVERY_TEN_MINUTES),
];
