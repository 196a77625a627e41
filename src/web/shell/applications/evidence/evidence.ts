import type { ApplicationDetail } from '#contract/career/applications.ts';
import { trailOf, type TrailName } from '#engines/pipeline/index.ts';

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
    label: mails.length === 1 ? 'The e-mail' : `E-mail ${index + 1} of ${mails.length}`,
    evidence: { kind: 'mail', id },
  }));
}

/** What can be opened at a step; nothing that does not exist. */
export function evidenceOf(application: ApplicationDetail, step: TrailName): EvidenceLink[] {
  const { description, match, resume, letter, plan, evidence } = application;
  const mails = stepOfMails(application) === step ? mailLinks(application) : [];
  switch (step) {
    case 'found':
      return description === '' ? [] : [link('Posting, as it was', 'posting')];
    case 'matched':
      return match === null ? [] : [link('The reasons', 'reasons')];
    case 'prepared':
      return [
        ...(resume === null ? [] : [link('CV', 'cv')]),
        ...(letter === null ? [] : [link('Letter', 'letter')]),
        ...(plan === null ? [] : [link('Answers', 'answers')]),
      ];
    case 'sent':
      return [
        ...(evidence?.has_screenshot === true ? [link('Screenshot', 'screenshot')] : []),
        ...(evidence === null
          ? []
          : [link(evidence.receipt === '' ? 'Receipt' : `Receipt ${evidence.receipt}`, 'receipt')]),
        ...mails,
      ];
    case 'approved':
    case 'answered':
    default:
      return mails;
  }
}
