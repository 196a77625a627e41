import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { MESSAGE_MAXIMUM } from '#contract/platform/contact.ts';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { Article } from '#web/shell/marketing/article.tsx';
import { careerPaths, mainPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import classes from './contact-screen.module.css';

const NAME_MAXIMUM = 200;
const EMAIL_MAXIMUM = 254;

/** A form that works as it is; the page's script sends it without leaving, says what happened and keeps what was typed. */
export function ContactScreen() {
  return (
    <Article
      title="Contact"
      lead="Write to us about Enterprise, your data, a mistake the agent made, or anything else. A person reads it."
    >
      <div className={classes.page}>
        <form className={classes.form} method="post" action={mainPaths.contact} data-contact="">
          <Field label="Name">
            <Input name="name" required maxLength={NAME_MAXIMUM} autoComplete="name" />
          </Field>
          <Field label="Email" help="We answer to this address, and use it for nothing else.">
            <Input
              name="email"
              type="email"
              required
              maxLength={EMAIL_MAXIMUM}
              autoComplete="email"
              inputMode="email"
            />
          </Field>
          <Field label="Message">
            <Textarea name="message" required maxLength={MESSAGE_MAXIMUM} rows={8} />
          </Field>
          <p className={classes.failed} role="alert" data-contact-failed="">
            <CircleAlert aria-hidden />
            <span data-contact-reason="" />
          </p>
          <Button kind="primary" size="lg" type="submit" data-contact-send="">
            Send message
          </Button>
        </form>
        <div className={classes.sent} data-contact-sent="" tabIndex={-1} hidden>
          <Sent />
        </div>
        <Beside />
      </div>
    </Article>
  );
}

/** What is better asked elsewhere, and what is asked here. */
function Beside() {
  return (
    <dl className={classes.beside}>
      <div>
        <dt>With an account</dt>
        <dd>
          What the agent did, with its proof, is in your job tracker.{' '}
          <Link className="text-link" to={mainPaths.login}>
            Log in
          </Link>
        </dd>
      </div>
      <div>
        <dt>On Pro or Enterprise</dt>
        <dd>
          Write to us on the Plan page of your dashboard: there we see your plan, and a person answers within
          one working day.{' '}
          <a className="text-link" href={`${hostOrigin('career')}${careerPaths.plan}`}>
            Your plan
          </a>
        </dd>
      </div>
      <div>
        <dt>Enterprise</dt>
        <dd>Tell us who you are and for how many people. Terms are agreed by message.</dd>
      </div>
      <div>
        <dt>Your data</dt>
        <dd>
          You can export and delete everything yourself, in Settings. For questions about it, write here.{' '}
          <Link className="text-link" to={mainPaths.privacy}>
            Privacy Policy
          </Link>
        </dd>
      </div>
    </dl>
  );
}

function Sent() {
  return (
    <>
      <h2 className={classes.sentTitle}>
        <CircleCheck aria-hidden /> Your message is with us.
      </h2>
      <p>It is kept and on its way to our mailbox. The answer comes to the address you gave.</p>
    </>
  );
}

/** Where a browser without JavaScript is led after the message was taken. */
export function ContactSentScreen() {
  return (
    <Article
      title="Your message is with us."
      lead="It is kept and on its way to our mailbox. The answer comes to the address you gave."
      actions={
        <ButtonLink size="lg" to={mainPaths.home}>
          Back to the home page
        </ButtonLink>
      }
    />
  );
}

/** Where a browser without JavaScript is led after the message was refused. */
export function ContactNotSentScreen() {
  return (
    <Article
      title="Your message was not sent."
      lead="Something in it was missing or too long, or too many messages came from your network within an hour. Go back in your browser: what you typed is still in the form."
      actions={
        <ButtonLink size="lg" to={mainPaths.contact}>
          An empty form
        </ButtonLink>
      }
    />
  );
}
