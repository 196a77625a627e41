import type { CoverLetter } from '#contract/career/facts.ts';
import { withoutDuty, usualPaper } from '#engines/drafting/index.ts';
import { tailorResume } from '#engines/resume/index.ts';
import type { Tailored } from '#engines/resume/index.ts';
import { inTurn } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { RESUME_LINK } from '#server/ports/typesetter.ts';
import type { World } from '#server/world.ts';
import { dayOf, wordingNotes } from './model/word-lines.ts';
import { wordForPosting } from './model/word-for-posting.ts';
import type { RefusedFinding } from './model/refused.ts';
import { checkedSummary } from './variants/checked-summary.ts';
import { letterFor } from './prepared-letter.ts';
import type { WantedLetter } from './prepared-letter.ts';
import { letterFileName, resumeFileName } from './document-names.ts';

/** A file in the store, by the name the employer will see. */
export interface PreparedFile {
  name: string;
  sha256: string;
}

export interface PreparedDocuments {
  resume: Tailored;
  letter: CoverLetter | null;
  cv: PreparedFile;
  letterFile: PreparedFile | null;
  /** Pages of the resume. */
  pages: number;
  /** What the person should know about the letter, in sentences; about the resume stands in its own note. */
  notes: Message[];
  /** What the claims gate left out of the resume and the letter. */
  refused: RefusedFinding[];
}

interface Wanted extends WantedLetter {
  /** Ids of the changes to the resume that the person turned back. */
  rejected?: readonly string[];
  /** Address under which the sent resume can be opened; stands in its head. */
  link?: string | null;
}

/** Pages of a PDF that our typesetter made; it writes each page's dictionary in plain sight. */
const pagesOf = (pdf: Uint8Array): number =>
  Math.max(
    1,
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 1,
  );

/** How many lines of a tailored resume stand in the words of a model. */
function countIn({ changes }: Pick<Tailored, 'changes'>, worded: ReadonlyMap<string, string>): number {
  const words = new Set(worded.values());
  return changes.filter(
    ({ kind, accepted, after }) => kind === 'reworded' && accepted && words.has(after[0] ?? ''),
  ).length;
}

/**
 * Sets the resume tailored to a posting and, when asked for, a letter whose every claim was checked; both go into the file
 * store. Employers are given the application address in place of the person's own. What is to be said of them is said when it is read.
 */
export async function prepareDocuments(
  world: Pick<World, 'typesetter' | 'files' | 'database' | 'clock' | 'tokens' | 'config' | 'model'>,
  wanted: Wanted,
): Promise<PreparedDocuments> {
  const { person, posting, rejected = [], approach = null, link = null } = wanted;
  const { typesetter, files } = world;
  const { accountId, master } = person;
  const plain = tailorResume(master, posting, { reword: withoutDuty });
  const wording = await wordForPosting(world, { accountId, master, posting, tailored: plain });
  const tailored = tailorResume(master, posting, {
    rejected,
    summary:
      approach === null ? [] : checkedSummary(master, posting, { approach, today: dayOf(world.clock) }),
    reword: (line, goesOn) => wording.worded.get(line) ?? withoutDuty(line, goesOn),
  });
  const { basics: own } = tailored.resume;
  const profiles = link === null ? own.profiles : [...own.profiles, { network: RESUME_LINK, url: link }];
  const basics = { ...own, email: person.application_address, profiles };
  const resume: Tailored = {
    ...tailored,
    resume: { ...tailored.resume, basics },
    note: inTurn([tailored.note, ...wordingNotes(wording, countIn(tailored, wording.worded))]),
  };
  const { letter, notes, refused } = await letterFor(world, wanted, plain.fact_ids);
  const paper = usualPaper(resume.resume);
  const pdf = await typesetter.resume(resume.resume, resume.language, paper);
  const cv = { name: resumeFileName(person.full_name), sha256: await files.put(accountId, pdf) };
  const contact = [person.application_address, person.phone, person.location].filter(Boolean);
  const from = { name: person.full_name, contact };
  const letterPdf = letter && (await typesetter.letter(letter, from, posting, paper));
  return {
    resume,
    letter,
    cv,
    letterFile:
      letter && letterPdf
        ? {
            name: letterFileName(person.full_name, letter.language),
            sha256: await files.put(accountId, letterPdf),
          }
        : null,
    pages: pagesOf(pdf),
    notes,
    refused: [...wording.refused, ...refused],
  };
}
