import { notionsOf } from './notions.ts';

/** What words of claims about a person stand for. */
export const { wordFor: claimWord } = notionsOf('claim-notions');
/** What words of requirements stand for, and the names of credentials. */
export const { wordFor: requirementWord } = notionsOf('requirement-notions');
/** What words of postings stand for. */
export const { wordFor: postingWord } = notionsOf('posting-notions');
/** What words of orders to programs, recruiters and applicants stand for, to be put into patterns. */
export const { choiceOf: orderChoice } = notionsOf('order-notions');
/** What words of employers' mails stand for that nothing is learned from. */
export const { wordFor: mailWord, choiceOf: mailChoice } = notionsOf('mail-words');
/** What words of mails about an interview stand for, as they are written. */
export const { writtenWordFor: meetingWord } = notionsOf('meeting-words');
/** What words of resumes stand for. */
export const { wordFor: resumeWord } = notionsOf('resume-notions');
/** What words beside the controls of a page stand for. */
export const { wordFor: fieldWord } = notionsOf('field-notions');
/** What words of what people write to the writing assistant stand for. */
export const { wordFor: promptWord } = notionsOf('prompt-notions');
