import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Answer } from './questions-card.tsx';
import { QuestionsCard } from './questions-card.tsx';

const till = {
  id: '01890000-0000-7000-8000-000000000001',
  fact: 'Looked after the till at weekends',
  said: 'looked after the till',
  instead: 'handled cash',
};
const phones = {
  id: '01890000-0000-7000-8000-000000000002',
  fact: 'Answered the phones <b>daily</b>',
  said: 'answered the phones',
  instead: 'triaged calls',
};
const shown = (questions: (typeof till)[], sending: Answer | null = null, failure = '') =>
  renderToStaticMarkup(
    createElement(QuestionsCard, { questions, sending, failure, onAnswer: () => undefined }),
  );
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '');

describe('the questions about the person’s words', () => {
  it('are asked in plain words, with the fact they are about and a yes and a no', () => {
    const html = shown([till]);
    expect(plain(html)).toContain('You wrote “looked after the till”. May I say “handled cash”?');
    expect(plain(html)).toContain('From your profile: Looked after the till at weekends');
    const buttons = Array.from(html.matchAll(/<button[^>]*>(.*?)<\/button>/g), ([, inside = '']) =>
      plain(inside),
    );
    expect(buttons).toEqual(['Yes', 'No, keep my words']);
  });

  it('take no room where none waits', () => {
    expect(shown([])).toBe('');
  });

  it('show what a resume says as text, and name each button by its question', () => {
    const html = shown([till, phones]);
    expect(html).not.toContain('<b>daily');
    expect(plain(html)).toContain('2 questions about your words');
    for (const [, asks = ''] of html.matchAll(/aria-describedby="([^"]+)"/g))
      expect(html).toContain(`id="${asks}"`);
    expect(html.match(/aria-describedby/g)).toHaveLength(4);
  });

  it('say that an answer is on its way at the button that was pressed alone, and what went wrong', () => {
    const html = shown([till, phones], { id: phones.id, agreed: false });
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(1);
    expect(html).toContain('Saving...');
    expect(plain(shown([till], null, 'Not saved.'))).toContain('Not saved.');
  });
});
