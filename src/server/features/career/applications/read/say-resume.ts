import type { TailoredResume } from '#contract/career/facts.ts';
import { asMessage, say } from '#localization/catalogue.ts';
import type { Reader } from '#localization/format.ts';
import type { PreparedResume } from '#server/features/career/applications/tables.ts';

/** A prepared resume with its note in the words of a reader. */
export const sayResume = (resume: PreparedResume, reader: Reader): TailoredResume => ({
  ...resume,
  note: say(asMessage(resume.note), reader),
  changes: resume.changes ?? [],
});
