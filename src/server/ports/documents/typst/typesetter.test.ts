import { describe, expect, it } from 'vitest';
import { readDocument } from '#server/ports/documents/read-document.ts';
import { sampleResume } from '#testing/documents/cv.ts';
import { typstTypesetter } from './typesetter.ts';

const setter = typstTypesetter();
const claim = (text: string) => ({ text, fact_ids: [] });
const linesOf = async (pdf: Uint8Array) => {
  const outcome = await readDocument(pdf, 'set.pdf');
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
    expect(lines).toContain('Expérience professionnelle');
    expect(lines).toContain('Office Administrator, Harbour Street Clinic\tjuin 2021 – à ce jour');
  });

  it('says standard terms in French and leaves what was done as it is', async () => {
    const text = (await linesOf(await setter.resume(sampleResume, 'fr'))).join('\n');
    expect(text).toContain('Diplôme, Office Administration');
    expect(text).toMatch(/Anglais.: Langue maternelle/);
    expect(text).toContain('Ran payroll for 42 employees');
  });

  it('is tagged for reading aloud, in its language, on the paper asked for, with its links', async () => {
    const pdf = Buffer.from(await setter.resume(sampleResume, 'fr', 'a4')).toString('latin1');
    for (const mark of [
      '/StructTreeRoot',
      '/Marked true',
      'pdfuaid:part',
      'mailto:amara.lindqvist@example.com',
    ])
      expect(pdf).toContain(mark);
    expect(pdf).toMatch(/\/Lang\s*\(fr/);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 595\.\d+ 841\.\d+\]/);
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

describe('setting a report', () => {
  const report = {
    title: 'Application report: Amara Lindqvist',
    name: 'Amara Lindqvist',
    headline: '2 sent, 1 interview, 0 offers.',
    funnel: [{ label: 'Applied', value: 2, mine: true, words: 'sent, none without your approval' }],
    insights: [{ positive: true, runs: [{ text: '#read("/etc/passwd") *x*', strong: true }] }],
    weeks: [{ label: '47', sent: 2, interviews: 1 }],
    campaigns: [{ name: 'Kitchens <b>', sent: 2, interviews: 1, figure: '1 of 2' }],
    talks: [{ job: 'Cook, Αθήνα', sent: 'Nov 3', score: '88', standing: 'Offer' }],
    more: '',
    made: 'Made on November 20, 2026.',
    words: {
      masthead: 'Application Report, October 19 – November 20, 2026',
      approved: 'Amara Lindqvist.',
      funnel: 'From sent to offer',
      count: 'Count',
      stage: 'Stage',
      ofWhich: 'Of which',
      insights: 'What I see in it',
      notEnough: 'Not enough data yet.',
      weekly: 'Weekly volume',
      week: 'Week',
      sent: 'Sent',
      interviews: 'Interviews',
      campaigns: 'Top campaigns',
      noCampaigns: 'No campaign data yet.',
      campaign: 'Campaign',
      sentToInterview: 'Sent to interview',
      talks: 'Interviews and offers',
      job: 'Job',
      match: 'Match',
      standing: 'Where it stands',
      page: '{page} of {pages}',
    },
  };

  it('is tagged for reading aloud, in English, with a title', async () => {
    const pdf = Buffer.from(await setter.report(report)).toString('latin1');
    for (const mark of ['/StructTreeRoot', '/MarkInfo', '/Marked true', '/Lang', 'pdfuaid:part'])
      expect(pdf).toContain(mark);
  });

  it('reads from the headline to the last table, markup as the letters it is made of', async () => {
    const lines = (await linesOf(await setter.report(report))).join('\n');
    const places = [
      '2 sent, 1 interview, 0 offers.',
      'From sent to offer',
      'What I see in it',
      '#read("/etc/passwd") *x*',
      'Top campaigns',
      'Kitchens <b>',
      'Interviews and offers',
      'Cook, Αθήνα',
    ].map((text) => lines.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('is set all the same where a name has letters that no face has', async () => {
    const talks = report.talks.map((talk) => ({ ...talk, job: '廙 👩‍🚀' }));
    const pdf = await setter.report({ ...report, title: `${report.title} 廙`, talks });
    expect((await linesOf(pdf)).join('\n')).toContain('2 sent, 1 interview, 0 offers.');
  });

  it('says so where there is not enough yet, and draws a year of work as bars', async () => {
    const many = report.funnel.map((row) => ({ ...row, value: 1200 }));
    const weeks = report.weeks.map((week) => ({ ...week, sent: 300 }));
    const pdf = await setter.report({
      ...report,
      funnel: many,
      weeks,
      insights: [],
      campaigns: [],
      talks: [],
    });
    const lines = (await linesOf(pdf)).join('\n');
    expect(lines).toContain('Not enough data yet.');
    expect(lines).toContain('No campaign data yet.');
    expect(lines).toContain('1200');
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
