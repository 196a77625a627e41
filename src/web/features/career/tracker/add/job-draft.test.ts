import { describe, expect, it, vi } from 'vitest';
import { draftOf, keepDraft, keptDraft, problemsOf } from './job-draft.ts';

const today = '2026-11-20';
const typed = { ...draftOf(today, null), title: 'Nurse', company: 'Harbour Clinic' };
const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

describe('the form of a job', () => {
  it('begins with what the link told', () => {
    const link = 'https://boards.example/7';
    const posting = {
      kind: 'posting',
      board: 'Lever',
      open: true,
      title: 'Cook',
      company: 'Café',
      place: 'Laval',
      link,
      credit: null,
      known: null,
      where: '',
    } as const;
    expect(draftOf(today, posting)).toMatchObject({
      title: 'Cook',
      company: 'Café',
      place: 'Laval',
      link,
      date: today,
    });
    expect(draftOf(today, { kind: 'unread', why: '', link, known: null, where: '' })).toMatchObject({
      title: '',
      link,
    });
  });

  it('outlives a reload, half filled or not, and trusts nothing else that lies there', () => {
    const half = { ...typed, title: '', link: 'https:/' };
    keepDraft('me', half);
    expect([keptDraft('me'), keptDraft('another')]).toEqual([half, null]);
    for (const strange of ['{"title":7}', 'not json']) {
      kept.set('legwork.job.me', strange);
      expect(keptDraft('me')).toBeNull();
    }
    keepDraft('me', null);
    expect(kept.size).toBe(0);
  });

  it('says beside each field what it needs', () => {
    expect(problemsOf(typed, today)).toEqual({});
    expect(problemsOf({ ...draftOf(today, null), link: 'example', date: '2026-11-21' }, today)).toEqual({
      title: 'Enter the job title.',
      company: 'Enter the employer.',
      link: 'Paste the full link, starting with https://, or leave this blank.',
      date: 'The date you applied can’t be in the future.',
    });
    expect(problemsOf({ ...typed, date: '' }, today).date).toBe('Choose the date you applied.');
  });
});
