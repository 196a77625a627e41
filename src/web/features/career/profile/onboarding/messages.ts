import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Around the three questions; each is a step of its own.
  pageTitle: 'Three short questions',
  stepOf: 'Step {step} of {steps}',
  missing: 'Enter an answer. A few words are enough.',
  next: 'Next',
  finish: 'Finish Setup',
  saving: 'Saving...',
  saveFailed: 'Failed to save your information. Please try again.',
  changeLater: 'You can change your answers later in Profile Edit.',

  // The list of the questions beside them. What is hidden is read out: which answer the button changes.
  questionOf: 'Question {question} of {questions}',
  change: 'Change<hidden> {label}</hidden>',
  here: 'You’re here',
  lastOne: 'Last question',

  // The first question.
  position: 'Target position',
  positionTitle: 'What work are you looking for?',
  positionLead: 'The job title as employers write it. I search for it and for similar titles.',
  positionHint: 'Enter one title. A campaign can have several.',
  positionExample: 'Operations Coordinator',

  // The second question.
  skills: 'Key skills',
  skillsTitle: 'What do employers hire you for?',
  skillsLead: 'I look for these in every job, and only claim what you list here or in your resume.',
  skillsHint: 'Separate them with commas. Three to six is plenty.',
  skillsExample: 'Dispatch, SAP, route planning',

  // The third question.
  status: 'Job search status',
  statusTitle: 'Where are you in your search?',
  statusLead: 'In your own words. Employers never see it.',
  statusHint: 'For example: actively looking, open to offers, employed until spring.',
  statusExample: 'Actively looking',
});
