import { describe, expect, it } from 'vitest';
import type { Message } from '#localization/types.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { draftAfter, newDraft, writeResume } from '#engines/drafting/index.ts';
import { readResume } from '#engines/resume/index.ts';
import { textLines } from '#engines/drafting/person/text-lines.ts';

const AT = '2026-11-20T10:00:00.000Z';
const CV = `Jordan Lee
Halifax, NS | jordan.lee@example.com | 902-555-0112

Experience
Cook, Metro, Halifax
May 2019 - Present
- Prepared lunches for 200 guests a day
- Counted the inventory every week
- Trained three new cooks

Cashier, Sobeys, Truro
2014 - 2016
- Served customers at the front end
- Trained two cashiers

Education
Diploma in Culinary Arts, Nova Scotia Community College, 2016

Skills
Menu planning, Knife skills, Baking, Teamwork
`;
const known = readResume(textLines(CV), { id: 'file', name: 'cv.txt' });
const textOf = (html: string) => html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, '\n');

/** The resume after some follow-ups, and what was said of the last one. */
function after(...prompts: string[]) {
  let draft = newDraft();
  let notes: Message[] = [];
  let unread: string[] = [];
  for (const prompt of prompts) {
    const { lines } = writeResume(known, draft);
    ({ draft, notes, unread } = draftAfter({ draft, lines }, prompt, AT));
  }
  const written = writeResume(known, draft);
  return {
    text: textOf(written.html),
    notes: [...notes, ...written.notes].map(inEnglish).join(' '),
    unread,
    draft,
  };
}

describe('what a follow-up corrects', () => {
  it.each([
    ['change the employer Metro to Métro Inc.', /Métro Inc\./, /Metro\b/],
    ['change Metro pour Métro Inc.', /Métro Inc\./, /Metro\b/],
    ['I started at Metro in March 2018, not May 2019', /March 2018/, /May 2019/],
    ['I finished my diploma in 2017, not 2016', /2014 – 2016.*2017/s, /College\s+2016|2016\s+Nova/],
    ['mon poste chez Metro c’est chef de partie, pas cook', /chef de partie/, /\bCook\n/],
    ['I never worked at Sobeys, remove it', /Metro/, /Sobeys|front end/],
    ['je n’ai jamais travaillé chez Sobeys', /Metro/, /Sobeys|front end/],
    ['remove the line about inventory', /Trained three/, /inventory/],
    ['enlève la ligne « Trained two cashiers »', /Trained three/, /two cashiers/],
    ['remove Sobeys', /Metro/, /Sobeys|front end/],
    ['I worked at Metro since 2018', /2018 – Present/, /May 2019/],
    ['remove teamwork from skills', /Knife skills/, /Teamwork/],
    [
      'sort my skills alphabetically',
      /Baking.*Knife skills.*Menu planning.*Teamwork/s,
      /Knife skills,?\s+Baking/,
    ],
    [
      'add that I also closed the kitchen at night at Metro',
      /Closed the kitchen.*Sobeys/s,
      /Sobeys.*Closed/s,
    ],
  ])('%s', (prompt, shows, hides) => {
    const { text, unread } = after(prompt);
    expect(text).toMatch(shows);
    expect(text).not.toMatch(hides);
    expect(unread).toEqual([]);
  });

  it.each([
    ['make my title Senior Cook', /Senior/, 'Only a title you’ve held can go under your name'],
    ['promote me to head chef', /head chef/i, 'Only a title you’ve held can go under your name'],
    ['change Cook to Head Cook', /Head Cook/, 'you didn’t say you held that rank'],
    ['remove the line about trained', /^$/, '2 things on your resume match “trained”'],
    ['remove the line about submarines', /^$/, 'Nothing on your resume says “submarines”'],
    ['change Walmart to Target', /Target/, 'Nothing on your resume says “Walmart”'],
  ])('says why it leaves the resume as it is: %s', (prompt, never, note) => {
    const { text, notes } = after(prompt);
    expect(text).not.toMatch(never);
    expect(text).toBe(after().text);
    expect(notes).toContain(note);
  });

  it('is taken back by one word, one prompt after the other, and then there is nothing left', () => {
    const steps = ['remove the line about inventory', 'in French', 'undo'] as const;
    expect(after(...steps).draft.language).toBe('en');
    expect(after(...steps).text).not.toContain('inventory');
    expect(after(...steps, 'annule').text).toBe(after().text);
    expect(after(...steps, 'undo', 'undo').notes).toContain('There’s nothing left to undo.');
  });

  it('keeps the same job told twice one job, and a second stay at one employer another', () => {
    expect(after('I worked at Sobeys as a cashier').text.match(/Sobeys/g)).toHaveLength(1);
    expect(after('I worked at Sobeys as a baker from 2017 to 2018').text.match(/Sobeys/g)).toHaveLength(2);
  });
});
