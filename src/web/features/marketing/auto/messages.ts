import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page of AutoCareer Pro: its head.
  title: 'Ten applications a day, and you have read every one.',
  lead: 'It finds the jobs, writes the applications from your own CV and asks your phone. You read, and decide. It does the rest.',
  tryIt: 'Try AutoCareer Pro',
  seePlans: 'See the plans',
  factBoards: 'Job boards',
  factBoardsValue: '50+',
  factLowestMatch: 'Lowest match it applies to',
  factLowestMatchValue: '50%',
  factRate: 'A day, your choice',
  factRateValue: '5 to 25',
  factApproval: 'An approval lasts',
  factApprovalValue: '72 hours',
  factUnasked: 'Sent without your yes',
  factUnaskedValue: 'none',

  // Its six steps, from found to answered.
  stepsTitle: 'An application, step by step',
  foundStep: 'Found',
  foundTitle: 'It reads what job boards post',
  foundText:
    'Company boards and careers pages, all day, at the pace you set, 5 to 25 applications a day. A job seen twice counts once. <link>{claim, select, fifty {Which 50+ job boards it reads} other {Which job boards it reads}}</link>',
  matchedStep: 'Matched',
  matchedTitle: 'It says why, and when not',
  matchedText:
    'A score from 0 to 100 with reasons you can check. Your deal-breakers come first. Below 50 it never applies.',
  preparedStep: 'Prepared',
  preparedTitle: 'It writes only what is true',
  preparedText:
    'A CV cut to the posting, a letter if you want one, an answer to every question it can answer. Each claim leads back to a line in your CV or to something you said.',
  approvedStep: 'Approved',
  approvedTitle: 'It asks',
  approvedText:
    'Your phone shows exactly what would be sent. Approve it, for that content, once, within 72 hours. Or skip it.',
  sentStep: 'Sent',
  sentTitle: 'It sends exactly that, once',
  sentText:
    'It fills the form, reads it back, submits, and keeps the proof. If there is a captcha, it hands you the prepared form instead.',
  answeredStep: 'Answered',
  answeredTitle: 'It keeps count',
  answeredText:
    'A reply to your application address moves the job in your tracker. When the reply is unclear, it asks rather than guesses. Weekly dashboards and tips come from your own numbers.',
  example:
    'The example is made up, person and employer as well. In the app every application keeps these six steps with its own facts.',

  // At its foot.
  callTitle: 'Bring the CV you have.',
  callText: 'PDF, Word or plain text. Answer three questions, and it starts looking.',
  getStarted: 'Get Started',
});
