import { catalogue } from '#localization/catalogue.ts';

/** Making a resume from a prompt. */
export const text = catalogue('resume-writing', {
  promptMissing: 'Please tell the AI what resume you want to create.',
  cancelled: 'You cancelled the resume; nothing was changed.',
  nothingToKeep: 'There is nothing in your prompts that your profile does not have.',
  twoMade: 'Two resumes of yours are being made already. Wait for them, then try again.',
  manyMade: 'Many resumes are being made just now. Try again in a moment.',
  tooSlow: 'That takes too long to work through. Ask for less at a time.',

  // What nothing could be made of.
  notPlaced:
    'I could not place {sentences}. I can use facts about you, and changes such as “shorter”, “put projects first” or “in French”.',
  sentence: '“{words}”',
  moreSentences: '{count, plural, one {# more thing you wrote} other {# more things you wrote}}',
});
