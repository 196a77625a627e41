import { describe, expect, it } from 'vitest';
import { documentReader } from '#server/ports/documents/reader.ts';
import { sampleResume } from '#testing/documents/cv.ts';
import { typstTypesetter } from './typesetter.ts';

const setter = typstTypesetter();
const claim = (text: string) => ({ text, fact_ids: [] });
const linesOf = async (pdf: Uint8Array) => {
  const outcome = await documentReader().read(pdf, 'set.pdf');
  return outcome.kind === 'text' ? outcome.lines.map((line) => line.text) : [];
};

describe('setting a CV', () => {
  it('gives text that can be selected, in reading order', async () => {
    const lines = await linesOf(await setter.resume(sampleResume, 'en'));
    const places = ['Amara Lindqvist', 'Skills', 'Experience', 'Education', 'Languages'].map((text) =>
      lines.indexOf(text),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('writes headings and months in French', async () => {
    const lines = await linesOf(await setter.resume(sampleResume, 'fr'));
    expect(lines).toContain('Expérience');
    expect(lines).toContain("Office Administrator, Harbour Street Clinic\tjuin 2021 – aujourd'hui");
  });

  it('sets markup of any kind as the letters it is made of', async () => {
    const text = '#read("/etc/passwd") *x* $y$ <b>z</b> \\ @cite //note';
    const resume = { ...sampleResume, basics: { ...sampleResume.basics, label: text } };
    expect(await linesOf(await setter.resume(resume, 'en'))).toContain(text);
  });

  it('sets an empty CV without a word of its own', async () => {
    const { basics } = sampleResume;
    const empty = { ...sampleResume, basics, work: [], education: [], skills: [], languages: [] };
    expect((await linesOf(await setter.resume(empty, 'en'))).length).toBe(3);
  });
});

describe('setting a letter', () => {
  it('joins the claims of a paragraph and keeps the paragraphs apart', async () => {
    const letter = {
      language: 'en' as const,
      paragraphs: [[claim('Dear team,')], [claim('I ran payroll.'), claim('I kept the books.')]],
      text: '',
    };
    const from = { name: 'Amara Lindqvist', contact: ['amara.lindqvist@example.com', ''] };
    const lines = await linesOf(await setter.letter(letter, from, { company: 'Harbour', title: 'Clerk' }));
    expect(lines).toEqual([
      'Amara Lindqvist',
      'amara.lindqvist@example.com',
      'Harbour',
      'Clerk',
      'Dear team,',
      'I ran payroll. I kept the books.',
    ]);
  });
});
