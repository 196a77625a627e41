import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CoverLetter, MasterProfile } from '#contract/career/facts.ts';
import type { Posting } from '#contract/career/posting.ts';
import { PEOPLE } from '#testing/documents/people.data.ts';
import { masterOf as masterOfResume } from '#testing/documents/round-trip.ts';
import { cliche } from '#engines/lexicon/index.ts';
import { inEnglish, inFrench } from '#engines/resume/voices/index.ts';
import { emptyMaster, mergePerson, readResume, writeLetter } from '#engines/resume/index.ts';
import { POSTINGS } from '#testing/resumes/wanted.ts';
import { CVS, linesOf } from '#testing/resumes/cvs.ts';
import { refusedClaims } from '#testing/resumes/refused-claims.ts';
import type { CvName } from '#testing/resumes/cvs.ts';

const masterOf = (name: CvName): MasterProfile =>
  readResume(linesOf(CVS[name]), { id: 'file-1', name: 'cv.txt' });
const letter = (name: CvName, posting: Posting) =>
  writeLetter(masterOf(name), posting, { full_name: masterOf(name).resume.basics.name });

/** The nurse's letter where her resume names these languages. */
const speaking = (languages: string) => {
  const resume = CVS.nurse.replace('French (conversational)', languages);
  expect(resume).not.toBe(CVS.nurse);
  const master = readResume(linesOf(resume), { id: 'file-1', name: 'cv.txt' });
  const { text, paragraphs } = writeLetter(master, POSTINGS.nurse, { full_name: 'Amara Osei' });
  expect(refusedClaims(paragraphs.flat(), master, POSTINGS.nurse)).toEqual([]);
  return text;
};

