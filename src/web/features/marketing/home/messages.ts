import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The title of the home page, and what a search engine says of it.
  pageTitle: 'Legwork: agents that do the legwork',
  pageDescription:
    'Legwork finds jobs worth applying to, builds each application from your own resume, and asks you before anything is sent.',

  // Its headline.
  headline: '<line>We do the legwork.</line> <line>You say the word.</line>',
  lead: 'Legwork finds jobs worth applying to on <link>{claim, select, fifty {50+ job boards} other {job boards}}</link>, builds each application from your own resume, and asks you on your phone before anything is sent.',
  tryCareer: 'Try AutoCareer Pro',
  tryBusiness: 'Try LocalBiz AI',

  // The one example on the page, labelled as one: person and employer are made up. Here it waits for approval.
  slipLabel: 'Example of an application waiting for your approval',
  slipState: 'Waiting for you',
  slipJob: 'Operations Coordinator',
  slipPlace: 'Halden Freight, Hamilton ON',
  slipCv: 'Resume',
  slipCvValue: 'Tailored, 1 page',
  slipLetter: 'Cover letter',
  slipLetterValue: '201 words, 6 facts',
  slipStart: 'Earliest start',
  slipStartValue: 'January 11',
  slipStartSource: 'your answer',
  slipLicence: 'Forklift licence',
  slipLicenceValue: 'Class 4',
  slipLicenceSource: 'resume, line 31',
  skip: 'Skip',
  approve: 'Approve',

  // The same example from found to answered.
  trailLabel: 'An example, from found to answered',
  trailNote: 'An example. In the app, every application has a timeline like this one.',
  found: 'Found',
  foundNote: 'Operations Coordinator at Halden Freight, on its own careers page, three hours old.',
  matched: 'Matched',
  matchedNote: '84, strong. Six of seven requirements are in her resume.',
  prepared: 'Prepared',
  preparedNote: 'Resume tailored, cover letter written, 14 questions answered. 31 claims, 31 sources.',
  approved: 'Approved',
  approvedNote: 'Amara read it on the bus and said yes.',
  sent: 'Sent',
  sentNote: 'Checked, then submitted once. Confirmation saved.',
  answered: 'Answered',
  answeredTime: 'Tue',
  answeredNote: 'Interview, Friday at 10:30 a.m.',

  // AutoCareer Pro.
  careerWho: 'For job seekers',
  careerText:
    'It searches {claim, select, fifty {50+ job boards} other {job boards}}, passes on everything below a 50% match, and puts the rest in front of you: a tailored resume, a cover letter, every answer filled in. Weekly dashboards and tips show your results.',
  careerMore: 'Learn more<hidden> about AutoCareer Pro</hidden>',

  // The example beside it: a match with its reasons.
  matchTitle: 'Why this job',
  met: 'Met:',
  notMet: 'Not met:',
  routing: 'Routing and dispatch, 4 years',
  routingAsked: '3 required',
  sap: 'SAP, mentioned twice',
  sapAsked: 'required',
  distance: 'Within 40 km of Hamilton',
  distanceAway: '22 km away',
  pay: 'CA$58,000 or more',
  payOffered: 'offers 61,000 to 67,000',
  coldChain: 'Cold-chain experience',
  coldChainMissing: 'not in your resume, so not claimed',
  appliedToday: '<b>{sent, number}/{limit, number}</b> applied today',
  matchCaption: 'An example.',

  // LocalBiz AI.
  businessWho: 'For shop owners',
  businessText:
    'It tells you what matters in your sales, from an export of your till. Next, it will analyze your reviews, tell you what to restock before the season changes, and draft the promotions and loyalty messages you never get around to.',
  businessMore: 'Learn more<hidden> about LocalBiz AI</hidden>',
  alsoOnline:
    'Selling online too? <link>AI Store</link> shows those sales as well. Next, it will keep your listings and stock in order, and answer customers at night.',

  // The example beside it: reviews of a bakery, and what it makes of them.
  reviewBread: '“Best sourdough on the street, but <mark>Saturday’s line is half an hour</mark>.”',
  reviewCoffee: '“Lovely people. <mark>Waited 25 minutes</mark> for two coffees.”',
  reviewsRead: 'From 17 reviews this week',
  reviewsProposal:
    'Three of 17 mention the Saturday wait. Pre-orders until Friday at 6 p.m. would take about 20 loaves out of the line.',
  reviewsDecide: 'You send it, or you don’t.',
  reviewsCaption: 'An example of what it will show. The shop and reviews are made up.',

  // How an approval works, with the notification as it looks.
  consentTitle: 'Nothing goes out without your approval.',
  consentLabel: 'How an approval works',
  consentShows: 'It shows you everything',
  consentShowsNote:
    'Every field, every sentence of the cover letter, and where each claim comes from: a line in your resume, or something you told it.',
  consentApprove: 'You approve or skip',
  consentApproveNote:
    'One tap on your phone. Your approval covers exactly that content, works once, and expires after 72 hours.',
  consentSends: 'It sends exactly that',
  consentSendsNote:
    'It checks the form before submitting, and saves the values, a screenshot and the confirmation.',
  phoneLabel: 'Example of the notification on a phone',
  phoneDay: 'Friday, November 20',
  notificationTime: 'now',
  notificationText:
    'Halden Freight, 84, strong match. Resume, cover letter and 14 answers are ready. Nothing is sent until you approve.',
  readAndApprove: 'Read and approve',
  phoneCaption: 'An example',

  // Pictures of the running product.
  recordedTitle: 'What it looks like',
  recordedText:
    'Screenshots of the running product: the demo account that comes with every copy, after four weeks of applying to practice employers. Nothing is mocked up.',
  recordedOverview:
    'The overview: how many applications were sent, the ones waiting for a decision with their scores, and the week so far.',
  recordedApproval:
    'An approval on a phone: the job, its score, the versions of the cover letter, and the resume and letter that would be sent, with Skip and Approve buttons.',

  // The limits, each of which is a rule in the code.
  neverTitle: 'What it will never do',
  neverText:
    'An agent that acts in your name needs limits you can check. These are rules in the code, not promises in a prompt, and every step it takes is on record.',
  neverInvent: '<never>Never</never> invent a skill, a date or a degree.',
  neverBelow: '<never>Never</never> apply below a 50% match.',
  neverTwice: '<never>Never</never> apply twice to the same job.',
  neverGetAround: '<never>Never</never> bypass a captcha.',
  neverGuess: '<never>Never</never> guess a legal or demographic answer.',
  neverUnasked: '<never>Never</never> send anything you have not approved.',
});
