export { chooseSummary } from './changes/index.ts';
export { judgeResume, dictionaryOf, sayAnalysis } from './judging/index.ts';
export type { JudgedResume, Dictionary } from './judging/index.ts';
export { writeLetter } from './letter/write.ts';
export { emptyMaster, mergePerson } from './master.ts';
export { mergeMaster } from './merge-master.ts';
export { linkedInTables, readLinkedIn } from './linkedin.ts';
export type { ExportTable } from './linkedin.ts';
export {
  degreeIn,
  EMAIL,
  factId,
  findDates,
  hasSchoolWord,
  headingOf,
  HUMAN_LANGUAGES,
  isKnownCity,
  phoneIn,
  placeAtEnd,
  placeOf,
  readResume,
  readResumeWithPlaces,
  titleScore,
  withoutDate,
} from './reading/index.ts';
export { writeSummary } from './summary.ts';
export { tailorResume } from './tailor.ts';
export type { Tailored } from './tailor.ts';
export { chezFrench, RESUME_WORDS, standardTerm } from './wording/index.ts';
export type { TermKind } from './wording/index.ts';
export { jobsLatestFirst, yearsOfWork } from './years.ts';
