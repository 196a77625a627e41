import { describe, expect, it } from 'vitest';
import { type EntryDraft, emptyDraft, readDraft } from './entry-draft.ts';

const TODAY = '2026-11-27';
const cook: EntryDraft = {
  ...emptyDraft(),
  what: 'Line cook',
  where: 'Harbour Grill',
  from: { month: '03', year: '2022' },
  still: true,
  done: 'Ran the grill ',
};

describe('the questions about a job or education entry', () => {
  it('become an entry, with months where they are known', () => {
    expect(readDraft(cook, TODAY)).toEqual({
      entry: {
        kind: 'job',
        what: 'Line cook',
        where: 'Harbour Grill',
        from: '2022-03',
        until: null,
        done: ['Ran the grill'],
      },
    });
    const study = { ...emptyDraft('study'), what: 'Cooking', where: 'Mohawk College' };
    expect(readDraft({ ...study, until: { month: '', year: '2021' } }, TODAY)).toEqual({
      entry: { kind: 'study', what: 'Cooking', where: 'Mohawk College', from: null, until: '2021' },
    });
  });

  it('say beside each question what is missing or cannot be', () => {
    expect(readDraft(emptyDraft(), TODAY)).toEqual({
      problems: {
        what: 'Enter your job title.',
        where: 'Enter your employer.',
        from: 'Enter the start year.',
      },
    });
    const ended = { ...cook, still: false };
    expect(readDraft(ended, TODAY)).toEqual({
      problems: { until: 'Enter the end year, or say that you’re still there.' },
    });
    expect(readDraft({ ...cook, from: { month: '', year: '22' } }, TODAY)).toEqual({
      problems: { from: 'Enter a four-digit year.' },
    });
    expect(readDraft({ ...ended, until: { month: '', year: '2019' } }, TODAY)).toEqual({
      problems: { until: 'The end date is before the start date.' },
    });
    expect(readDraft({ ...cook, from: { month: '12', year: '2026' } }, TODAY)).toEqual({
      problems: { from: 'The start date is in the future. Enter a past date.' },
    });
  });
});
