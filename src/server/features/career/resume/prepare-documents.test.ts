import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posting as normalForm } from '#contract/career/posting.ts';
import { emptyMaster } from '#engines/resume/index.ts';
import { readPerson } from '#server/features/career/profile/index.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { cvAsText } from '#testing/documents/cv.ts';
import { signUp } from '#testing/people.ts';
import { refusedClaims } from '#testing/resumes/refused-claims.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { checkedLetter } from './checked-letter.ts';
import { letterFileName, resumeFileName } from './document-names.ts';
import { prepareDocuments, uploadResume } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const posting = normalForm.parse({
  board: 'practice-lever',
  tenant: 'northwind',
  external_id: '7',
  company: 'Northwind Dental',
  title: 'Payroll Administrator',
  places: ['Hamilton, Ontario'],
  workplace: null,
  employment_type: null,
  department: null,
  pay: null,
  language: 'en',
  description:
    'You will run payroll with Sage 50 for 60 employees.\nRequirements:\n- Payroll\n- Sage 50\n- French',
  posted_at: null,
  url: 'https://boards.example.com/7',
  apply_url: 'https://boards.example.com/7/apply',
});

async function personWithResume() {
  const { accountId } = await signUp(app, { fullName: 'Amara Lindqvist' });
  await uploadResume(app.world, accountId, new File([new Uint8Array(cvAsText())], 'cv.txt'));
  return readPerson(app.world, accountId);
}

describe('preparing documents', () => {
  it('sets a CV and a letter that employers can read, under the application address', async () => {
    const person = await personWithResume();
    const prepared = await prepareDocuments(app.world, { person, posting, withLetter: true });
    expect(prepared.cv.name).toBe('Amara_Lindqvist_CV.pdf');
    expect(prepared.letterFile?.name).toBe('Amara_Lindqvist_Cover_Letter.pdf');
    expect(prepared.pages).toBe(1);
    const read = async (key: string, name: string) => {
      const outcome = await app.world.documents.read(await app.world.files.get(person.accountId, key), name);
      return outcome.kind === 'text' ? outcome.lines.map((line) => line.text).join('\n') : '';
    };
    const cv = await read(prepared.cv.sha256, prepared.cv.name);
    expect(cv).toContain(person.application_address);
    expect(cv).not.toContain('amara.lindqvist@example.com');
    expect(cv).toContain('Ran payroll for 42 employees with Sage 50');
    const letter = await read(prepared.letterFile?.sha256 ?? '', 'letter.pdf');
    expect(letter).toContain('Northwind Dental');
    expect(letter).toContain(person.application_address);
  });

  it('says in the letter nothing that the facts do not say', async () => {
    const person = await personWithResume();
    const { letter, resume } = await prepareDocuments(app.world, { person, posting, withLetter: true });
    const claims = letter?.paragraphs.flat() ?? [];
    expect(claims.some((claim) => claim.fact_ids.length > 0)).toBe(true);
    const allowed = { company: posting.company, title: posting.title, name: person.full_name };
    expect(refusedClaims(claims, person.master, allowed)).toEqual([]);
    const known = new Set(person.master.facts.map((fact) => fact.id));
    expect(resume.fact_ids.filter((id) => !known.has(id))).toEqual([]);
  });

  it('writes no letter when none is asked for', async () => {
    const person = await personWithResume();
    const prepared = await prepareDocuments(app.world, { person, posting, withLetter: false });
    expect(prepared).toMatchObject({ letter: null, letterFile: null, notes: [] });
  });

  it('makes the same files again, so that twice is once', async () => {
    const person = await personWithResume();
    const first = await prepareDocuments(app.world, { person, posting, withLetter: true });
    const second = await prepareDocuments(app.world, { person, posting, withLetter: true });
    expect(second).toEqual(first);
  });
});

/** A writer that writes these sentences, each citing these facts. */
const draft = (...texts: [string, string[]][]) => {
  const paragraphs = texts.map(([text, ids]) => [{ text, fact_ids: ids }]);
  return () => ({ language: 'en' as const, paragraphs, text: texts.map(([text]) => text).join('\n\n') });
};

describe('the gate for letters', () => {
  const fact = {
    id: 'f1',
    path: '/work/0/highlights/0',
    value: 'Ran payroll for 42 employees with Sage 50',
    source: { kind: 'person', at: '2026-11-16T14:00:00.000Z', where: 'profile' } as const,
  };
  const master = { ...emptyMaster(), facts: [fact] };

  it('leaves out a sentence with a number the facts do not hold, and says so', () => {
    const { letter, note, refused } = checkedLetter(
      master,
      posting,
      { name: 'Amara Lindqvist', today: '2026-11-21' },
      draft(
        ['I ran payroll for 42 employees with Sage 50.', ['f1']],
        ['I ran payroll for 900 employees.', ['f1']],
      ),
    );
    expect(letter?.text).toBe('I ran payroll for 42 employees with Sage 50.');
    expect(inEnglish(note ?? '')).toBe(
      'I cut one sentence from the cover letter that your profile doesn’t support.',
    );
    expect(refused.map(({ text }) => text)).toEqual(['I ran payroll for 900 employees.']);
    expect(refused[0]?.refusals[0]?.span).toContain('900');
  });

  it('writes no letter when nothing of the person is left', () => {
    const { letter, note } = checkedLetter(
      master,
      posting,
      { name: 'Amara Lindqvist', today: '2026-11-21' },
      draft(['I hold a doctorate in medicine from Harvard.', ['f1']]),
    );
    expect(letter).toBeNull();
    expect(inEnglish(note ?? '')).toContain('I didn’t write a cover letter');
  });
});

describe("a document's name", () => {
  it.each([
    ['Zoé Anne Côté', 'Zoe_Cote_CV.pdf'],
    ['Cher', 'Cher_CV.pdf'],
    ['王小明', 'Applicant_CV.pdf'],
    ['../../x <y>', 'x_y_CV.pdf'],
  ])('is made of plain letters for %s', (name, file) => {
    expect(resumeFileName(name)).toBe(file);
  });

  it('is in the language of the letter', () => {
    expect(letterFileName('Zoé Côté', 'fr')).toBe('Zoe_Cote_Lettre_de_motivation.pdf');
  });
});
