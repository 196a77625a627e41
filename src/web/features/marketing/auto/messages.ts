import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page of AutoCareer Pro: its head.
  title: 'Ten applications a day, and you’ve read every one.',
  lead: 'It finds jobs, writes each application from your own resume and asks for your approval on your phone. You read and decide. It does the rest.',
  tryIt: 'Try AutoCareer Pro',
  seePlans: 'See plans',
  factBoards: 'Job boards',
  factBoardsValue: '50+',
  factLowestMatch: 'Minimum match to apply',
  factLowestMatchValue: '50%',
  factRate: 'Applications a day, you choose',
  factRateValue: '5 to 25',
  factApproval: 'Approval valid for',
  factApprovalValue: '72 hours',
  factUnasked: 'Sent without your approval',
  factUnaskedValue: 'none',

  // Its six steps, from found to answered.
  stepsTitle: 'An application, step by step',
  foundStep: 'Found',
  foundTitle: 'It searches the job boards',
  foundText:
    'It checks company boards and careers pages all day, at the pace you set: 5 to 25 applications a day. A job seen twice counts once. <link>{claim, select, fifty {Which 50+ job boards it searches} other {Which job boards it searches}}</link>',
  matchedStep: 'Matched',
  matchedTitle: 'It explains each score',
  matchedText:
    'You get a score from 0 to 100 with reasons you can check. Your deal-breakers come first. It never applies below 50.',
  preparedStep: 'Prepared',
  preparedTitle: 'It writes only what’s true',
  preparedText:
    'A resume tailored to the job, a cover letter if you want one, and an answer to every question it can answer. Each claim links to a line in your resume or something you told it.',
  approvedStep: 'Approved',
  approvedTitle: 'It asks you',
  approvedText:
    'Your phone shows exactly what would be sent, and you approve or skip it. Your approval covers that content only, works once, and expires after 72 hours.',
  sentStep: 'Sent',
  sentTitle: 'It sends exactly that, once',
  sentText:
    'It fills in the form, checks every field, submits, and saves the confirmation. If there’s a captcha, you get the prepared form to send yourself.',
  answeredStep: 'Answered',
  answeredTitle: 'It tracks replies',
  answeredText:
    'A reply to your application address updates the job in your tracker. If the reply is unclear, it asks instead of guessing. Weekly dashboards and tips come from your own numbers.',
  example:
    'The person and employer in this example are made up. In the app, every application shows these six steps with its own details.',

  // At its foot.
  callTitle: 'Start with the resume you have.',
  callText: 'PDF, Word or plain text. Answer three questions, and it starts searching.',
  getStarted: 'Get Started',
});
