import { describe, expect, it } from 'vitest';
import { inEnglish } from '#testing/wording/in-english.ts';
import { resumeTemplate } from '#contract/career/resume-draft.ts';
import { PASTED_MARK } from '#contract/career/resume.ts';
import { emptyMaster, dictionaryOf, mergePerson, readResume } from '#engines/resume/index.ts';
import { PEOPLE } from '#testing/documents/people.data.ts';
import { masterOf } from '#testing/documents/round-trip.ts';
import { draftAfter, newDraft, writeResume } from './index.ts';
import { withoutDuty } from './wording/rewording.ts';
import { textLines } from './person/text-lines.ts';

const CV = `Thandiwe Laflamme
Hamilton, Ontario | thandiwe@example.com | +1 905 555 0142

SUMMARY
Dispatcher with eight years of planning deliveries.

EXPERIENCE
Dispatcher, Crestline Haulage (Mar 2021 - Present)
- Planned 140 stops a day for 36 trucks
- Moved the daily orders from paper to SAP
Warehouse Associate, Harrow Foods (Jan 2018 - Feb 2021)
- Responsible for managing the receiving calendar
- Ran weekly counts of 900 items

PROJECTS
Route book
- Wrote a route book for 12 towns

EDUCATION
Diploma, Supply Chain, Mohawk College, 2015 - 2017

SKILLS
Dispatch, SAP, Excel`;

const dictionary = dictionaryOf([new Set(['weekly', 'counts', 'items', 'calendar'])]);
const AT = '2026-11-20T10:00:00.000Z';
const known = readResume(textLines(CV), { id: 'file', name: 'cv.txt' });

/** The notes of a resume in French of somebody who told a title and nothing else. */
const notesOfTitle = (position: string) => {
  const master = masterOf({ ...PEOPLE.manager, basics: { ...PEOPLE.manager.basics, summary: '' } });
  const [job] = master.resume.work;
  if (job) master.resume.work = [{ ...job, position, summary: '', highlights: [] }];
  return writeResume(master, { ...newDraft(), language: 'fr', without: ['projects'] })
    .notes.map(inEnglish)
    .join(' ');
};

/** The resume after some prompts, one after the other. */
function after(...prompts: string[]) {
  let before: Parameters<typeof draftAfter>[0] = null;
  let written = writeResume(known, newDraft());
  for (const prompt of prompts) {
    const { draft } = draftAfter(before, prompt, AT);
    written = writeResume(known, draft, { dictionary });
    before = { draft, lines: written.lines };
  }
  return {
    ...written,
    notes: written.notes.map((one) => inEnglish(one)),
    questions: written.questions.map((one) => inEnglish(one)),
  };
}
const textOf = (html: string) => html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, '\n');
const headings = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading);

