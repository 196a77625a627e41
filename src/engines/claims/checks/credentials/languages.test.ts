import { describe, it } from 'vitest';
import { ruleFor } from '#testing/gate/rule.ts';

const rule = ruleFor({
  basics: { label: 'Hotel clerk' },
  work: [
    {
      name: 'Harbour Hotel',
      position: 'Night Clerk',
      startDate: '2020-04',
      highlights: ['Checked in 40 guests a night.', 'Answered the phone in French at the front desk.'],
    },
  ],
  languages: [
    { language: 'French', fluency: 'Native speaker' },
    { language: 'English', fluency: 'Intermediate' },
    { language: 'Spanish', fluency: 'Beginner' },
    { language: 'Italian', fluency: 'Reading only' },
  ],
});

describe('a language', () => {
  it('is refused above the level that is recorded', () => {
    rule('language languageLevel', {
      refused: [
        ['languages', 'Spanish (fluent)'],
        ['letter', 'I speak fluent English.'],
        ['letter', 'Je parle couramment anglais.'],
      ],
      allowed: [
        ['languages', 'Spanish (beginner)'],
        ['letter', 'I speak English at an intermediate level.'],
      ],
    });
  });

  it('is refused where the profile does not have it', () => {
    rule('language noLanguage', {
      refused: [['languages', 'Portuguese (fluent)']],
      allowed: [['languages', 'French (native)']],
    });
  });

  it('is had in the way that is recorded: who reads it does not speak it', () => {
    rule('language languageWay', {
      refused: [['languages', 'Italian, spoken']],
      allowed: [['languages', 'Italian, read']],
    });
  });

  it('is none to work in for a beginner, nor to translate into short of fluency', () => {
    rule('language languageBeginnings', {
      refused: [
        ['letter', 'I serve guests in Spanish.'],
        ['letter', 'Je travaille en espagnol.'],
        ['letter', 'I translated for guests into English.'],
      ],
      allowed: [['letter', 'I am learning Spanish.']],
    });
  });

  it('makes nobody bilingual by itself', () => {
    rule('language notTwoLanguages', {
      refused: [
        ['letter', 'I am bilingual.'],
        ['summary', 'Commis d’hôtel bilingue.'],
      ],
      allowed: [['summary', 'Hotel clerk, native in French.']],
    });
  });

  it('is told only of what the facts tell in it', () => {
    rule('language notInLanguage', {
      refused: [
        ['letter', 'I checked in 40 guests a night in English.'],
        ['work[0].highlights', 'Checked in 40 guests a night in English.'],
      ],
      allowed: [['work[0].highlights', 'Answered the phone in French at the front desk.']],
    });
  });
});
