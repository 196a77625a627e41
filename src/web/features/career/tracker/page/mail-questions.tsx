import { useId } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { client } from '#web/api/client.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { text } from './messages.ts';
import classes from './page.module.css';
import { useKept } from './use-kept.ts';

type OneMail = ApplicationDetail['mails'][number];

/** What an email seems to say, as the move that a yes makes. */
const SEEMS: Readonly<Record<string, () => string>> = {
  received: () => text('seemsReceived'),
  interview: () => text('seemsInterview'),
  assessment: () => text('seemsAssessment'),
  offer: () => text('seemsOffer'),
  rejected: () => text('seemsRejected'),
  'info-request': () => text('seemsInfoRequest'),
};

/** Mails the agent is not sure of, each with one press to settle it. */
export function MailQuestions({ application: { id, mails } }: { application: ApplicationDetail }) {
  return mails
    .filter(({ proposal }) => proposal !== null)
    .map((mail) => <Question key={mail.id} id={id} mail={mail} />);
}

function Question({ id, mail }: { id: string; mail: OneMail }) {
  const heading = useId();
  const accept = useKept(() => client.inbox.accept({ id, mail: mail.id }));
  const refuse = useKept(() => client.inbox.refuse({ id, mail: mail.id }));
  const which = mail.proposal?.asks === 'which';
  const seems = SEEMS[mail.proposal?.label ?? ''];
  const failure = accept.failure ?? refuse.failure;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={classes.asideTitle}>
        {which ? text('mailWhich') : text('mailRight')}
      </h2>
      <p className={classes.noteText}>
        {mail.subject === ''
          ? text('mailWithoutSubject', { sender: mail.from })
          : text('mailFrom', { subject: mail.subject, sender: mail.from })}
      </p>
      {seems !== undefined && <p className={classes.quiet}>{seems()}</p>}
      {which && <p className={classes.quiet}>{text('namesNone')}</p>}
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={classes.buttons}>
        <Button size="sm" kind="primary" busy={accept.busy} onClick={() => accept.run(undefined)}>
          {which ? text('yesThisOne') : text('yesMove')}
        </Button>
        <Button size="sm" kind="quiet" busy={refuse.busy} onClick={() => refuse.run(undefined)}>
          {text('no')}
        </Button>
      </div>
    </section>
  );
}
