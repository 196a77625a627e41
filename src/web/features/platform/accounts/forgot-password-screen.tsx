import { use, useState } from 'react';
import type { FormEvent } from 'react';
import { signIn } from '#web/api/visitor/entering.ts';
import { visitor } from '#web/api/visitor/visitor.ts';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { CodeEntryForm } from '#web/shell/auth/code-entry-form.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { takeReturnPath } from '#web/shell/return-path.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, PasswordInput } from '#web/ui/forms/input.tsx';
import classes from './accounts.module.css';
import { text } from './messages.ts';

/** A new password by a mailed code: the address first, then code and password together. */
export function ForgotPasswordScreen() {
  const { login: words } = use(OfferingContext)();
  const [sent, setSent] = useState<{ email: string; at: number } | null>(null);
  return (
    <AuthLayout headline={words.headline} text={text('newPasswordEndsSessions')}>
      <PageTitle title={text('newPassword')} />
      {sent === null ? (
        <AddressStep onSent={(email) => setSent({ email, at: Date.now() })} />
      ) : (
        <PasswordStep email={sent.email} sentAt={sent.at} onResent={(at) => setSent({ ...sent, at })} />
      )}
      <p className={classes.below}>
        <a className="text-link" href={careerPaths.login}>
          {text('backToLogin')}
        </a>
      </p>
    </AuthLayout>
  );
}

function AddressStep({ onSent }: { onSent: (email: string) => void }) {
  const [email, setEmail] = useState('');
  const { busy, failure, attempt } = useAttempt(text('unknownError'), text('typedIsKept'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await visitor.accounts.forgotPassword({ email });
      onSent(email.trim());
    });
  };
  return (
    <>
      <AuthTitle title={text('newPassword')}>{text('typeAddress')}</AuthTitle>
      <form className={classes.form} noValidate onSubmit={submit}>
        <Field label={text('emailAddress')} error={failure}>
          <Input
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <Button kind="primary" type="submit" wide busy={busy} className={classes.submit}>
          {text('sendCode')}
        </Button>
      </form>
    </>
  );
}

const address: Tag = (inner) => <b className={classes.strong}>{inner}</b>;

function PasswordStep({
  email,
  sentAt,
  onResent,
}: {
  email: string;
  sentAt: number;
  onResent: (at: number) => void;
}) {
  const [password, setPassword] = useState('');
  return (
    <>
      <AuthTitle title={text('newPassword')}>{text.rich('codeOnItsWay', { email, address })}</AuthTitle>
      <div className={classes.banner}>
        <Banner kind="plain">{text('typeCodeAndPassword')}</Banner>
      </div>
      <CodeEntryForm
        sentAt={sentAt}
        resend={() => visitor.accounts.forgotPassword({ email })}
        onResent={onResent}
        submit={async (otp) => {
          await signIn((await visitor.accounts.resetPassword({ email, otp, password })).access_token);
          window.location.assign(takeReturnPath() ?? careerPaths.overview);
        }}
        action={text('setNewPassword')}
        otherwise={text('codeRefused')}
      >
        <div className={classes.banner}>
          <Field label={text('newPassword')} help={text('passwordHelp')}>
            <PasswordInput
              autoComplete="new-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          </Field>
        </div>
      </CodeEntryForm>
    </>
  );
}
