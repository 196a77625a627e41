import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The screen: the two ways in, and what is known beside them.
  title: 'Resume Generator',
  lead: 'Tell me what it’s for, or upload the one you have. I only use what you’ve told me.',
  backToTrying: 'Try one application',
  orFromFile: 'or start from a file',
  noFile: 'No resume file? <link>Answer a few questions about a job or school</link>',
  known: 'Your profile facts',
  showAnalysis: 'Show analysis',

  // Said when something was asked for, or is done.
  promptEmpty: 'Please tell the AI what resume you want to create.',
  generating: 'AutoCareer Pro is building your resume...',
  generated: 'Your professional resume has been generated!',
  analyzing: 'Analyzing your document...',
  sent: '{share, number, percent} sent',
  analyzed: 'Analysis complete!',
});
