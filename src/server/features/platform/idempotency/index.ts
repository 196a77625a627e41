export { claimKey, giveKeyBack, keepAnswer } from './claim-key.ts';
export { idempotencyJobs } from './jobs.ts';
