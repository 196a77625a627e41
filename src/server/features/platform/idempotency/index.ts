export { claimKey, giveKeyBack, keepAnswer, reseal } from './claim-key.ts';
export { idempotencyJobs } from './jobs.ts';
