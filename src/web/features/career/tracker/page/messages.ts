import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The page itself: while it loads, where it cannot be shown, and the headings of its parts.
  title: 'Application',
  loading: 'Loading the application',
  loadFailed: 'I could not load this application.',
  signIn: 'Please log in to view your job tracker.',
  backToTracker: 'Back to the Job Tracker',
  trailTitle: 'The trail',
  asideLabel: 'What you can do',

  // The head: the ways back, and when it was sent.
  toTracker: 'Job Tracker',
  toBoard: 'On the board',
  sentOn: 'Sent {day}',
  sentByYouOn: 'Sent by you {day}',

  // Parts: what was sent, what proves it, what they wrote, the posting.
  sentTitle: 'What was sent',
  preparedTitle: 'What I prepared',
  downloadResume: 'Download the CV',
  downloadLetter: 'Download the letter',
  readLetter: 'Read the letter',
  letterHint: 'Every underlined claim opens the line it comes from.',
  everyField: 'Every field, with where its value comes from ({count, number})',
  proofTitle: 'The proof',
  mailsTitle: 'What they wrote',
  noMails: 'No e-mail of theirs has reached your application address yet.',
  postingTitle: 'The posting',
  postingOnSite: 'The posting on their site',
  readPosting: 'Read it as it was',

  // A mail that is not sure: one press settles it.
  mailWhich: 'Is this mail about this job?',
  mailRight: 'Did I read this right?',
  mailFrom: '“{subject}”, from {sender}',
  noSubject: 'No subject',
  seemsReceived: 'It seems to say that your application arrived.',
  seemsInterview: 'It seems to be an invitation to an interview.',
  seemsAssessment: 'It seems to set you an assessment.',
  seemsOffer: 'It seems to be an offer.',
  seemsRejected: 'It seems to be a no.',
  seemsInfoRequest: 'It seems to ask you something.',
  namesNone: 'You have more than one application there and it names none of them.',
  yesThisOne: 'Yes, about this one',
  yesMove: 'Yes, move it',
  no: 'No',

  // Interviews, and the file that a calendar reads.
  interviewsTitle: '{count, plural, one {Interview} other {Interviews}}',
  dayAndTime: '{day} at {time}',
  fromInvitation: 'From their calendar invitation.',
  fromMail: 'I read this from their e-mail.',
  theirClock: 'The hour is by their clock.',
  addToCalendar: 'Add to calendar',
  calendarTitle: 'Interview, {job}, {company}',
  calendarText: 'Day and time are as I read them from their e-mail. Check them there.',

  // The reminder to follow up.
  reminderTitle: 'Follow up',
  reminderNone: 'I can remind you on a day of your choice to ask how it stands.',
  reminderAhead: 'I remind you on {day} at 09:00.',
  reminderTold: 'I reminded you on {day}.',
  reminderSet: 'Set a reminder',
  reminderAgain: 'Remind me again',
  reminderChange: 'Change it',
  reminderRemove: 'Remove it',
  reminderDay: 'Day',
  reminderDayHint: 'You hear from me at nine in the morning.',
  reminderWords: 'What about',
  reminderExample: 'Ask when they decide',
  reminderSave: 'Remind me',

  // Letters that are drafted for the person to send.
  lettersLabel: 'Letters',
  lettersTitle: 'Write to them',
  lettersHint: 'I draft it from what you sent. You change it, and you send it.',
  draftQuestion: 'Draft a question',
  questionTitle: 'Ask how it stands',
  draftThanks: 'Draft thanks',
  thanksTitle: 'Thank them for the interview',
  drafting: 'Drafting',
  draftFailed: 'I could not draft it.',
  noAnswer: 'The server did not answer.',
  letterToNobody: 'Nobody wrote to you in person yet, so choose the address in your mail program.',
  letterTo: 'For {address}. Read it once more: you send it from your own mail program.',
  letterSubject: 'Subject',
  letterBody: 'Letter',
  openMailProgram: 'Open in my mail program',
  copy: 'Copy',
  copied: 'Copied.',
  copyRefused: 'Your browser did not let me copy it. Select it and copy it.',

  // Notes.
  notesTitle: 'Notes',
  newNote: 'New note',
  notesHint: 'Only you see your notes.',
  addNote: 'Add the note',
  noteChanged: '{written}, changed {changed}',
  editNote: 'Edit this note',
  deleteNote: 'Delete this note',
  deleteNoteConfirm: 'Delete this note?',
  deleteNoteMeans: 'Its words are gone then. Everything else about the application stays.',
  note: 'Note',

  // Withdrawing an application, and deleting what the person added.
  endingLabel: 'Ending it',
  withdrawn: 'You withdrew it. The employer hears of it only from you.',
  takeBack: 'Take the withdrawal back',
  withdrawIt: 'Withdraw it',
  withdrawConfirm: 'Withdraw this application?',
  withdraw: 'Withdraw',
  withdrawSentMeans:
    'I mark it as withdrawn and it stays in your tracker. I cannot take back what the employer has, so write to them.',
  withdrawUnsentMeans: 'Nothing of it is sent any more, and I do not apply to this job again.',
  isWithdrawn: 'You withdrew this application.',
  deleteJob: 'Delete it from the tracker',
  deleteJobConfirm: 'Delete this job?',
  deleteJobMeans:
    'You added it yourself. Its trail, notes and reminder go with it, and I may find and propose the job again.',
  jobDeleted: 'The job is deleted.',

  // On several of these.
  delete: 'Delete',
  saving: 'Saving...',
  notChanged: 'The server did not answer. Nothing was changed; try again.',
  notSaved: 'The server did not answer. Your words are still here; try again.',
});
