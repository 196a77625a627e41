import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // At the top of the screen for trying one application.
  overview: 'Overview',
  title: 'Try one application',
  lead: 'Watch a whole application from start to finish. Nothing real is sent.',
  practice:
    'This is practice. The employers are made up, their forms are part of this program, and nothing you approve reaches a real employer.',
  noPractice:
    'There are no practice employers here right now. An application you approve goes to a real employer.',
  loading: 'Loading your profile',
  loadFailed: 'Couldn’t load your profile.',
  loadNeedsLogin: 'Please log in to try one.',

  // What happens, step by step.
  stepsTitle: 'What happens',
  stepCampaign:
    'You start a campaign. I check the practice employers’ jobs and score each one against your profile.',
  stepPrepare:
    'I prepare one application: a resume, a cover letter if you want one, and every answer the form asks for.',
  stepApprove: 'You review exactly what would be sent, then approve or skip it.',
  stepSend:
    'I fill in the practice employer’s form and show you the confirmation. It appears in your tracker like a real one.',

  // Where to begin, when enough is known of the person.
  readyTitle: 'You’re ready',
  ready: 'Your profile has enough to prepare an application.',
  startCampaign: 'Start a campaign',

  // Where to begin, when nothing is known yet.
  historyTitle: 'First, add a job or education entry',
  history:
    'I never make anything up about you, so I need one job or education entry with dates. Answer a few questions (about two minutes) or upload a resume. You’ll come back here afterwards.',
  answerQuestions: 'Answer a few questions',
  uploadResume: 'Upload a resume',
});
