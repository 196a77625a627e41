import type { JsonResume, MasterProfile } from '#contract/career/facts.ts';
import type { ResumeDraft } from '#contract/career/resume-draft.ts';
import { newDraft, writeResume } from '#engines/drafting/index.ts';
import { factId, readResume, standardTerm } from '#engines/resume/index.ts';
import type { TermKind } from '#engines/resume/index.ts';
import { readDocument } from '#server/ports/documents/read-document.ts';

/** A profile of which every text is a fact the person gave. */
export function masterOf(resume: JsonResume): MasterProfile {
  const facts: MasterProfile['facts'] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      const source = { kind: 'person', at: '2026-11-20T10:00:00.000Z', where: 'profile' } as const;
      if (value !== '') facts.push({ id: factId(path, value), path, value, source });
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}/${key}`);
  };
  walk(resume, '');
  return { resume, facts, unused: [] };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/https?:\/\/(?:www\.)?/g, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .replace(/[.\s/]+$/, '')
    .trim();
const digits = (text: string): string => text.replaceAll(/\D/g, '');
const degree = (text: string): string =>
  text.replaceAll(/[,(]| (?:en|ès|in|of) |\bd[’ʼ']/g, ' ').replaceAll(/\s+/g, ' ');
const joined = (...parts: string[]): string => plain(parts.filter((part) => part !== '').join(', '));

const ends = ({ startDate, endDate }: { startDate: string; endDate: string }) => `${startDate} to ${endDate}`;
const of = (kind: string, lines: readonly string[]) =>
  lines.filter((line) => line !== '').map((line) => `${kind}: ${line}`);

/** What a CV says, one line a fact, so that two can be held against each other. `language` is what its terms are said in. */
function factLines(resume: JsonResume, language: 'en' | 'fr'): string[] {
  const term = (kind: TermKind, text: string) => standardTerm(kind, text, language) ?? text;
  const { basics } = resume;
  return [
    ...of('name', [plain(basics.name)]),
    ...of('label', [plain(basics.label)]),
    ...of('email', [basics.email]),
    ...of('phone', [digits(basics.phone)]),
    ...of('city', [plain(term('region', basics.location.city))]),
    ...of('link', [basics.url, ...basics.profiles.map(({ url }) => url)].map(plain)),
    ...of('summary', [plain(basics.summary)]),
    ...resume.work.flatMap((job) => [
      ...of('job', [`${plain(job.position)} | ${plain(job.name)} | ${ends(job)}`]),
      ...of(`did at ${plain(job.name)}`, job.highlights.map(plain)),
    ]),
    ...of(
      'study',
      resume.education.map(
        (study) =>
          `${degree(joined(term('degree', study.studyType), study.area))} | ${plain(study.institution)} | ${ends(study)}`,
      ),
    ),
    ...of(
      'skill',
      resume.skills.flatMap(({ keywords }) => keywords.map(plain)),
    ),
    ...of(
      'language',
      resume.languages.map(
        (one) => `${plain(term('language', one.language))} ${plain(term('level', one.fluency))}`,
      ),
    ),
    ...of(
      'certificate',
      resume.certificates.map(({ name, issuer, date }) => joined(name, issuer, date)),
    ),
    ...resume.projects.flatMap((project) => [
      ...of('project', [plain(project.name)]),
      ...of('project line', [project.description, ...project.highlights].map(plain)),
    ]),
    ...of(
      'volunteer',
      resume.volunteer.map((role) => `${plain(role.position)} | ${plain(role.organization)} | ${ends(role)}`),
    ),
    ...of(
      'award',
      resume.awards.map(({ title, awarder, date }) => joined(title, awarder, date)),
    ),
  ];
}

/** Facts that were written and not read again (-), and those read that nobody wrote (+). */
function differences(written: readonly string[], read: readonly string[]): string[] {
  const left = [...read];
  const lost = written.filter((line) => {
    const place = left.indexOf(line);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
  return [...lost.map((line) => `- ${line}`), ...left.map((line) => `+ ${line}`)];
}

/** A resume with everything a person has, in one look. */
export const writtenFor = (
  resume: JsonResume,
  look: Pick<ResumeDraft, 'template' | 'paper' | 'language'>,
): string => writeResume(masterOf(resume), { ...newDraft(), ...look, budget: 9_999 }).html;

/**
 * Reads a file that was made of a person's CV back, and holds what was read against what the person gave: `facts` is how
 * many there were, `lost` what was not read again (-) and what was read that they never gave (+).
 */
export async function readBack(
  resume: JsonResume,
  file: { bytes: Uint8Array; name: string; language: 'en' | 'fr' },
): Promise<{ facts: number; lost: string[] }> {
  const outcome = await readDocument(file.bytes, file.name);
  if (outcome.kind !== 'text') throw new Error(`${file.name} was not read: ${outcome.reason}`);
  const read = readResume(outcome.lines, { id: 'file', name: file.name }).resume;
  // A title and a summary that the person did not give were written of what they did.
  const given = { ...read.basics };
  if (resume.basics.label === '') given.label = '';
  if (resume.basics.summary === '') given.summary = '';
  const written = factLines(resume, file.language);
  const again = factLines({ ...read, basics: given }, file.language);
  return { facts: written.length, lost: differences(written, again) };
}
