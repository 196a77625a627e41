import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Around the three questions; each is a step of its own.
  pageTitle: 'Three short questions',
  stepOf: 'Step {step} of {steps}',
  missing: 'Fill this in; a few words are enough.',
  next: 'Next',
  finish: 'Finish Setup',
  saving: 'Saving...',
  saveFailed: 'Failed to save your information. Please try again.',
  changeLater: 'You can change every answer later, from Profile Edit.',

  // The list of the questions beside them. What is hidden is read out: which answer the button changes.
  questionOf: 'Question {question} of {questions}',
  change: 'Change<hidden> {label}</hidden>',
  here: 'You are here',
  lastOne: 'The last question',

  // The first question.
  position: 'Target position',
  positionTitle: 'What work are you looking for?',
  positionLead: 'The title as it stands in postings. I search for it and for titles close to it.',
  positionHint: 'One title here; a campaign can name several.',
  positionExample: 'Operations Coordinator',

  // The second question.
  skills: 'Key skills',
  skillsTitle: 'What do employers come to you for?',
  skillsLead: 'I look for these in every posting, and only claim what you name here or in your CV.',
  skillsHint: 'Separate them with commas. Three to six is plenty.',
  skillsExample: 'Dispatch, SAP, route planning',

  // The third question.
  status: 'Job search status',
  statusTitle: 'Where are you in your search?',
  statusLead: 'In your own words. It sets the tone, and no employer sees it.',
  statusHint: 'For example: actively looking, open to offers, employed until spring.',
  statusExample: 'Actively looking',
});
