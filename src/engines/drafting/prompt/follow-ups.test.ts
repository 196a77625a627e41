import { describe, expect, it } from 'vitest';
import type { Message } from '#localization/types.ts';
import { inEnglish } from '#testing/wording/in-english.ts';
import { draftAfter, writeResume } from '#engines/drafting/index.ts';
import { textLines } from '#engines/drafting/person/text-lines.ts';
import { emptyMaster, readResume } from '#engines/resume/index.ts';

const CV = `Renata Kowalczyk
Windsor, ON | renata@example.com

Experience
Dispatcher, Erie Freight Lines
May 2019 - Present
- Negotiated fuel contracts
- Ran the night board of 45 trucks

Warehouse clerk, Larkspur Couriers
2015 - 2019
- Counted stock

Education
Diploma in Logistics, St. Clair College, 2015
Bachelor of Arts in History, University of Windsor, 2012

Certificates
Forklift certificate

Skills
Excel, Dispatch software
`;
const uploaded = readResume(textLines(CV), { id: 'file', name: 'cv.txt' });
const TOLD =
  'I was a dispatcher at Erie Freight Lines from 2019 to 2023. I have a diploma in logistics from St. Clair College, 2015. I hold a forklift certificate.';

/** The resume after prompts of one minute each, over an uploaded resume or only what is told. */
function after(known: typeof uploaded, ...prompts: string[]) {
  let before: Parameters<typeof draftAfter>[0] = null;
  let said = { notes: [] as Message[] };
  prompts.forEach((prompt, minute) => {
    const { draft, notes } = draftAfter(before, prompt, `2026-11-20T10:0${minute}:00.000Z`);
    before = { draft, lines: writeResume(known, draft).lines };
    said = { notes };
  });
  const { draft } = before ?? draftAfter(null, 'a resume', '2026-11-20T10:00:00.000Z');
  const { html, title, notes } = writeResume(known, draft);
  const text = html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, '\n');
  return { text, title, notes: [...said.notes, ...notes].map(inEnglish).join(' '), draft };
}

describe('a follow-up that says what the resume is for', () => {
  it.each([
    ['make it for a night dispatcher role in Toronto', 'Night dispatcher, Toronto'],
    ['Now for a night dispatcher position in Toronto', 'Night dispatcher, Toronto'],
    ['Can you make this one for a night dispatcher job in Toronto please?', 'Night dispatcher, Toronto'],
    ['this is for a night dispatcher job in Toronto, ON', 'Night dispatcher, Toronto, ON'],
    ['tailor it to a night dispatcher role in Toronto', 'Night dispatcher, Toronto'],
    ['can you make it for a night dispatcher role, Toronto, ON', 'Night dispatcher, Toronto, ON'],
    ['aim it at a night dispatcher job, Toronto', 'Night dispatcher, Toronto'],
    ['pls gear it toward a night dispatcher position, toronto', 'Night dispatcher, Toronto'],
    ['target: night dispatcher, Toronto', 'Night dispatcher, Toronto'],
    ['Desired position: night dispatcher, Toronto, Ontario', 'Night dispatcher, Toronto, Ontario'],
    ['poste visé : répartitrice de nuit, Toronto', 'Répartitrice de nuit, Toronto'],
    ['vise un poste de répartitrice de nuit, Toronto', 'Répartitrice de nuit, Toronto'],
    ['I want to apply for a night dispatcher role in Toronto', 'Night dispatcher, Toronto'],
    ['refais-le pour un poste de répartitrice de nuit à Toronto', 'Répartitrice de nuit, Toronto'],
  ])('aims it there and makes nobody of it: %s', (prompt, title) => {
    const made = after(uploaded, 'Make my resume', prompt);
    expect(made.title).toBe(title);
    expect(made.text).not.toMatch(/toronto|night dispatcher|répartitrice/i);
    expect(made.text).toContain('Windsor');
    expect(made.text).toContain('Erie Freight Lines');
    expect(made.notes).toMatch(/I focused it on .*doesn’t say you’ve done that work or live in Toronto/);
  });

  it('moves nobody who gave no home there, and makes no skill of a province', () => {
    const { text, title, draft } = after(
      emptyMaster(),
      'I was a dispatcher at Erie from 2019 to 2023.',
      'can you make it for a night dispatcher role, Toronto, ON',
    );
    expect(title).toBe('Night dispatcher, Toronto, ON');
    expect(text).not.toMatch(/toronto|night/i);
    expect(draft.said).toHaveLength(1);
  });

  it('still hears what is told beside it', () => {
    const { text, title } = after(
      uploaded,
      'Make my resume',
      'make it for a night dispatcher role in Toronto, I speak Polish',
    );
    expect(title).toBe('Night dispatcher, Toronto');
    expect(text).toContain('Polish');
  });

  it('puts first what has to do with it, and keeps it through the next prompts', () => {
    const { text, draft } = after(
      uploaded,
      'Make my resume',
      'make it for a night dispatcher role in Toronto',
      'shorter',
    );
    expect(text).toMatch(/night board.*fuel contracts/s);
    expect(draft).toMatchObject({ target: 'night dispatcher', targetPlace: 'Toronto', said: [] });
  });
});

