import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { mergePerson, readResume, tailorResume } from './index.ts';
import { POSTINGS } from '#testing/resumes/wanted.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';

const masters = Object.values(CVS).map((text) => readResume(linesOf(text), { id: 'file-1', name: 'cv.txt' }));
const [nurse, , , , , engineer] = masters;
if (nurse === undefined || engineer === undefined) throw new Error('the sample CVs are missing');

function strings(node: unknown): string[] {
  if (typeof node === 'string') return node === '' ? [] : [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(strings) : [];
}

describe('a tailored CV', () => {
  it('puts the skills and bullets the posting asks for first', () => {
    const tailored = tailorResume(engineer, POSTINGS.developer);
    expect(tailored.resume.skills[0]?.keywords[0]).toBe('TypeScript');
    expect(tailored.resume.skills[1]?.keywords[0]).toBe('PostgreSQL');
    expect(tailored.resume.work[0]?.highlights[0]).toContain('React and PostgreSQL');
    expect(inEnglish(tailored.note)).toContain('TypeScript');
    expect(inEnglish(tailored.note)).toContain('Plover Systems');
  });

  it('keeps jobs in the order of their dates, latest first', () => {
    const reversed = { ...nurse, resume: { ...nurse.resume, work: nurse.resume.work.toReversed() } };
    expect(tailorResume(reversed, POSTINGS.nurse).resume.work[0]?.position).toBe('Registered Nurse');
  });

  it('prints no post under the name that was only wished for', () => {
    const said = {
      path: '/basics/label',
      value: 'Head of Surgery',
      at: '2026-11-16T14:00:00.000Z',
      where: 'onboarding',
    };
    const bare = { ...nurse, resume: { ...nurse.resume, basics: { ...nurse.resume.basics, label: '' } } };
    const unlabelled = { ...bare, facts: bare.facts.filter(({ path }) => path !== '/basics/label') };
    expect(tailorResume(mergePerson(unlabelled, [said]), POSTINGS.nurse).resume.basics.label).toBe('');
    const held = { ...said, value: 'Registered Nurse' };
    expect(tailorResume(mergePerson(unlabelled, [held]), POSTINGS.nurse).resume.basics.label).toBe(
      'Registered Nurse',
    );
  });

  it('says honestly when nothing fits', () => {
    expect(inEnglish(tailorResume(nurse, POSTINGS.developer).note)).toBe(
      'I kept your own order because nothing in your profile uses the words of this job posting.',
    );
  });

  it('holds nothing that the master profile does not, and names the fact of each value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...masters),
        fc.constantFrom(...Object.values(POSTINGS)),
        (master, posting) => {
          const tailored = tailorResume(master, posting);
          const known = new Set(strings(master.resume));
          const cited = new Set(
            master.facts.filter(({ id }) => tailored.fact_ids.includes(id)).map(({ value }) => value),
          );
          for (const value of strings(tailored.resume)) {
            expect(known).toContain(value);
            if (!['LinkedIn', 'GitHub'].includes(value)) expect(cited).toContain(value);
          }
          expect(tailored.language).toBe(posting.language);
        },
      ),
    );
  });

  it('is cut to about two pages, old jobs first', () => {
    const long = structuredClone(nurse);
    long.resume.work = Array.from({ length: 12 }, (_, index) => ({
      name: `Hospital ${index}`,
      position: 'Nurse',
      location: '',
      startDate: `${2010 + index}-01`,
      endDate: `${2010 + index}-12`,
      summary: '',
      highlights: Array.from(
        { length: 12 },
        (__, order) => `Cared for patients on ward ${index} and shift ${order}`,
      ),
    }));
    const counts = tailorResume(long, POSTINGS.nurse).resume.work.map(({ highlights }) => highlights.length);
    expect(counts[0]).toBe(6);
    expect(counts.at(-1)).toBeLessThanOrEqual(2);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(45);
  });
});
