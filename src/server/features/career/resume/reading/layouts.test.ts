import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readResumeWithPlaces } from '#engines/resume/index.ts';
import { readDocument } from '#server/ports/documents/read-document.ts';
import truth from '#testing/documents/layouts/truth.json' with { type: 'json' };

const texts = z.array(z.string());
const people = z
  .array(
    z.object({
      file: z.string(),
      name: z.string(),
      email: z.string(),
      city: z.string(),
      work: z.array(z.object({ company: z.string(), title: z.string(), start: z.string(), end: z.string() })),
      education: z.array(z.object({ institution: z.string() })),
      skills: texts,
      languages: texts,
      certificates: texts,
    }),
  )
  .parse(truth);

const folder = join(import.meta.dirname, '../../../../../testing/documents/layouts');

async function read(file: string) {
  const outcome = await readDocument(new Uint8Array(await readFile(join(folder, file))), file);
  if (outcome.kind === 'refused') throw new Error(outcome.reason);
  return readResumeWithPlaces(outcome, { id: 'file-1', name: file });
}

const schools = (list: readonly { institution: string }[]) => list.map(({ institution }) => institution);

describe('a CV in a layout of its own', () => {
  it.each(people)('is read as it is meant: $file', async ({ file, name, email, city, ...person }) => {
    const { profile, reading } = await read(file);
    const { basics, work, education, skills, languages, certificates } = profile.resume;
    expect(basics).toMatchObject({ name, email, location: { city } });
    expect(
      work.map((job) => ({
        company: job.name,
        title: job.position,
        start: job.startDate,
        end: job.endDate === '' ? 'present' : job.endDate,
      })),
    ).toEqual(person.work);
    expect(schools(education)).toEqual(schools(person.education));
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(person.skills);
    expect(languages.map(({ language }) => language)).toEqual(person.languages);
    expect(certificates.map((one) => one.name)).toEqual(expect.arrayContaining(person.certificates));
    // Every line has a fate, and hardly any is left over; publications are.
    expect(reading.lines.filter(({ fate }) => fate === 'unused').length).toBeLessThan(5);
  });
});
