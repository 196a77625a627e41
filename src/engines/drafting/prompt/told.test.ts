import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftAfter, profileOfSaid, writeResume } from '#engines/drafting/index.ts';
import { emptyMaster } from '#engines/resume/index.ts';
import { factsSaid } from '#engines/drafting/prompt/index.ts';
import { PROMPT_EXAMPLES } from '#testing/told/manners.ts';

const NOW = '2026-11-20T12:00:00Z';
const low = (text: string) => text.toLowerCase().replaceAll('’', "'").trim();

function readFrom(prompt: string) {
  const { draft } = draftAfter(null, prompt, NOW);
  const { resume } = profileOfSaid(draft.said);
  return { resume, target: draft.target };
}

describe('what people type of themselves', () => {
  it.each(PROMPT_EXAMPLES)('$prompt', (example) => {
    const { resume } = readFrom(example.prompt);
    const { basics, work } = resume;
    for (const key of ['name', 'email', 'phone'] as const)
      if (example[key] !== undefined) expect(basics[key]).toBe(example[key]);
    if (example.place !== undefined) expect(basics.location.city).toBe(example.place.split(',')[0]);
    const jobs = work.map((job) => [low(job.position), low(job.name), job.startDate, job.endDate]);
    for (const [position, name, start, end] of example.jobs ?? [])
      expect(jobs).toContainEqual([
        position === '' ? expect.any(String) : low(position),
        low(name),
        start,
        end,
      ]);
    for (const [type, area, school, end] of example.studies ?? [])
      expect(resume.education).toContainEqual({
        studyType: expect.stringMatching(new RegExp(`^${type}`, 'i')) as string,
        area: expect.stringMatching(new RegExp(`^${area}`, 'i')) as string,
        institution: school,
        startDate: '',
        endDate: end,
      });
    const listed = {
      skills: resume.skills.flatMap(({ keywords }) => keywords).map(low),
      languages: resume.languages.map(({ language }) => low(language)),
    };
    expect(listed.skills).toEqual(expect.arrayContaining(example.skills ?? []));
    expect(listed.languages).toEqual(expect.arrayContaining(example.languages ?? []));
    const certificates = resume.certificates.map(({ name }) => low(name)).join('\n');
    for (const name of example.certificates ?? []) expect(certificates).toContain(name);
    const projects = resume.projects.map(({ name }) => low(name)).join('\n');
    for (const name of example.projects ?? []) expect(projects).toContain(name);
    const told = [basics.summary, ...work.flatMap(({ highlights }) => highlights)].map(low).join('\n');
    for (const words of example.tellings ?? []) expect(told).toContain(words);
    const untitled = (example.tellings ?? []).length > 0 && (example.jobs ?? []).length === 0 ? 1 : 0;
    expect(work.length).toBeLessThanOrEqual((example.jobs ?? []).length + untitled);
  });

  it.each([
    ['My sister works at Tesla as an engineer since 2019.'],
    ['She was a nurse at Mount Sinai.'],
    ['My boss at Tesla said I was great.'],
    ['make me a CEO at Apple since 2010 with a PhD'],
    ['I want to be a pilot at Air Canada'],
    ['Would you say I was a manager at Shell?'],
    ['put my job at Walmart first'],
    ['I love cooking for my family at home'],
  ])('takes no job, title or degree from “%s”', (prompt) => {
    const { resume } = readFrom(prompt);
    expect({ work: resume.work, education: resume.education, label: resume.basics.label }).toEqual({
      work: [],
      education: [],
      label: '',
    });
  });

  it.each([
    ['Want a job as welding inspector.', 'welding inspector'],
    ['I am looking for a job in Toronto as a cook at a nice restaurant', 'cook'],
    ['I want to move into restaurant management', 'restaurant management'],
  ])('hears the wish in “%s”', (prompt, target) => {
    expect(readFrom(prompt).target).toBe(target);
  });

  it('calls a student by what they study, and nobody by a job they left out', () => {
    const typed =
      'A resume for a computer science student at McGill. Worked as barista at Second Cup in 2024.';
    expect(readFrom(typed).resume.basics.label).toBe('Computer science student');
    const { draft } = draftAfter(null, 'I worked as a barista at Second Cup in 2024. I know Rust.', NOW);
    const without = draftAfter({ draft, lines: 30 }, 'leave out the barista job', NOW);
    expect(writeResume(emptyMaster(), without.draft).html).not.toMatch(/barista/i);
  });

  it('says nothing that does not stand in the sentence, whatever is typed', () => {
    const pieces = PROMPT_EXAMPLES.flatMap(({ prompt }) => prompt.split(/(?<=[,.:]) /));
    const text = array(oneof(constantFrom(...pieces), string({ maxLength: 20 })), {
      minLength: 1,
      maxLength: 5,
    }).map((parts) => parts.join(' '));
    assert(
      property(text, (typed) => {
        const words = new Set(low(typed).match(/[\p{L}\p{N}]+/gu));
        for (const { kind, ...values } of factsSaid(typed))
          for (const [key, value] of Object.entries(values).filter(
            ([name]) => !/date$|another|present|here|which|same|known/i.test(name),
          ))
            for (const word of low(String(value)).match(/[\p{L}\p{N}]+/gu) ?? [])
              expect(words, `${kind} ${key}: ${value}`).toContain(word);
      }),
      { numRuns: 400 },
    );
  });
});
