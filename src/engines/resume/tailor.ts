import type { Claim, MasterProfile, TailoredResume } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { checkClaims } from '#engines/claims/index.ts';
import { fold } from '#engines/text/index.ts';
import type { Message } from '#localization/types.ts';
import { askedBy } from './asked.ts';
import type { Asked } from './asked.ts';
import { changesOf, chooseSummary, noteOf, setOut, withoutChanges } from './changes/index.ts';
import type { Arranged, Arrangement } from './changes/index.ts';
import { linesOf, proposeFirst, proposeProjects, proposeSkills, proposeWork } from './choice.ts';

/** Printed lines that two pages hold beside the contact block. */
const PAGE_LINES = 92;

/** The title under the name: the CV's own, or a post the person held. A post only wished for would read as one held. */
function heldLabel({ resume, facts }: MasterProfile): string {
  const { label } = resume.basics;
  const isOwn = facts.some(({ path, source }) => path === '/basics/label' && source.kind === 'file');
  return isOwn || resume.work.some(({ position }) => fold(position) === fold(label)) ? label : '';
}

/** Says a line in better words; `goesOn`: its job is not over. Null when it has none. */
type Rewording = (line: string, goesOn: boolean) => string | null;

/** The person's and the writer's part in a tailored CV. */
interface Tailoring {
  /** Ids of the changes the person turned back. */
  rejected?: readonly string[];
  reword?: Rewording;
  /** What stands in place of the profile's summary, each sentence with its facts; none leaves that as it is. */
  summary?: readonly Claim[];
}

/** The better words for the lines that were chosen, where the gate for claims finds in them nothing but the line itself. */
function rewordingsOf(master: MasterProfile, work: Arranged, reword: Rewording): Map<string, string> {
  const idOf = new Map(master.facts.map(({ path, id }) => [path, id]));
  const said = work.flatMap(({ index, lines }) =>
    lines.flatMap((line) => {
      const job = master.resume.work[index];
      const text = job?.highlights[line] ?? '';
      const path = `/work/${index}/highlights/${line}`;
      const better = reword(text, job?.endDate === '' && job.startDate !== '');
      const id = idOf.get(path);
      if (better === null || better === text || id === undefined) return [];
      // By the line itself and at its place; no day: lengths of time must stand in the line.
      const question = { profile: master, target: `work[${index}].highlights`, text: better, today: '' };
      const holds = checkClaims({ ...question, cited: [id] }).allowed && checkClaims(question).allowed;
      return holds ? [[path, better] as const] : [];
    }),
  );
  return new Map(said);
}

/** What a CV of about two pages takes from a profile to answer a posting; `first`: the skills it names. */
function propose(
  master: MasterProfile,
  asked: Asked,
  reword: Rewording,
): { proposed: Arrangement; first: string[] } {
  const { resume } = master;
  const { skills, first } = proposeSkills(resume, asked);
  const crowded = resume.work.length > 4;
  const projects = proposeProjects(resume, asked, crowded ? 2 : 4);
  const volunteer = proposeFirst(resume.volunteer, crowded ? 2 : 4);
  const awards = proposeFirst(resume.awards, 5);
  const fixed =
    linesOf(resume.basics.summary) +
    resume.skills.reduce((sum, { keywords }) => sum + linesOf(keywords.join(', ')), 0) +
    2 * (resume.education.length + volunteer.length) +
    projects.reduce((sum, { lines }) => sum + 2 + lines.length, 0) +
    resume.languages.length +
    resume.certificates.length +
    awards.length;
  const work = proposeWork(resume, asked, Math.max(20, PAGE_LINES - fixed));
  const reworded = rewordingsOf(master, work, reword);
  return { proposed: { work, skills, projects, volunteer, awards, reworded }, first };
}

/** A tailored resume with what is to be said of it. */
export type Tailored = Omit<TailoredResume, 'note'> & { note: Message };

/**
 * A CV for one posting made only of the master profile's values: jobs latest first, in each the highlights that answer
 * the posting best, skills it names first, cut to about two pages, lines said better where `reword` knows how and the
 * gate for claims agrees, under `summary` where one was written. `changes` tells each difference from the profile; those in `rejected` are turned back.
 * `language` is for headings.
 */
export function tailorResume(
  master: MasterProfile,
  posting: Posting,
  { rejected = [], reword = () => null, summary = [] }: Tailoring = {},
): Tailored {
  const { resume } = master;
  const asked = askedBy(posting);
  const { proposed, first } = propose(master, asked, reword);
  const back = new Set(rejected);
  const own = chooseSummary(resume, summary, back);
  const changes = [...own.changes, ...changesOf(resume, proposed)].map((change) => ({
    ...change,
    accepted: !back.has(change.id),
  }));
  const basics = { ...resume.basics, label: heldLabel(master), summary: own.text };
  const made = setOut({ ...resume, basics }, withoutChanges(resume, proposed, back));
  const ranked = asked.rank(resume.work.flatMap(({ highlights }) => highlights)).some((score) => score > 0);
  return {
    resume: made.resume,
    fact_ids: master.facts
      .filter((fact) => own.stands(fact) ?? made.paths.has(fact.path))
      .map(({ id }) => id),
    language: posting.language,
    note: noteOf(posting.company, first, ranked, changes),
    changes,
  };
}
