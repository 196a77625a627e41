import { afterEach, expect, it, vi } from 'vitest';
import { formOf } from './campaign-form.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('a draft kept before campaigns had lists to avoid and a resume link is taken up with neither', () => {
  const tab = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
  });
  const form = { ...formOf(null, { target_position: '', key_skills: '' }), name: 'Kitchens' };
  keepDraft('robin', null, { form, step: 1 });
  const [key = '', text = ''] = tab.entries().next().value ?? [];
  const { avoid: _lists, resumeLink: _link, ...older } = JSON.parse(text).form;
  tab.set(key, JSON.stringify({ form: older, step: 1 }));
  expect(keptDraft('robin', null)).toEqual({ form, step: 1 });
});
