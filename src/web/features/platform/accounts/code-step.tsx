import { signIn } from '#web/api/visitor/entering.ts';
import { visitor } from '#web/api/visitor/visitor.ts';
import { AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { CodeEntryForm } from '#web/shell/auth/code-entry-form.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { TextButton } from '#web/ui/actions/button.tsx';
import classes from './accounts.module.css';
import { text } from './messages.ts';
import { keepPendingSignup } from './pending-signup.ts';
import type { PendingSignup } from './pending-signup.ts';

interface CodeStepProps {
  pending: PendingSignup;
  onResent: (sentAt: number) => void;
  onChangeAddress: () => void;
}

const address: Tag = (inner) => <b className={classes.strong}>{inner}</b>;

/** Step 2: the six digits that were mailed. */
export function CodeStep({ pending, onResent, onChangeAddress }: CodeStepProps) {
  const verify = async (otp: string) => {
    const { access_token } = await visitor.accounts.verifyCode({ email: pending.email, otp });
    keepPendingSignup(null);
    await signIn(access_token);
    window.location.assign(careerPaths.onboarding);
  };
  return (
    <>
      <PageTitle title={text('verifyPageTitle')} />
      <AuthTitle title={text('verifyTitle')}>
        {text.rich('codeSentTo', { email: pending.email, address })}
      </AuthTitle>
      <CodeEntryForm
        sentAt={pending.sentAt}
        resend={() => visitor.accounts.resendCode({ email: pending.email })}
        onResent={onResent}
        submit={verify}
        action={text('verify')}
        otherwise={text('codeRefused')}
      />
      <p className={classes.below}>
        <TextButton onClick={onChangeAddress}>{text('useAnotherAddress')}</TextButton>
      </p>
    </>
  );
}