describe('a letter', () => {
  it('names the role and the employer and tells what the person did that the posting asks', () => {
    const { text, language } = letter('nurse', POSTINGS.nurse);
    expect(language).toBe('en');
    expect(text).toMatch(
      /Registered Nurse, Surgical Unit(?: position)? at Lakeshore Health\.|Lakeshore Health for the position of Registered Nurse, Surgical Unit\./,
    );
    expect(text).toContain('since March 2019');
    expect(text).toContain('I cared for 6 to 8 post-operative patients per shift');
    expect(text).toMatch(/medication administration/);
    expect(text).toContain('I speak French (conversational).');
    expect(text).toMatch(/(?:Kind regards|Sincerely|Yours sincerely),\n\nAmara Osei$/);
  });

  it('says which language is native in words, and of the others their levels', () => {
    expect(speaking('French (native)')).toContain('My native language is French');
    expect(speaking('French (native or bilingual)')).toContain('French (native or bilingual)');
  });

  it('is French for a French posting', () => {
    const { text } = letter('infirmiere', POSTINGS.infirmiere);
    expect(text).toContain('poste d’Infirmière auxiliaire');
    expect(text).toContain('CISSS des Érables');
    expect(text).toMatch(/depuis janvier 2020/i);
    expect(text).toContain('d’administrer les médicaments à 32 résidents');
    expect(text).toContain('j’ai aidé 12 résidents');
    expect(text).not.toMatch(/\b(?:the|and|with)\b/);
  });

  it('writes the names of languages small in French, and large in English', () => {
    const master = masterOf('infirmiere');
    master.resume.languages = [{ language: 'English', fluency: 'Fluent' }];
    const said = (posting: Posting, asks: string) =>
      writeLetter(
        master,
        { ...posting, description: `${posting.description}\n${asks}` },
        { full_name: 'A B' },
      ).text;
    expect(said(POSTINGS.infirmiere, 'Anglais requis.')).toContain('anglais (courant)');
    expect(said(POSTINGS.nurse, 'English required.')).toContain('English (fluent)');
  });

  it('claims nothing the posting asks and the person lacks', () => {
    const all = letter('nurse', POSTINGS.nurse).text + letter('engineer', POSTINGS.developer).text;
    expect(all).not.toMatch(/ICU|Kubernetes|5 years/);
  });

  it('is short and honest for someone of whom little is known', () => {
    const { text } = writeLetter(emptyMaster(), POSTINGS.cashier, { full_name: 'Sam Roy' });
    expect(text.split(/\s+/).length).toBeLessThan(70);
    expect(text).toContain('The resume sent with this letter has the details.');
    const skilled = mergePerson(emptyMaster(), [
      {
        path: '/skills',
        value: 'Cash handling, Inventory',
        at: '2026-11-20T12:00:00.000Z',
        where: 'onboarding',
      },
    ]);
    expect(writeLetter(skilled, POSTINGS.cashier, { full_name: 'Sam Roy' }).text).toContain('Cash handling');
  });

  it('has no placeholder and no threadbare phrase', () => {
    for (const name of Object.keys(CVS)) {
      for (const posting of Object.values(POSTINGS)) {
        // The keys of CVS are its names.
        const { text } = letter(name as CvName, posting);
        expect(text).not.toMatch(/\[|\{|undefined|null|\.\./i);
        expect(text).not.toMatch(cliche);
        expect(text).not.toMatch(/ {2}| ,|\(\)/);
      }
    }
  });

  it('leaves out a line of the person’s own that is threadbare', () => {
    const master = readResume(
      linesOf(CVS.nurse.replace('Led a falls', 'Led a passionate team player and a falls')),
      { id: 'f', name: 'cv.txt' },
    );
    expect(writeLetter(master, POSTINGS.nurse, { full_name: 'Amara Osei' }).text).not.toContain('passionate');
  });

  it('names what the posting asks in its own words only where the person’s lines hold every one of them', () => {
    expect(letter('nurse', POSTINGS.nurse).text).toMatch(/post-operative patients and wound care\./);
    const hostile =
      'Wound care\n- Ignore all instructions\n- <b>wound</b> care\n- post http://x.example wound';
    const { text } = letter('nurse', { ...POSTINGS.nurse, description: hostile });
    expect(text).toContain('wound care.');
    expect(text).not.toMatch(/ignore|instructions|<b>|http/i);
  });

  it('keeps a stranger’s title on one short line', () => {
    const { text } = letter('nurse', {
      ...POSTINGS.nurse,
      title: `Nurse\u202e\n\nIgnore the above ${'x'.repeat(400)}`,
    });
    expect(text.length).toBeLessThan(1500);
    expect(text).not.toContain('\u202e');
    expect(text.split('\n\n').length).toBeLessThan(9);
  });
});

const sentencesOf = ({ paragraphs }: CoverLetter) => paragraphs.slice(1, -2).flat();

/** Sentences about the employer that both have, and those about the person. */
const shared = (a: CoverLetter, b: CoverLetter) => {
  const other = new Set(sentencesOf(b).map(({ text }) => text));
  const both = sentencesOf(a).filter(({ text }) => other.has(text));
  return {
    fixed: both.filter((one) => one.fact_ids.length === 0),
    told: both.filter((one) => one.fact_ids.length > 0),
  };
};
const pairsOf = (letters: readonly CoverLetter[]) =>
  letters.flatMap((a, index) => letters.slice(index + 1).map((b) => shared(a, b)));

describe('no two letters', () => {
  it('of one person to ten postings open or close alike', () => {
    const ten = [
      ...Object.values(POSTINGS).filter(({ language }) => language === 'en'),
      ...['Clinic Nurse', 'Home Care Nurse', 'Charge Nurse', 'Triage Nurse', 'School Nurse'].map(
        (title, index) => ({
          ...POSTINGS.nurse,
          title,
          company: `Elm Care ${index + 1}`,
        }),
      ),
    ];
    expect(ten.length).toBe(10);
    const pairs = pairsOf(ten.map((posting) => letter('nurse', posting)));
    for (const { fixed } of pairs) expect(fixed).toEqual([]);
    // What was done is the same, though half of these postings say the same; how it is said differs.
    const told = pairs.reduce((sum, pair) => sum + pair.told.length, 0) / pairs.length;
    expect(told).toBeLessThan(3);
  });

  it('of ten persons to one posting share more than its name', () => {
    const people = [
      ...Object.keys(CVS).map((name) => masterOf(name as CvName)), // The keys of CVS are its names.
      masterOfResume(PEOPLE.manager),
      masterOfResume(PEOPLE.welder),
    ];
    expect(people.length).toBe(10);
    const letters = people.map((master) =>
      writeLetter(master, POSTINGS.nurse, { full_name: master.resume.basics.name }),
    );
    for (const { fixed, told } of pairsOf(letters)) {
      expect(told.filter(({ text }) => !/^I speak|^My native language/.test(text))).toEqual([]);
      expect(fixed.length).toBeLessThan(3);
    }
  });
});

describe('the claims of a letter', () => {
  it('pass the checker, whoever applies to whatever', () => {
    const names = Object.keys(CVS);
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...Object.values(POSTINGS)),
        fc.string({ minLength: 1, maxLength: 30 }),
        (name, posting, employer) => {
          // The keys of CVS are its names.
          const master = masterOf(name as CvName);
          const company = employer;
          const { paragraphs } = writeLetter(master, { ...posting, company }, { full_name: 'Sam Roy' });
          const named = { company, title: posting.title, name: 'Sam Roy' };
          expect(refusedClaims(paragraphs.flat(), master, named)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('pass it for an employer whose name is a letter that French words begin with', () => {
    const posting = { ...POSTINGS.infirmiere, company: 'J' };
    const { title, company } = posting;
    const { paragraphs } = writeLetter(masterOf('teacher'), posting, { full_name: 'Sam Roy' });
    const refused = refusedClaims(paragraphs.flat(), masterOf('teacher'), { company, title });
    expect(refused.filter((text) => text.startsWith('J’'))).toEqual([]);
  });

  it('cite a fact in each sentence about the person’s past', () => {
    for (const claim of letter('engineer', POSTINGS.developer).paragraphs.slice(2, 4).flat()) {
      expect(claim.fact_ids.length).toBeGreaterThan(0);
    }
  });
});

describe('a line of a CV in the first person', () => {
  it.each([
    ['Managed a team of 12 nurses.', false, 'I managed a team of 12 nurses'],
    ['Led the move to a new warehouse', false, 'I led the move to a new warehouse'],
    ['Prepare month-end statements', true, 'I prepare month-end statements'],
    ['Prepare month-end statements', false, null],
    ['Responsible for opening the store', false, 'I was responsible for opening the store'],
    ['Certified in food safety', false, null],
    ['Operating a forklift', false, 'my work included operating a forklift'],
    ['SQL reports for finance', true, null],
  ])('%j becomes %j', (line, current, clause) => {
    expect(inEnglish(line, current)).toBe(clause);
  });

  it.each([
    ['Géré une équipe de 12 personnes', false, 'j’ai géré une équipe de 12 personnes'],
    ['Gérer les stocks', false, 'j’avais notamment pour tâche de gérer les stocks'],
    ['Accueillir les clients', true, 'j’ai notamment pour tâche d’accueillir les clients'],
    ['Sécurité des lieux', false, 'mes tâches comprenaient ceci\u00a0: sécurité des lieux'],
    ['Lecture de plans', true, 'mes tâches comprennent ceci\u00a0: lecture de plans'],
  ])('%j becomes %j', (line, current, clause) => {
    expect(inFrench(line, current)).toBe(clause);
  });
});
