import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const { master, today } = context();
const school = (studyType: string, area: string, startDate: string, endDate: string) => ({
  institution: 'Hamilton College',
  studyType,
  area,
  startDate,
  endDate,
});
const answered = (label: string, education: unknown[], choices = ['Yes', 'No']) =>
  planForm(
    [q(label, 'single', { choices })],
    context({ master: { ...master, resume: { ...master.resume, education: education as never } } }),
  ).fields[0]?.display ?? null;

const year = Number(today.slice(0, 4));
const running = school('Certificate', 'Automation', `${year - 1}-09`, '');
const done = school("Bachelor's degree", 'Nursing', `${year - 6}-09`, `${year - 2}-05`);

describe('studies', () => {
  it('are in progress or completed by the dates of the one that is named', () => {
    const choices = ['Completed', 'In progress'];
    expect(answered('Your automation program:', [done, running], choices)).toBe('In progress');
    expect(answered('Your nursing degree:', [done, running], choices)).toBe('Completed');
  });

  it('are under way where one of the list lasts, and not where all of it ended', () => {
    expect(answered('Are you currently enrolled in a program of study?', [done, running])).toBe('Yes');
    expect(answered('Are you currently enrolled in a program of study?', [done])).toBe('No');
    expect(answered('Are you currently enrolled in a program of study full time?', [done])).toBeNull();
    expect(answered('Are you currently enrolled in our benefits program?', [done])).toBeNull();
    expect(answered('Are you currently enrolled in a program of study?', [{ ...done, endDate: '' }])).toBe(
      'Yes',
    );
  });

  it('after a first degree are no second one, and are no first one of whoever has none', () => {
    const bachelor = done;
    const further = school('Postgraduate certificate', 'Nursing', '2019-09', '2020-06');
    const college = school('College diploma', 'Nursing', '2016-09', '2018-06');
    const levels = ['Bachelor', 'Postgraduate certificate or diploma', 'Master'];
    const label = 'Highest level of education';
    expect(answered(label, [bachelor, further], levels)).toBe('Postgraduate certificate or diploma');
    const degree = 'Do you have at least a bachelor’s degree?';
    expect(answered(degree, [bachelor, further])).toBe('Yes');
    expect(answered(degree, [college, further])).not.toBe('Yes');
  });

  it('are what is asked for where something as good would do, and what is as good nobody says', () => {
    const label = 'Avez-vous un baccalauréat en nursing ou une équivalence reconnue par l’ordre?';
    expect(answered(label, [done], ['Oui', 'Non'])).toBe('Oui');
    expect(answered(label, [school('DEC', 'Nursing', '2016-09', '2018-06')], ['Oui', 'Non'])).toBeNull();
  });

  it('were finished within a span of time or not by their last month', () => {
    expect(answered('Did you graduate from college within the last 12 months?', [done])).toBe('No');
    expect(answered('Did you graduate from college within the last 5 years?', [done])).toBe('Yes');
  });
});

describe('the end of studies', () => {
  const ended = (label: string, education: unknown[]): unknown => {
    const resume = { ...master.resume, education: education as never };
    const facts = education.map((entry, at) => ({
      id: `e${at}`,
      path: `/education/${at}/endDate`,
      value: (entry as typeof done).endDate,
      source: { kind: 'person' as const, at: '2026-01-01T00:00:00Z', where: 'profile' },
    }));
    return (
      planForm([q(label, 'short')], context({ master: { ...master, resume, facts } })).fields[0]?.value ??
      null
    );
  };
  const studying = school(
    'Master’s degree (part-time, in progress)',
    'Public Health',
    `${year - 1}-09`,
    `${year + 1}-06`,
  );
  const both = [studying, done];

  it('are told in the parts of a date that are asked for, and in none that is not known', () => {
    expect(ended('When do you expect to complete your degree (month and year)?', both)).toBe(
      `${year + 1}-06`,
    );
    expect(ended('Expected graduation year', both)).toBe(String(year + 1));
    const ofYears = [{ ...done, endDate: String(year - 2) }];
    expect(ended('When did you complete your degree (month and year)?', ofYears)).toBeNull();
    expect(ended('Year of graduation', ofYears)).toBe(String(year - 2));
  });

  it('are those of the schooling that is meant: of what lasts, of what is over, or of neither where that is not sure', () => {
    expect(ended('Year of graduation', both)).toBeNull();
    expect(ended('When did you complete your law degree (month and year)?', both)).toBeNull();
  });
});

describe('how schooling stands', () => {
  const states = ['Completed', 'In progress', 'None'];
  const matric = { ...school('National Senior Certificate (matric)', '', '2010-01', '2014-12') };
  const diploma = school('Diploma, in progress', 'Policing', `${year - 1}-02`, `${year + 1}-11`);

  it('is told of what lasts by its level, in the field that is asked for alone', () => {
    const lasting = school('Master, in progress', 'Public Health', `${year - 1}-09`, `${year + 1}-06`);
    expect(
      answered('Do you have a master’s degree?', [lasting, done], ['Yes, completed', 'In progress', 'No']),
    ).toBe('In progress');
    expect(
      answered(
        'Do you have a master’s degree in law?',
        [lasting, done],
        ['Yes, completed', 'In progress', 'No'],
      ),
    ).toBeNull();
  });

  it('is told of a label that is nothing but its name', () => {
    expect(answered('Matric', [diploma, matric], states)).toBe('Completed');
    expect(answered('Policing licence', [diploma, matric], states)).toBeNull();
  });

  it('is told of what comes behind a school where that is one thing or nothing', () => {
    expect(answered('Studies after matric', [diploma, matric], states)).toBe('In progress');
    expect(answered('Studies after matric', [matric], states)).toBe('None');
    expect(answered('Studies after matric', [diploma, done, matric], states)).toBeNull();
  });
});
