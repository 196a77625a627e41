import { describe, expect, it } from 'vitest';
import { QUESTIONS } from './questions.data.ts';
import { KEY_RULES, OPTION_RULES, TOPIC_RULES } from './topics.data.ts';

describe('the list of canonical questions', () => {
  it('has every question that wordings, names and choices are recognised as', () => {
    const listed = new Set(QUESTIONS.map(([topic]) => topic));
    const recognised = [...TOPIC_RULES, ...KEY_RULES, ...OPTION_RULES].map(({ topic }) => topic);
    expect(recognised.filter((topic) => !listed.has(topic))).toEqual([]);
    expect(listed.size).toBe(QUESTIONS.length);
  });
});
