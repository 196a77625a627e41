import type { ApplicationDetail } from '#contract/career/applications.ts';
import { trailOf, type TrailName } from '#engines/pipeline/index.ts';
import { text } from './messages.ts';

/** Something that proves a step and can be opened. `cv` is a file and is saved rather than shown. */
export type Evidence =
  | { kind: 'posting' | 'reasons' | 'cv' | 'letter' | 'answers' | 'screenshot' | 'receipt' }
  | { kind: 'mail'; id: string };

export interface EvidenceLink {
  label: string;
  evidence: Evidence;
}

const link = (label: string, kind: Exclude<Evidence['kind'], 'mail'>): EvidenceLink => ({
  label,
  evidence: { kind },
});

/** The step their mail belongs to: the answer, or the sending while there is none. */
function stepOfMails(application: ApplicationDetail): TrailName {
  const answered = trailOf(application.state).at(-1);
  return answered === undefined || answered.look === 'ahead' ? 'sent' : 'answered';
}

function mailLinks({ mails }: ApplicationDetail): EvidenceLink[] {
  return mails.map(({ id }, index) => ({
    label:
      mails.length === 1 ? text('linkMail') : text('linkMailOf', { number: index + 1, all: mails.length }),
    evidence: { kind: 'mail', id },
  }));
}

const receiptLabel = (receipt: string): string =>
  receipt === '' ? text('receipt') : text('linkReceipt', { receipt });

/** What can be opened at a step; nothing that does not exist. */
export function evidenceOf(application: ApplicationDetail, step: TrailName): EvidenceLink[] {
  const { description, match, resume, letter, plan, evidence } = application;
  const mails = stepOfMails(application) === step ? mailLinks(application) : [];
  switch (step) {
    case 'found':
      return description === '' ? [] : [link(text('linkPosting'), 'posting')];
    case 'matched':
      return match === null ? [] : [link(text('linkReasons'), 'reasons')];
    case 'prepared':
      return [
        ...(resume === null ? [] : [link(text('linkCv'), 'cv')]),
        ...(letter === null ? [] : [link(text('linkLetter'), 'letter')]),
        ...(plan === null ? [] : [link(text('linkAnswers'), 'answers')]),
      ];
    case 'sent':
      return [
        ...(evidence?.has_screenshot === true ? [link(text('linkScreenshot'), 'screenshot')] : []),
        ...(evidence === null ? [] : [link(receiptLabel(evidence.receipt), 'receipt')]),
        ...mails,
      ];
    case 'approved':
    case 'answered':
    default:
      return mails;
  }
}