describe('writing a resume', () => {
  it('says only what the facts say', () => {
    const { html } = after('Make me a resume');
    const source = CV.toLowerCase();
    const words =
      textOf(html)
        .toLowerCase()
        .match(/\p{L}{5,}|\d+/gu) ?? [];
    const chrome = /^(?:resume|summary|experience|education|skills|projects|present|march|january|february)$/;
    expect(words.filter((word) => !source.includes(word) && !chrome.test(word))).toEqual([]);
  });

  it('puts first what is asked for, and leaves out what is not wanted', () => {
    expect(headings(after('put projects first').html).slice(0, 2)).toEqual(['Summary', 'Projects']);
    expect(headings(after('without projects').html)).not.toContain('Projects');
    expect(headings(after('without projects', 'show projects').html)).toContain('Projects');
    expect(textOf(after('Lead with SAP').html)).toMatch(/Moved the daily.*Planned 140/s);
  });

  it('gets shorter when that is asked, says when it cannot, and gets long again', () => {
    const lengths = [[], ['shorter'], ['shorter', 'shorter'], ['shorter', 'longer']].map(
      (prompts) => textOf(after('Make me a resume', ...prompts).html).length,
    );
    expect(lengths[1]).toBeLessThan(lengths[0] ?? 0);
    expect(lengths[2]).toBeLessThanOrEqual(lengths[1] ?? 0);
    expect(after('Make me a resume', 'shorter', 'shorter').notes[0]).toMatch(/as short as I can/);
    expect(lengths[3]).toBe(lengths[0]);
  });

  it('has its headings and dates in French, and says that the sentences stay', () => {
    const { html, notes } = after('in French');
    expect(headings(html)).toContain('Expérience');
    expect(html).toContain('mars 2021 – à ce jour');
    expect(notes[0]).toMatch(
      /5 lines about what you did are still in English.* 2 job titles are still in English/,
    );
  });

  it('says so of titles too when nothing else is told', () => {
    expect(notesOfTitle('Operations Manager')).toMatch(/1 job title is still in English/);
    expect(notesOfTitle('Soudeur')).not.toMatch(/still in English/);
  });

  it('says standard terms in the language of the CV, and leaves what the person wrote', () => {
    const master = masterOf(PEOPLE.manager);
    const text = textOf(writeResume(master, { ...newDraft(), language: 'fr' }).html);
    for (const term of [
      'Québec',
      'Baccalauréat en administration des affaires',
      'Outils',
      'Français (Langue maternelle)',
      'Anglais (Courant)',
    ])
      expect(text).toContain(term);
    expect(text).toContain('Operations Manager');
  });

  it('leaves off a way to reach the person until it is asked back', () => {
    expect(textOf(after('remove the phone number').html)).not.toContain('905 555');
    expect(textOf(after('remove the phone number', 'put my phone number back').html)).toContain('905 555');
  });

  it('leaves out a job that is named, and says so when none is meant', () => {
    const { html } = after('leave out the job at Harrow Foods');
    expect(textOf(html)).not.toContain('Harrow');
    expect(textOf(html)).toContain('Crestline');
    const lost = after('leave out the job at Nowhere Inc');
    expect(lost.notes.join(' ')).toMatch(/No job on your resume matches “Nowhere Inc”/);
    expect(textOf(lost.html)).toContain('Harrow');
  });

  it('puts forward what was asked for only where the facts speak of it', () => {
    expect(after('emphasise underwater basket weaving').notes.join(' ')).toMatch(
      /Nothing you’ve told me mentions/,
    );
    expect(after('emphasise leadership').html).not.toMatch(/leadership/i);
  });

  it('adds what the person says of themselves, and nothing they only ask for', () => {
    expect(textOf(after('add that I speak Spanish').html)).toContain('Spanish');
    const formal = draftAfter({ draft: newDraft(), lines: 40 }, 'more formal', AT);
    expect(formal.draft.template).toBe('classic');
    expect(formal.notes.map((one) => inEnglish(one))[0]).toMatch(/Classic template/);
  });

  it('is written in the language it is asked in', () => {
    expect(headings(after('Fais-moi un CV pour un poste de répartiteur').html)).toContain('Formation');
    expect(headings(after('in French', 'Make me a new resume').html)).toContain('Education');
  });

  it('never prints a title that is only wished for', () => {
    const wish = mergePerson(emptyMaster(), [
      { path: '/basics/label', value: 'Chief Surgeon', at: AT, where: 'onboarding' },
      { path: '/skills', value: 'First aid', at: AT, where: 'onboarding' },
    ]);
    const { draft } = draftAfter(null, 'A resume for a chief surgeon', AT);
    expect(writeResume(wish, draft).html).not.toMatch(/surgeon/i);
  });

  it('mends a pasted resume in its own words', () => {
    const text = CV.replace('weekly counts', 'weelky counts');
    const { html, notes, questions } = after(
      `Improve it:\n- Begin with the verb.\n\n${PASTED_MARK}\n${text}`,
    );
    expect(html).toContain('Managed the receiving calendar');
    expect(html).toContain('Ran weekly counts of 900 items');
    expect(html).not.toContain('Responsible for');
    expect(notes[0]).toMatch(/improved 2 lines/);
    expect(questions.join(' ')).toContain(
      'Can you add how many, how much or how often to “Moved the daily orders',
    );
  });

  it('writes of what is known, as it was mended, where the pasted text is the CV it was read from', () => {
    const { html } = writeResume(
      known,
      { ...newDraft(), pasted: 'Thandiwe Laflamme\nSkills\nKnitting' },
      { seen: textLines('Thandiwe Laflamme\nSkills\nKnitting') },
    );
    expect(html).toContain('Planned 140 stops');
    expect(html).not.toContain('Knitting');
  });

  it('keeps what is known of one person off the resume of another', () => {
    const { html } = after(
      `${PASTED_MARK}\n${CV.replaceAll('Thandiwe Laflamme', 'Robin Berg').replace('+1 905 555 0142', '')}`,
    );
    expect(html).toContain('Robin Berg');
    expect(html).not.toContain('905 555');
  });

  it('shows hostile text as text', () => {
    const hostile = mergePerson(known, [
      { path: '/basics/name', value: '<script>alert(1)</script>"onload="x', at: AT, where: 'profile' },
    ]);
    const { html } = writeResume(hostile, newDraft());
    expect(html).not.toMatch(/<script|"onload=/);
  });

  it.each(resumeTemplate.options)('has every fact in the %s template', (template) => {
    const { html } = writeResume(known, { ...newDraft(), template });
    for (const text of ['Planned 140 stops', 'Mohawk College', 'Excel', '+1 905 555 0142', 'Route book'])
      expect(html).toContain(text);
    expect(html).toContain('href="mailto:thandiwe@example.com"');
    expect(html).toContain('href="tel:+19055550142"');
    expect(html).not.toMatch(/https?:|url\(|@import|<link|<script/);
  });
});

describe('a duty said as what was done', () => {
  it.each([
    ['Responsible for managing a team', false, 'Managed a team'],
    ['Responsible for planning of routes', false, 'Planned routes'],
    ['In charge of leading tours', false, 'Led tours'],
    ['Responsible for carrying mail', true, 'Carrying mail'],
    ['Planned routes', false, null],
  ])('%s', (line, goesOn, better) => {
    expect(withoutDuty(line, goesOn)).toBe(better);
  });
});
