import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // At the top of the screen for trying one application.
  overview: 'Overview',
  title: 'Try one application',
  lead: 'Watch a whole application, start to finish, without consequences.',
  practice:
    'This is practice. The employers are invented, their forms are part of this program, and nothing you approve reaches a real one.',
  noPractice:
    'There are no practice employers here at present: an application you approve goes to a real one.',
  loading: 'Loading what I know about you',
  loadFailed: 'I could not load what I know about you.',
  loadNeedsLogin: 'Please log in to try one.',

  // What happens, step by step.
  stepsTitle: 'What happens',
  stepCampaign:
    'You start a campaign. I look through the practice employers’ postings and score each against what I know about you.',
  stepPrepare:
    'I prepare one application: a resume, a letter if you want one, and every answer the form asks for.',
  stepApprove: 'You read exactly what would be sent, and approve or skip it.',
  stepSend:
    'I fill in the practice employer’s form and show you the confirmation. It stands in your tracker, like a real one.',

  // Where to begin, when enough is known of the person.
  readyTitle: 'You can begin',
  ready: 'I know enough about you to prepare one.',
  startCampaign: 'Start a campaign',

  // Where to begin, when nothing is known yet.
  historyTitle: 'First, one job or study of yours',
  history:
    'I invent nothing about you, so I need one job or study with its dates. Answer a few questions, about two minutes, or upload a resume. Then you come back here.',
  answerQuestions: 'Answer a few questions',
  uploadResume: 'Upload a resume',
});
