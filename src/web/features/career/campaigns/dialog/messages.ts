import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The dialog around its three steps.
  newTitle: 'New campaign',
  editTitle: 'Edit campaign',
  stepTarget: 'Define Your Target',
  stepConfiguration: 'AI Configuration',
  stepPace: 'Set The Pace',
  keptDraft: 'I kept what you typed last time. <startOver>Start over</startOver>',
  previous: 'Previous',
  next: 'Next',
  launch: 'Launch Campaign',
  saveChanges: 'Save Changes',
  saving: 'Saving...',
  notSaved: 'The server did not answer. What you typed is still here; try again.',

  // Step 1: what to look for.
  name: 'Campaign name',
  nameHelp: 'Only you see it.',
  targetTitles: 'Target job titles',
  targetTitlesHelp: 'Separate them with commas. I also look at titles close to these.',
  waysOfWorking: 'Ways of working',
  leastPay: 'Least pay',
  leastPayHelp: 'Leave it empty for any. A posting that names no pay is not left for it.',
  currency: 'Currency',
  // Names the list that holds "an hour", "a month", "a year".
  payPeriod: 'For',
  avoidTitle: 'Companies, industries and words to avoid',
  avoidHelp:
    'These hold for this campaign. Every campaign also leaves where you work now and what you avoid in your profile.',

  // The least pay where the campaign is listed: "CAD 58,000 a year".
  leastPayWords: '{currency} {amount} {period}',

  // Step 2: what matters in a posting, and what is sent.
  keywords: 'Keywords',
  keywordsHelp: 'Separate them with commas. Skills or words that should stand in the posting.',
  coverLetter: 'Let AI write a unique cover letter',
  coverLetterHelp: 'Made only of facts from your CV and your answers. You read it before it is sent.',
  resumeLink: 'Add a link to my resume that tells when it is opened',
  resumeLinkHelp:
    'The link stands at the top of the resume I send, and in a form’s website field if you gave no website of your own. Its page tells the reader that opening is counted. Some employers dislike such links, and some systems remove them. Each link works for 90 days. Off here, resumes I make from then on carry none; links in resumes already sent keep working until you turn each one off on its application’s page.',

  // Step 3: how many a day.
  atMost:
    '{rate, plural, one {<first>At most</first><second><b>#</b> application a day</second>} other {<first>At most</first><second><b>#</b> applications a day</second>}}',
  rate: 'Applications a day',
  rateSaid: '{rate, plural, one {# application a day} other {# applications a day}}',
  rateLeast: '{rate, number}, careful',
  rateMost: "{rate, number}, a full day's work",
  oneEveryHours: '{hours, plural, one {About one every # hour.} other {About one every # hours.}}',
  oneEveryMinutes: '{minutes, plural, one {About one every # minute.} other {About one every # minutes.}}',
  oneAnHour: 'About one an hour.',
  spread:
    'I spread them from 8:00 to 20:00 in {zone}, and stop when a good match runs out. The first three come at once.',
  zone: '{city} time',
  dryRun: 'Dry run',
  dryRunHelp:
    'I fill in the forms you approve, stop before the click and show you what they held. Nothing is sent.',
  asksBefore: 'I ask you before each one. You can change the pace at any time.',
});
