import { describe, expect, it } from 'vitest';
import { readResumeWithPlaces } from '#engines/resume/index.ts';
import { anchorOf, correctReading, meaningOf } from './index.ts';
import type { Correction } from './index.ts';

const CV = `Amara Osei
Registered Nurse
Hamilton, ON L8P 1A1 | (905) 555-0142 | amara.osei@mail.example.com

PROFESSIONAL SUMMARY
Registered nurse who has worked in medical and surgical units since 2017.

WORK EXPERIENCE
Registered Nurse\tMarch 2019 – Present
Grand River Community Hospital, Kitchener, ON
• Cared for 6 to 8 post-operative patients per shift
• Taught wound care to patients and families
Registered Practical Nurse\tMay 2017 – February 2019
Maple Manor Long-Term Care, Guelph, ON
• Administered medication to 24 residents

SKILLS
Wound care, triage, PointClickCare`;
const lines = CV.split('\n').map((text, index) => ({
  page: 1,
  line: index + 1,
  text,
  size: 0,
  bold: false,
  x: 0,
}));
const FILE = { id: 'file-1', name: 'cv.txt' };
const AT = '2026-11-16T14:00:00.000Z';
const read = readResumeWithPlaces({ lines, sheets: [] }, FILE);
const lineWith = (text: string) => read.reading.lines.find((line) => line.text.includes(text))?.line ?? 0;

function said(path: string, value: string, more: Partial<Correction> = {}): Correction {
  return { id: `${path}=${value}`, path, value, line: null, anchor: [], at: AT, ...more };
}

const unusedLines = (corrections: Correction[]) =>
  correctReading(read, corrections).profile.unused.map((one) => one.line);

describe('a word of the person', () => {
  it('replaces what was read, becomes a fact of theirs and points at its line', () => {
    const line = lineWith('Maple Manor');
    const { profile, reading } = correctReading(read, [said('/work/1/name', 'Maple Manor', { line })]);
    expect(profile.resume.work[1]?.name).toBe('Maple Manor');
    expect(profile.facts.find(({ path }) => path === '/work/1/name')).toMatchObject({
      value: 'Maple Manor',
      source: { kind: 'person', at: AT },
    });
    expect(reading.fields.find(({ path }) => path === '/work/1/name')).toMatchObject({
      lines: [line],
      confidence: 1,
      said: '/work/1/name=Maple Manor',
    });
    expect(read.profile.resume.work[1]?.name).not.toBe('Maple Manor');
  });

  it('adds a duty, skills and a whole job', () => {
    const { profile } = correctReading(read, [
      said('/work/0/highlights/-', 'Ran the flu clinic'),
      said('/skills/-', 'Epic, Meditech'),
      said('/work/-/position', 'Dietary Aide'),
      said('/work/2/name', 'Sunrise Home'),
    ]);
    expect(profile.resume.work[0]?.highlights.at(-1)).toBe('Ran the flu clinic');
    expect(profile.resume.skills.flatMap(({ keywords }) => keywords)).toEqual(
      expect.arrayContaining(['Epic', 'Meditech']),
    );
    expect(profile.resume.work[2]).toMatchObject({ position: 'Dietary Aide', name: 'Sunrise Home' });
  });

  it('takes a value out, and the facts after it keep their places right', () => {
    const before = read.profile.resume.work[0]?.highlights ?? [];
    const { profile, reading } = correctReading(read, [said('/work/0/highlights/0', '')]);
    expect(profile.resume.work[0]?.highlights).toEqual(before.slice(1));
    for (const fact of profile.facts) {
      const [, list, index, member, at] = fact.path.split('/');
      if (list !== 'work' || member !== 'highlights') continue;
      expect(profile.resume.work[Number(index)]?.highlights[Number(at)]).toBe(fact.value);
    }
    expect(profile.unused.map(({ text }) => text).join()).toContain('post-operative patients');
    expect(reading.fields.some(({ path }) => path === '/work/0/highlights/1')).toBe(true);
  });

  it('keeps a line out of the unused ones when it is no part of the CV', () => {
    const freed = said('/basics/summary', '');
    const line = lineWith('Registered nurse who has worked');
    expect(unusedLines([freed])).toContain(line);
    expect(unusedLines([freed, said('', '', { line })])).not.toContain(line);
  });

  it('finds its job again when a later reading counts the jobs otherwise', () => {
    const anchor = anchorOf('/work/1/name', correctReading(read, []).reading);
    const shifted = structuredClone(read);
    const [first] = structuredClone(shifted.profile.resume.work);
    if (first) shifted.profile.resume.work.unshift({ ...first, name: 'New' });
    for (const field of shifted.reading.fields)
      field.path = field.path.replace(/^\/work\/(\d+)/, (_, index: string) => `/work/${Number(index) + 1}`);
    const { profile } = correctReading(shifted, [said('/work/1/name', 'Maple Manor', { anchor })]);
    expect(profile.resume.work.map(({ name }) => name === 'Maple Manor')).toEqual([false, false, true]);
  });

  it('changes nothing where no value of a CV can stand', () => {
    for (const path of [
      '/work/9/name',
      '/work/0/salary',
      '/facts/0/value',
      '/__proto__/x',
      '/work/0/highlights/99',
    ])
      expect(correctReading(read, [said(path, 'x')]).profile.resume).toEqual(read.profile.resume);
    expect(meaningOf('/work/0/salary', { value: 'x', lineText: '' })).toBeNull();
  });
});

describe('what a line says', () => {
  const line = 'Acme Tools Ltd | Operations Coordinator | Hamilton, ON\tMarch 2019 – May 2021';
  it.each([
    ['/work/0/position', line, 'Operations Coordinator'],
    ['/work/0/name', line, 'Acme Tools Ltd'],
    ['/work/0/name', 'Receptionist, Maple Dental Group, Burlington, ON', 'Maple Dental Group'],
    ['/work/0/position', 'Receptionist, Maple Dental Group', 'Receptionist'],
    ['/work/0/name', 'Smith, Jones and Partners', 'Smith, Jones and Partners'],
    ['/work/0/location', line, 'Hamilton, ON'],
    ['/work/0/startDate', line, '2019-03'],
    ['/work/0/endDate', line, '2021-05'],
    ['/work/0/endDate', '2019 – présent', ''],
    ['/work/0/startDate', 'no day at all', null],
    ['/work/0/highlights/-', '• Closed the books in March 2020', 'Closed the books in March 2020'],
    ['/basics/email', 'Reach me: amara@mail.example.com, 905 555 0142', 'amara@mail.example.com'],
    ['/basics/phone', 'Reach me: amara@mail.example.com, 905 555 0142', '905 555 0142'],
    ['/basics/location/city', 'Hamilton, ON L8P 1A1', 'Hamilton'],
    ['/skills/-', 'Software: Epic, Meditech', 'Epic, Meditech'],
  ])('for %s of "%s" is %s', (path, text, value) => {
    expect(meaningOf(path, { lineText: text })).toBe(value);
  });

  it('takes a typed date in any form', () => {
    expect(meaningOf('/work/0/startDate', { value: 'mars 2020', lineText: '' })).toBe('2020-03');
    expect(meaningOf('/work/0/startDate', { value: 'long ago', lineText: '' })).toBeNull();
  });
});
