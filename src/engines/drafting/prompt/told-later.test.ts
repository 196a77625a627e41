import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { draftAfter, newDraft, writeResume } from '#engines/drafting/index.ts';
import { textLines } from '#engines/drafting/person/text-lines.ts';
import { readResume } from '#engines/resume/index.ts';

const CV = `Jordan Lee
Halifax, NS | jordan.lee@example.com | 902-555-0112

Experience
Lead Educator, Tidewater Child Care Society, Halifax
August 2021 - Present
- Lead a room of 16 children with two assistants
- Introduced daily photo notes that 94% of families read
- Mentored four students on practicum

Educator, Little Larks Day Care, Truro
September 2018 - July 2021
- Planned weekly activities for 12 toddlers
- Cut incident reports by a third

Assistant, YMCA
2016 - 2018
- Supervised the after-school program of 30 children

Education
Diploma in Early Childhood, Nova Scotia Community College, 2016

Languages
English (native), French (basic)
`;
const known = readResume(textLines(CV), { id: 'file', name: 'cv.txt' });

/** The resume after prompts of one minute each. */
function after(...prompts: string[]) {
  let draft = newDraft();
  prompts.forEach((prompt, minute) => {
    const { lines } = writeResume(known, draft);
    ({ draft } = draftAfter({ draft, lines }, prompt, `2026-11-20T10:0${minute}:00.000Z`));
  });
  const { html, questions, notes } = writeResume(known, draft);
  const text = html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, '\n');
  return { text, questions: questions.map(inEnglish).join(' '), notes };
}

describe('an action of which nobody said where it was done', () => {
  const told = 'I also coached the new hires on Storypark last year';

  it('stands under no job, where it would read as done there, and is asked about', () => {
    const { text, questions } = after(told);
    expect(text).not.toContain('Storypark');
    expect(questions).toContain('Which job did you do this in: “Coached the new hires on Storypark”?');
  });

  it.each(['at Tidewater', 'That was at Tidewater Child Care Society.'])(
    'stands where it was done once that is said: %s',
    (answer) => {
      const { text, questions } = after(told, answer);
      expect(text).toMatch(/Mentored.*Coached the new hires on Storypark\s.*Little Larks/s);
      expect(text).not.toContain('last year');
      expect(questions).not.toContain('Storypark');
    },
  );
});

describe('what is said of something that is known', () => {
  it.each([
    ['my French is now B1', /French \(B1\)/, /basic/],
    ['I led a choir at Tidewater and my French is at B2 level', /French \(B2\)/, /basic|level/],
    ['mon français est maintenant courant', /French \((?:courant|fluent)\)/i, /basic/],
    ['I am fluent in Spanish', /Spanish \(fluent\)/, /Spanish,/],
    ['my last day at Little Larks was June 2021, not July', /2018 – Jun 2021/, /Jul 2021/],
    ['my last day at Little Larks was June 2021', /2018 – Jun 2021/, /Jul 2021/],
    ['I left Little Larks in June 2021', /2018 – Jun 2021/, /Jul 2021/],
  ])('takes its place: %s', (prompt, shows, hides) => {
    const { text } = after(prompt);
    expect(text).toMatch(shows);
    expect(text).not.toMatch(hides);
    expect(text.match(/Little Larks/g)).toHaveLength(1);
  });

  it('tells of a correction that finds nothing once, and not again after something newer was said', () => {
    const first = 'my last day at Little Larks was June 2021, not July';
    expect(after(first, 'my last day at Little Larks was May 2021').notes).toEqual([]);
    expect(after('remove the line about submarines').notes).toHaveLength(1);
    expect(after('remove the line about submarines', 'I speak Spanish').notes).toEqual([]);
  });
});

/** How many of the actions on the resume stand on it. */
const bullets = ({ text }: { text: string }) =>
  text.match(/Lead a room|Introduced|Mentored|Planned|Cut incident|Supervised/g)?.length ?? 0;

describe('“shorter”', () => {
  it('takes a part of what can go, so that a page that is short already still tells what was done', () => {
    const counts = [[], ['shorter'], ['shorter', 'shorter']].map((prompts) => bullets(after(...prompts)));
    expect(counts[0]).toBe(6);
    expect(counts[1]).toBeGreaterThanOrEqual(3);
    expect(counts[1]).toBeLessThan(6);
    expect(counts[2]).toBeLessThan(counts[1] ?? 0);
  });
});
