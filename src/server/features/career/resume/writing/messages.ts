import { catalogue } from '#localization/catalogue.ts';

/** Making a resume from a prompt. */
export const text = catalogue(
  'resume-writing',
  {
    promptMissing: 'Please tell the AI what resume you want to create.',
    cancelled: 'You cancelled the resume. Nothing was changed.',
    nothingToKeep: 'Your profile already has everything in your prompts.',
    twoMade: 'Two of your resumes are already being made. Wait for them, then try again.',
    manyMade: 'Many resumes are being made right now. Try again in a moment.',
    tooSlow: 'That takes too long to process. Ask for less at a time.',

    // Parts of a prompt that could not be used.
    notUsed: `{more, plural,
    =0 {I couldn’t use {sentences}. I can use facts about you, and changes such as “shorter”, “put projects first” or “in French”.}
    one {I couldn’t use {sentences}, and # more thing you wrote. I can use facts about you, and changes such as “shorter”, “put projects first” or “in French”.}
    other {I couldn’t use {sentences}, and # more things you wrote. I can use facts about you, and changes such as “shorter”, “put projects first” or “in French”.}
  }`,
    sentence: '“{words}”',
  },
  {
    notPlaced:
      'I couldn’t use {sentences}. I can use facts about you, and changes such as “shorter”, “put projects first” or “in French”.',
    moreSentences: '{count, plural, one {# more thing you wrote} other {# more things you wrote}}',
  },
);