describe('a follow-up that leaves something out', () => {
  it.each([
    ['leave out the diploma', /St\. Clair/],
    ['Please drop the diploma.', /St\. Clair/],
    ["don't mention the diploma", /St\. Clair/],
    ['could you leave the diploma out please?', /St\. Clair/],
    ['Take my diploma off.', /St\. Clair/],
    ['no diploma', /St\. Clair/],
    ['ne parle pas du diplôme', /St\. Clair/],
    ['sans le diplôme', /St\. Clair/],
    ['enlève le diplôme', /St\. Clair/],
    ["n'inclus pas le diplôme", /St\. Clair/],
    ['laisse tomber le diplôme', /St\. Clair/],
    ["j'aimerais mieux sans le diplôme", /St\. Clair/],
    ['I would rather skip the diploma', /St\. Clair/],
    ['drop the certificate', /forklift/i],
    ['leave out the diploma from St. Clair', /St\. Clair/],
  ])('hides it on a CV and on what was told: %s', (prompt, gone) => {
    for (const [known, first] of [
      [uploaded, 'Make my resume'],
      [emptyMaster(), TOLD],
    ] as const) {
      expect(after(known, first).text).toMatch(gone);
      const { text } = after(known, first, prompt);
      expect(text).not.toMatch(gone);
      expect(text).toContain('Erie Freight Lines');
    }
  });

  it.each([["don't mention my time at Larkspur"], ['leave out my time at Larkspur Couriers']])(
    'hides a job: %s',
    (prompt) => {
      expect(after(uploaded, 'Make my resume', prompt).text).not.toContain('Larkspur');
    },
  );

  it('is heard in the first prompt too, and leaves the other studies', () => {
    const { text } = after(uploaded, 'Make my resume. Leave out the diploma.');
    expect(text).not.toContain('St. Clair');
    expect(text).toContain('University of Windsor');
  });

  it.each([
    ['put the diploma back'],
    ['bring back the diploma'],
    ['remets le diplôme'],
    ['Could you put the diploma back, please?'],
    ['undo'],
  ])('is taken back: %s', (prompt) => {
    const { text, draft } = after(uploaded, 'Make my resume', 'leave out the diploma', prompt);
    expect(text).toContain('St. Clair');
    expect(draft.corrections).toEqual([]);
  });

  it('asks which one where several are meant, and takes the answer', () => {
    const two =
      'I have a diploma in logistics from St. Clair College, 2015. I have a diploma in baking from Fanshawe College, 2010. I was a dispatcher at Erie from 2019 to 2023.';
    const { text, notes } = after(emptyMaster(), two, 'leave out the diploma');
    expect(text).toMatch(/St\. Clair.*Fanshawe/s);
    expect(notes).toContain('2 things on your resume match “diploma”');
    expect(notes).toContain('Which one should I leave out?');
    const answered = after(emptyMaster(), two, 'leave out the diploma', 'the one from Fanshawe').text;
    expect(answered).toContain('St. Clair');
    expect(answered).not.toContain('Fanshawe');
    expect(after(emptyMaster(), two, 'leave out the diploma', 'both').text).not.toMatch(/Clair|Fanshawe/);
  });

  it('takes each of several things, and tells nothing of the person', () => {
    const { text, draft } = after(uploaded, 'Make my resume', 'leave out the diploma and the certificate');
    expect(text).not.toMatch(/St\. Clair|forklift/i);
    expect(text).toContain('University of Windsor');
    expect(draft.said).toEqual([]);
  });

  it.each([
    ['Actually, keep the diploma in logistics'],
    ['no wait, hang on to the diploma'],
    ["n'enlève pas le diplôme"],
    ['nix the diploma in logistics'],
  ])('adds nothing where something is to stay, or where an order is not known: %s', (prompt) => {
    const { text, draft } = after(uploaded, 'Make my resume', prompt);
    expect(text.match(/St\. Clair/g)).toHaveLength(1);
    expect(draft.said).toEqual([]);
  });

  it('is taken back by what is to stay after all', () => {
    const kept = after(uploaded, 'Make my resume', 'leave out the diploma', 'actually keep the diploma');
    expect(kept.text).toContain('St. Clair');
    expect(kept.draft.corrections).toEqual([]);
  });

  it('does both parts of an order, whichever way each is done', () => {
    const { text } = after(uploaded, 'Make my resume', 'Leave out the diploma and the Larkspur job');
    expect(text).not.toMatch(/St\. Clair|Larkspur/);
    expect(text).toContain('Erie');
    const first = after(uploaded, 'Make my resume', 'drop the diploma and put skills first');
    expect(first.text).not.toContain('St. Clair');
    expect(first.draft.first).toEqual(['skills']);
    const mixed = after(uploaded, 'Make my resume', 'drop the certificate but keep the diploma').text;
    expect(mixed).not.toMatch(/forklift/i);
    expect(mixed).toContain('St. Clair');
  });

  it.each([
    ['leave out my education', 'put my education back'],
    ['leave out my education', 'put the diploma back'],
    ['enlève la formation', 'remets la formation'],
    ['no education section', 'keep my education after all'],
  ])('of a whole section is taken back too: %s, %s', (away, back) => {
    expect(after(uploaded, 'Make my resume', away).text).not.toContain('St. Clair');
    const { text, notes } = after(uploaded, 'Make my resume', away, back);
    expect(text).toContain('St. Clair');
    expect(notes).not.toContain('wasn’t left out');
  });

  it('says so where nothing like it stands there', () => {
    expect(after(uploaded, 'Make my resume', 'leave out the award').notes).toContain(
      'Nothing on your resume says “award”',
    );
    expect(after(uploaded, 'Make my resume', 'put the award back').notes).toContain('wasn’t left out');
  });
});
