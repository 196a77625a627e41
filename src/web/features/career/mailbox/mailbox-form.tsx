import { useState } from 'react';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './mailbox.module.css';
import { text } from './messages.ts';
import type { useMailbox } from './use-mailbox.ts';

type Port = '993' | '143';

const portOptions = (): readonly { value: Port; label: string }[] => [
  { value: '993', label: text('portEncrypted') },
  { value: '143', label: text('portStartTls') },
];

interface MailboxFormProps {
  email: string;
  connect: ReturnType<typeof useMailbox>['connect'];
  onClose: () => void;
}

/** Where the mailbox is and how it opens; it is tried before anything is kept. */
export function MailboxForm({ email, connect, onClose }: MailboxFormProps) {
  const [host, setHost] = useState('');
  const [port, setPort] = useState<Port>('993');
  const [username, setUsername] = useState(email);
  const [password, setPassword] = useState('');
  const { busy, failure, attempt } = useAttempt(text('connectFailed'), text('nothingKept'));
  const submit = () =>
    attempt(async () => {
      if (await connect({ host, port: port === '993' ? 993 : 143, username, password })) onClose();
    });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure !== '' && <Banner>{failure}</Banner>}
      <ServerFields host={host} onHost={setHost} port={port} onPort={setPort} />
      <Field label={text('userName')}>
        <Input
          required
          value={username}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
      </Field>
      <Field label={text('password')} help={text('passwordHint')}>
        <Input
          type="password"
          required
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <div className={classes.buttons}>
        <Button type="submit" kind="primary" size="sm" busy={busy} busyLabel={text('connecting')}>
          {text('connect')}
        </Button>
        <Button size="sm" kind="quiet" onClick={onClose}>
          {action('cancel')}
        </Button>
      </div>
    </form>
  );
}

interface ServerFieldsProps {
  host: string;
  onHost: (host: string) => void;
  port: Port;
  onPort: (port: Port) => void;
}

function ServerFields({ host, onHost, port, onPort }: ServerFieldsProps) {
  return (
    <div className={classes.pair}>
      <Field label={text('host')}>
        <Input
          required
          value={host}
          placeholder={text('hostExample')}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onHost(event.currentTarget.value)}
        />
      </Field>
      <Field label={text('port')}>
        <Select options={portOptions()} value={port} onValueChange={onPort} />
      </Field>
    </div>
  );
}
