import { useId } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { client } from '#web/api/client.ts';
import { Button } from '#web/ui/actions/button.tsx';
import classes from './page.module.css';
import { useKept } from './use-kept.ts';

type OneMail = ApplicationDetail['mails'][number];

/** What a mail seems to say, as the move that a yes makes. */
const SEEMS: Readonly<Record<string, string>> = {
  received: 'It seems to say that your application arrived.',
  interview: 'It seems to be an invitation to an interview.',
  assessment: 'It seems to set you an assessment.',
  offer: 'It seems to be an offer.',
  rejected: 'It seems to be a no.',
  'info-request': 'It seems to ask you something.',
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
        {which ? 'Is this mail about this job?' : 'Did I read this right?'}
      </h2>
      <p className={classes.noteText}>
        “{mail.subject === '' ? 'No subject' : mail.subject}”, from {mail.from}
      </p>
      {seems !== undefined && <p className={classes.quiet}>{seems}</p>}
      {which && (
        <p className={classes.quiet}>You have more than one application there and it names none of them.</p>
      )}
      {failure !== undefined && <p role="alert">{failure}</p>}
      <div className={classes.buttons}>
        <Button size="sm" kind="primary" busy={accept.busy} onClick={() => accept.run(undefined)}>
          {which ? 'Yes, about this one' : 'Yes, move it'}
        </Button>
        <Button size="sm" kind="quiet" busy={refuse.busy} onClick={() => refuse.run(undefined)}>
          No
        </Button>
      </div>
    </section>
  );
}
