import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The dialog around its three steps.
  newTitle: 'New campaign',
  editTitle: 'Edit campaign',
  stepTarget: 'Define Your Target',
  stepConfiguration: 'AI Configuration',
  stepPace: 'Set The Pace',
  keptDraft: 'Your last draft is back. <startOver>Start over</startOver>',
  previous: 'Previous',
  next: 'Next',
  launch: 'Launch Campaign',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  notSaved: 'The server didn’t respond. What you typed is still here. Try again.',

  // Step 1: what to look for.
  name: 'Campaign name',
  nameHelp: 'Only you see this.',
  targetTitles: 'Target job titles',
  targetTitlesHelp: 'Separate with commas. I also look for similar titles.',
  waysOfWorking: 'Workplace type',
  leastPay: 'Minimum pay',
  leastPayHelp: 'Leave blank for any. Jobs that don’t list pay are still included.',
  currency: 'Currency',
  // Names the list that holds "an hour", "a month", "a year".
  payPeriod: 'Pay period',
  avoidTitle: 'Companies, industries and words to avoid',
  avoidHelp:
    'These apply to this campaign only. In every campaign, I also pass on your current employer and anything you avoid in your profile.',

  // The minimum pay where the campaign is listed: "CAD 58,000 a year".
  leastPayWords:
    '{period, select, hour {{amount} an hour} day {{amount} a day} week {{amount} a week} month {{amount} a month} other {{amount} a year}}',

  // Step 2: what matters in a job posting, and what is sent.
  keywords: 'Keywords',
  keywordsHelp: 'Separate with commas. Skills or words the job posting should include.',
  coverLetter: 'Let AI write a unique cover letter',
  coverLetterHelp: 'Based only on facts from your resume and your answers. You read it before it’s sent.',
  resumeLink: 'Add a link to my resume that shows when it’s opened',
  resumeLinkHelp:
    'I put the link at the top of the resume, and in the form’s website field if you have no website of your own. Its page tells readers that opens are counted. Some employers dislike these links, and some systems remove them. Each works for 90 days. If you turn this off, new resumes have no link. To turn off a link you already sent, go to its application’s page.',

  // Step 3: how many a day.
  atMost:
    '{rate, plural, one {<first>Up to</first><second><b>#</b> application a day</second>} other {<first>Up to</first><second><b>#</b> applications a day</second>}}',
  rate: 'Applications a day',
  rateSaid: '{rate, plural, one {# application a day} other {# applications a day}}',
  rateLeast: '{rate, number}, slowest',
  rateMost: '{rate, number}, fastest',
  oneEveryHours: '{hours, plural, one {About one every # hour.} other {About one every # hours.}}',
  oneEveryMinutes: '{minutes, plural, one {About one every # minute.} other {About one every # minutes.}}',
  oneAnHour: 'About one an hour.',
  spread:
    'I send between 8 a.m. and 8 p.m. {city, select, UTC {UTC} other {{city} time}} and stop when there are no more good matches. You get the first three to approve right away.',
  dryRun: 'Dry run',
  dryRunHelp:
    'I fill in the forms you approve, stop before sending, and show you what I filled in. Nothing is sent.',
  asksBefore: 'I ask you before each one. You can change the pace anytime.',
});
