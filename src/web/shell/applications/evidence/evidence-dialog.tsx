import type { ApplicationDetail } from '#contract/career/applications.ts';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { Answers } from './answers.tsx';
import type { Evidence } from './evidence.ts';
import classes from './evidence.module.css';
import { Mail } from './mails.tsx';
import { listed } from '#web/text/listed.ts';
import { text } from './messages.ts';
import { Proof } from './proof.tsx';
import { Reasons } from './reasons.tsx';
import { SaveDocument } from './save-document.tsx';
import { Screenshot } from './screenshot.tsx';

interface EvidenceDialogProps {
  application: ApplicationDetail;
  shown: Evidence | null;
  onClose: () => void;
}

const titles: Readonly<Record<Evidence['kind'], () => string>> = {
  posting: () => text('posting'),
  reasons: () => text('reasons'),
  cv: () => text('cv'),
  letter: () => text('letter'),
  answers: () => text('answers'),
  screenshot: () => text('screenshot'),
  receipt: () => text('confirmation'),
  mail: () => text('mail'),
};

/** One piece of evidence, read in place. Everything a stranger wrote is shown as plain text. */
export function EvidenceDialog({ application, shown, onClose }: EvidenceDialogProps) {
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={shown === null ? '' : titles[shown.kind]()}
      description={listed([application.title, application.company])}
      width="wide"
    >
      {shown !== null && <Piece application={application} shown={shown} />}
    </Dialog>
  );
}

function Piece({ application, shown }: { application: ApplicationDetail; shown: Evidence }) {
  switch (shown.kind) {
    case 'posting':
      return (
        <p className={classes.text} lang={application.language}>
          {application.description}
        </p>
      );
    case 'reasons':
      return application.match && <Reasons match={application.match} />;
    case 'letter':
      return (
        <>
          <p className={classes.text}>{application.letter?.text}</p>
          <p className={classes.foot}>
            <SaveDocument id={application.id} document="letter" label={text('download')} />
          </p>
        </>
      );
    case 'answers':
      return <Answers application={application} />;
    case 'screenshot':
      return <Screenshot id={application.id} />;
    case 'receipt':
      return application.evidence && <Proof id={application.id} evidence={application.evidence} />;
    case 'mail':
      return <Mail mail={application.mails.find((mail) => mail.id === shown.id)} />;
    case 'cv':
    default:
      return null;
  }
}
