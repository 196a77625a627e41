import { expect, it } from 'vitest';
import { PASTED_MARK, PROMPT_LIMIT } from '#contract/career/resume.ts';
import type { ResumeAnalysis } from '#contract/career/resume-analysis.ts';
import { fixPrompt } from './fix-prompt.ts';

const analysis: ResumeAnalysis = {
  overall_score: 50,
  headline: '',
  summary: '',
  strengths: [],
  weaknesses: ['a', 'b'],
  detailed_suggestions: ['Add a phone number.', 'Say\nmore. (line 4)'],
  checks: [],
  findings: [],
  taste: [],
};

it('puts every suggestion, one a line, before the original text', () => {
  const prompt = fixPrompt({ analysis, extracted_text: 'Ana\nBaker' });
  expect(prompt.split('\n').slice(1)).toEqual([
    '- Add a phone number.',
    '- Say more. (line 4)',
    '',
    PASTED_MARK,
    'Ana',
    'Baker',
  ]);
});

it('stays within what a prompt may have', () => {
  expect(fixPrompt({ analysis, extracted_text: 'x'.repeat(200_000) }).length).toBeLessThan(PROMPT_LIMIT);
});

it('speaks of no advice where none was given', () => {
  const prompt = fixPrompt({ analysis: { ...analysis, detailed_suggestions: [] }, extracted_text: 'Ana' });
  expect(prompt).not.toContain('advice');
  expect(prompt.split('\n').slice(1)).toEqual(['', PASTED_MARK, 'Ana']);
});
