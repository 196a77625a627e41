import { zodResolver } from '@hookform/resolvers/zod';
import { use } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '#web/api/failure.ts';
import { AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { OfferingContext } from '#web/shell/auth/offering-words.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { refusalText } from '#web/text/message-text.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, PasswordInput } from '#web/ui/forms/input.tsx';
import classes from './accounts.module.css';
import { Agreement, AgreementByProvider } from './agreement.tsx';
import { text } from './messages.ts';
import { GoogleSignupButton } from './providers/google-button.tsx';
import type { PendingSignup } from './pending-signup.ts';
import { ProviderButtons } from './providers/provider-buttons.tsx';
import { SignupNotice } from './signup-notice.tsx';
import { details, type Details, useSignup } from './use-signup.ts';

interface DetailsStepProps {
  typed: { fullName: string; email: string };
  onCodeSent: (pending: PendingSignup) => void;
}

const toLogin: Tag = (inner) => (
  <a className="text-link" href={careerPaths.login}>
    {inner}
  </a>
);

/** Step 1: who you are. Nothing typed is lost when the server refuses. */
export function DetailsStep({ typed, onCodeSent }: DetailsStepProps) {
  const { signup: words } = use(OfferingContext)();
  const { failure, setFailure, submit, google } = useSignup(onCodeSent);
  const { register, handleSubmit, formState } = useForm<Details>({
    resolver: zodResolver(details),
    defaultValues: { full_name: typed.fullName, email: typed.email, password: '' },
  });
  const { errors, isSubmitting } = formState;

  return (
    <>
      <PageTitle title={words.title} />
      <AuthTitle title={words.title}>{words.lead}</AuthTitle>
      <SignupNotice>{words.notice}</SignupNotice>
      {failure !== '' && (
        <div className={classes.banner}>
          <Banner>{failure}</Banner>
        </div>
      )}
      <ProviderButtons
        purpose="signup"
        google={
          <GoogleSignupButton
            onAccessToken={(token) => void google(token)}
            onFailure={() => setFailure(text('googleSignupFailed'))}
          />
        }
        onLinkedInFailure={(error) => setFailure(sentenceOf(error, text('linkedInSignupMissing')))}
      >
        <p className={classes.agreement}>
          <AgreementByProvider />
        </p>
      </ProviderButtons>
      <form className={classes.form} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Field label={text('fullName')} error={refusalText(errors.full_name?.message)}>
          <Input autoComplete="name" {...register('full_name')} />
        </Field>
        <Field label={text('emailAddress')} error={refusalText(errors.email?.message)}>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field
          label={text('password')}
          help={text('passwordHelp')}
          error={refusalText(errors.password?.message)}
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Checkbox {...register('age_confirmed')} error={refusalText(errors.age_confirmed?.message)}>
          <Agreement />
        </Checkbox>
        <Button kind="primary" type="submit" wide busy={isSubmitting} className={classes.submit}>
          {text('continueWithEmail')}
        </Button>
      </form>
      <p className={classes.below}>{text.rich('loginInstead', { link: toLogin })}</p>
    </>
  );
}
