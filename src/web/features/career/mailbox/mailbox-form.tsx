import { useState } from 'react';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './mailbox.module.css';
import type { useMailbox } from './use-mailbox.ts';

const PORTS = [
  { value: '993', label: '993, encrypted' },
  { value: '143', label: '143, STARTTLS' },
] as const;
type Port = (typeof PORTS)[number]['value'];

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
  const { busy, failure, attempt } = useAttempt(
    'I could not connect it. Look at the fields and try again.',
    'The server did not answer. Nothing was kept; try again.',
  );
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
      <Field label="User name">
        <Input
          required
          value={username}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
      </Field>
      <Field label="App password" help="Make one for this with your mail provider. It is kept encrypted.">
        <Input
          type="password"
          required
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <div className={classes.buttons}>
        <Button type="submit" kind="primary" size="sm" busy={busy} busyLabel="Connecting...">
          Connect
        </Button>
        <Button size="sm" kind="quiet" onClick={onClose}>
          Cancel
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
      <Field label="Mail server (IMAP)">
        <Input
          required
          value={host}
          placeholder="imap.example.com"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onHost(event.currentTarget.value)}
        />
      </Field>
      <Field label="Port">
        <Select options={PORTS} value={port} onValueChange={onPort} />
      </Field>
    </div>
  );
}
