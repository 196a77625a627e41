export { checkClaims } from './claims/index.ts';
export { writeLetter } from './letter.ts';
export { emptyMaster, mergePerson } from './master.ts';
export { readResume } from './reading/index.ts';
export { resumeText } from './resume-text.ts';
export { tailorResume } from './tailor.ts';
export { latestJob, yearsOfWork } from './years.ts';
