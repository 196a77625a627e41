import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page itself: while it loads, where it cannot be shown, and the headings of its parts.
  title: 'Application',
  loading: 'Loading the application',
  loadFailed: 'Couldn’t load this application.',
  signIn: 'Please log in to view your job tracker.',
  backToTracker: 'Back to the Job Tracker',
  trailTitle: 'Timeline',
  asideLabel: 'What you can do',

  // The head: the ways back, and when it was sent.
  toTracker: 'Job Tracker',
  toBoard: 'Board view',
  sentOn: 'Sent {day}',
  sentByYouOn: 'Sent by you {day}',

  // Parts: what was sent, the confirmation, the employer's emails, the job posting.
  sentTitle: 'What was sent',
  preparedTitle: 'What I prepared',
  downloadResume: 'Download resume',
  downloadLetter: 'Download cover letter',
  readLetter: 'Read cover letter',
  letterHint: 'Select an underlined phrase to see where it comes from.',
  everyField: 'All fields and where each value comes from ({count, number})',
  proofTitle: 'Confirmation',
  mailsTitle: 'Emails from the employer',
  noMails: 'No email from them has reached your application address yet.',
  postingTitle: 'Job posting',
  postingOnSite: 'View original posting',
  readPosting: 'Read the saved copy',

  // An email the agent is not sure about: one click settles it.
  mailWhich: 'Is this email about this job?',
  mailRight: 'Did I read this right?',
  mailFrom: '“{subject}”, from {sender}',
  mailWithoutSubject: 'An email without a subject, from {sender}',
  seemsReceived: 'It looks like a confirmation that your application arrived.',
  seemsInterview: 'It looks like an interview invitation.',
  seemsAssessment: 'It looks like an assessment to complete.',
  seemsOffer: 'It looks like an offer.',
  seemsRejected: 'It looks like they’ve decided not to move forward.',
  seemsInfoRequest: 'It looks like a question for you.',
  namesNone: 'You have more than one application there, and this email doesn’t say which one it’s about.',
  yesThisOne: 'Yes, about this one',
  yesMove: 'Yes, update it',
  no: 'No',

  // Interviews, and the file that a calendar reads.
  interviewsTitle: '{count, plural, one {Interview} other {Interviews}}',
  fromInvitation: 'From their calendar invitation.',
  fromMail: 'I read this in their email.',
  theirClock: 'Time shown in the employer’s time zone.',
  addToCalendar: 'Add to calendar',
  calendarTitle: 'Interview, {job}, {company}',
  calendarText: 'I read the date and time in their email. Check them there.',

  // The reminder to follow up.
  reminderTitle: 'Follow up',
  reminderNone: 'I can remind you to follow up on a day you choose.',
  reminderAhead: 'I’ll remind you on {day} at 9 a.m.',
  reminderTold: 'I reminded you on {day}.',
  reminderSet: 'Set reminder',
  reminderAgain: 'Remind me again',
  reminderChange: 'Change reminder',
  reminderRemove: 'Remove reminder',
  reminderDay: 'Day',
  reminderDayHint: 'I’ll remind you at 9 a.m.',
  reminderWords: 'Reminder text',
  reminderExample: 'Ask when they’ll decide',
  reminderSave: 'Remind me',

  // Emails drafted for the person to send.
  lettersLabel: 'Drafted emails',
  lettersTitle: 'Email the employer',
  lettersHint: 'I draft it from your application. You edit it and send it yourself.',
  draftQuestion: 'Draft a follow-up',
  questionTitle: 'Ask for an update',
  draftThanks: 'Draft a thank-you',
  thanksTitle: 'Thank them for the interview',
  drafting: 'Drafting',
  draftFailed: 'Couldn’t draft it.',
  noAnswer: 'The server didn’t respond.',
  letterToNobody: 'No one has written to you personally yet, so choose the address in your email app.',
  letterTo: 'For {address}. Read it again before you send it from your own email app.',
  letterSubject: 'Subject',
  letterBody: 'Message',
  openMailProgram: 'Open in email app',
  copy: 'Copy',
  copied: 'Copied.',
  copyRefused: 'Your browser blocked copying. Select the text and copy it.',

  // Notes.
  notesTitle: 'Notes',
  newNote: 'New note',
  notesHint: 'Only you see your notes.',
  addNote: 'Add note',
  noteChanged: '{written}, edited {changed}',
  editNote: 'Edit note',
  deleteNote: 'Delete note',
  deleteNoteConfirm: 'Delete this note?',
  deleteNoteMeans: 'The note is deleted for good. The rest of the application stays.',
  note: 'Note',

  // Withdrawing an application, and deleting what the person added.
  endingLabel: 'End this application',
  withdrawn: 'You withdrew this application. The employer only knows if you tell them.',
  takeBack: 'Undo withdrawal',
  withdrawIt: 'Withdraw application',
  withdrawConfirm: 'Withdraw this application?',
  withdraw: 'Withdraw',
  withdrawSentMeans:
    'I’ll mark it as withdrawn and keep it in your tracker. I can’t take back what the employer already has, so write to them.',
  withdrawUnsentMeans: 'Nothing more is sent, and I won’t apply to this job again.',
  isWithdrawn: 'Application withdrawn.',
  deleteJob: 'Delete from tracker',
  deleteJobConfirm: 'Delete this job?',
  deleteJobMeans:
    'You added this job yourself. Its timeline, notes and reminder are deleted too. I may find and suggest the job again.',
  jobDeleted: 'Job deleted.',

  // On several of these.
  delete: 'Delete',
  saving: 'Saving...',
  notChanged: 'The server didn’t respond. Nothing was changed. Try again.',
  notSaved: 'The server didn’t respond. What you wrote is still here. Try again.',
});
