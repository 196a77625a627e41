import type { CoverLetter, TailoredResume } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { withoutDuty } from '#engines/drafting/index.ts';
import { tailorResume } from '#engines/resume/index.ts';
import type { Person } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { checkedLetter } from './checked-letter.ts';
import { letterFileName, resumeFileName } from './document-names.ts';

/** A file in the store, by the name the employer will see. */
export interface PreparedFile {
  name: string;
  sha256: string;
}

export interface PreparedDocuments {
  resume: TailoredResume;
  letter: CoverLetter | null;
  cv: PreparedFile;
  letterFile: PreparedFile | null;
  /** Pages of the CV. */
  pages: number;
  /** What the person should know about the letter; null when there is nothing to say. */
  letterNote: string | null;
}

interface Wanted {
  person: Person;
  posting: Posting;
  withLetter: boolean;
  /** Ids of the changes to the CV that the person turned back. */
  rejected?: readonly string[];
}

/** Pages of a PDF that our typesetter made; it writes each page's dictionary in plain sight. */
const pagesOf = (pdf: Uint8Array): number =>
  Math.max(
    1,
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 1,
  );

/**
 * Sets the CV tailored to a posting and, when asked for, a letter whose every claim was checked; both go into the file
 * store. Employers are given the application address in place of the person's own.
 */
export async function prepareDocuments(
  { typesetter, files }: Pick<World, 'typesetter' | 'files'>,
  { person, posting, withLetter, rejected = [] }: Wanted,
): Promise<PreparedDocuments> {
  const tailored = tailorResume(person.master, posting, { rejected, reword: withoutDuty });
  const basics = { ...tailored.resume.basics, email: person.application_address };
  const resume: TailoredResume = { ...tailored, resume: { ...tailored.resume, basics } };
  const { letter, note } = withLetter
    ? checkedLetter(person.master, posting, person.full_name)
    : { letter: null, note: null };
  const pdf = await typesetter.resume(resume.resume, resume.language);
  const cv = { name: resumeFileName(person.full_name), sha256: await files.put(pdf) };
  const contact = [person.application_address, person.phone, person.location].filter(Boolean);
  const letterPdf = letter && (await typesetter.letter(letter, { name: person.full_name, contact }, posting));
  return {
    resume,
    letter,
    cv,
    letterFile:
      letter && letterPdf
        ? { name: letterFileName(person.full_name, letter.language), sha256: await files.put(letterPdf) }
        : null,
    pages: pagesOf(pdf),
    letterNote: note,
  };
}
