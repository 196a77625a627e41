import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Plan } from '#contract/platform/billing.ts';
import type { ContactMessage } from '#contract/platform/contact.ts';
import { MESSAGE_MAXIMUM } from '#contract/platform/contact.ts';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useSession } from '#web/api/session.tsx';
import { supportWithPromise } from '#web/shell/plans/plan-offer.ts';
import { Button, TextButton } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';
import { planName } from './plan-words.ts';
import classes from './plan.module.css';

function Sent({ priority, plan, onMore }: { priority: boolean; plan: Plan['plan']; onMore: () => void }) {
  return (
    <>
      <p className={classes.text} role="status">
        {priority ? text('sentWithPriority', { plan: planName(plan) }) : text('sent')}
      </p>
      <p>
        <TextButton onClick={onMore}>{text('writeAnother')}</TextButton>
      </p>
    </>
  );
}

/** The contact form for somebody who is signed in: what they send carries their plan. */
export function WriteToUs({ plan }: { plan: Plan }) {
  const { session } = useSession();
  const person = session.kind === 'signed-in' || session.kind === 'offline' ? session.person : null;
  const [message, setMessage] = useState('');
  const send = useMutation({
    mutationFn: (written: ContactMessage) => client.contact.send(written),
    onSuccess: () => setMessage(''),
  });
  if (person === null) return null;
  const { full_name: name, email } = person;
  const isPriority = plan.plan === 'pro' || plan.plan === 'enterprise';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate({ name: name === '' ? email : name, email, message });
  };
  return (
    <Card>
      <CardHead title={text('writeToUs')} />
      <CardRow className={classes.usage}>
        <p className={classes.text}>
          <Sentences
            all={[isPriority ? supportWithPromise() : text('personReads'), text('answerComesTo', { email })]}
          />
        </p>
        {send.isSuccess ? (
          <Sent priority={send.data.priority} plan={plan.plan} onMore={() => send.reset()} />
        ) : (
          <form className={classes.write} onSubmit={submit}>
            <Field label={text('message')}>
              <Textarea
                required
                rows={5}
                maxLength={MESSAGE_MAXIMUM}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            </Field>
            {send.error !== null && <Banner>{sentenceOf(send.error, text('writtenIsKept'))}</Banner>}
            <Button type="submit" busy={send.isPending} busyLabel={text('sending')}>
              {text('send')}
            </Button>
          </form>
        )}
      </CardRow>
    </Card>
  );
}
