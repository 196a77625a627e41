import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { JsonResume } from '#contract/career/facts.ts';
import { readResume } from '#engines/resume/index.ts';
import type { DocumentReader } from '#server/ports/documents.ts';
import { typeOf } from '#server/ports/documents/read-document.ts';
import { documentReader } from '#server/ports/documents/reader.ts';
import { eachItem, WrongInput } from './task.ts';
import type { Report } from './task.ts';

/** Reads a file as what its bytes say it is: what the product refuses for its name's sake is still to be judged. */
async function readAs(reader: DocumentReader, path: string, name: string) {
  const bytes = await readFile(path);
  const type = typeOf(bytes);
  return reader.read(bytes, type === null ? name : `cv.${type === 'text' ? 'txt' : type}`);
}

async function documentsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => null);
  if (names === null) throw new WrongInput(`${folder} is not a folder of CV files.`);
  return names.filter((name) => !name.startsWith('.')).toSorted();
}

const degreeOf = ({ studyType, area }: JsonResume['education'][number]) => ({ degree: studyType, area });
const endOf = (endDate: string, startDate: string) =>
  endDate === '' && startDate !== '' ? 'present' : endDate;

/** A master profile as flat fields: skills are the named ones and their keywords. */
export function fieldsOf(resume: JsonResume) {
  const { basics, work, education, skills, languages, certificates } = resume;
  return {
    name: basics.name,
    email: basics.email,
    phone: basics.phone,
    city: basics.location.city,
    links: [basics.url, ...basics.profiles.map(({ url }) => url)].filter((url) => url !== ''),
    work: work.map(({ name, position, startDate, endDate }) => ({
      company: name,
      title: position,
      start: startDate,
      end: endOf(endDate, startDate),
    })),
    education: education.map((entry) => ({
      institution: entry.institution,
      ...degreeOf(entry),
      start: entry.startDate,
      end: entry.endDate,
    })),
    skills: skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name])),
    languages: languages.map(({ language }) => language),
    certificates: certificates.map(({ name }) => name),
  };
}

/** Fields of every resume in a folder, by its name without the ending. */
export async function predictResumes(folder: string, report: Report): Promise<unknown> {
  const reader = documentReader();
  const answers = await eachItem(
    await documentsIn(folder),
    (name) => parse(name).name,
    async (name) => {
      const outcome = await readAs(reader, join(folder, name), name);
      if (outcome.kind === 'refused') throw new Error(outcome.reason);
      return fieldsOf(readResume(outcome.lines, { id: name, name }).resume);
    },
    report,
  );
  return Object.fromEntries(answers);
}

const REFUSALS: Readonly<Record<string, string>> = {
  encrypted: 'error:encrypted',
  no_text: 'error:no-text',
  garbled: 'error:no-text',
};

/** What became of every file in a folder, by its full name. */
export async function predictRobustness(folder: string, report: Report): Promise<unknown> {
  const reader = documentReader();
  const answers = await eachItem(
    await documentsIn(folder),
    (name) => name,
    async (name) => {
      const start = performance.now();
      const outcome = await readAs(reader, join(folder, name), name);
      const ms = Math.round(performance.now() - start);
      if (outcome.kind === 'refused')
        return { outcome: REFUSALS[outcome.reason] ?? 'error:unreadable', name: '', email: '', ms };
      const { basics } = readResume(outcome.lines, { id: name, name }).resume;
      return { outcome: 'parse', name: basics.name, email: basics.email, ms };
    },
    report,
  );
  return Object.fromEntries(answers);
}
