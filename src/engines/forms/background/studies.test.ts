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

  it('were finished within a span of time or not by their last month', () => {
    expect(answered('Did you graduate from college within the last 12 months?', [done])).toBe('No');
    expect(answered('Did you graduate from college within the last 5 years?', [done])).toBe('Yes');
  });
});
