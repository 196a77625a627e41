import type { JobHandler } from '#server/queue/handler.ts';

export { avoidedOf, readAvoided } from './avoiding/avoided-of.ts';
export { canApplyFor, NEEDS_DATED_ENTRY } from './history/dated-entry.ts';
export { changeProfile } from './change-profile.ts';
export { forgetImported, importedProfile, saveImported } from './imported.ts';
export { finishOnboarding } from './finish-onboarding.ts';
export { answersOf, deleteAnswer, saveAnswer } from './answer-queries.ts';
export type { KeptAnswer, NewAnswer } from './answer-queries.ts';
export { accountByAddressToken, timeZoneQuestion } from './queries.ts';
export { readPerson, readTimeZone } from './read-person.ts';
export type { Person } from './read-person.ts';
export { profileRoutes } from './routes.ts';
export { saveMaster } from './save-master.ts';
export { saveTold } from './told.ts';
export { askWordings } from './wordings/ask-wordings.ts';

/** The feature has no background work. */
export const profileJobs = (): JobHandler[] => [];
