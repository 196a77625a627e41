import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { MESSAGE_MAXIMUM } from '#contract/platform/contact.ts';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { Article } from '#web/shell/marketing/article.tsx';
import { careerPaths, mainPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import classes from './contact-screen.module.css';
import { text } from './messages.ts';

const NAME_MAXIMUM = 200;
const EMAIL_MAXIMUM = 254;

/**
 * A form that works as it is; the page's script sends it without leaving, keeps what was typed, and says what happened with
 * the words that stand at the form.
 */
export function ContactScreen() {
  return (
    <Article title={text('title')} lead={text('lead')}>
      <div className={classes.page}>
        <form
          className={classes.form}
          method="post"
          action={mainPaths.contact}
          data-contact=""
          data-contact-unsent={text('sendFailed')}
        >
          <Field label={text('name')}>
            <Input name="name" required maxLength={NAME_MAXIMUM} autoComplete="name" />
          </Field>
          <Field label={text('email')} help={text('emailHint')}>
            <Input
              name="email"
              type="email"
              required
              maxLength={EMAIL_MAXIMUM}
              autoComplete="email"
              inputMode="email"
            />
          </Field>
          <Field label={text('message')}>
            <Textarea name="message" required maxLength={MESSAGE_MAXIMUM} rows={8} />
          </Field>
          <p className={classes.failed} role="alert" data-contact-failed="">
            <CircleAlert aria-hidden />
            <span data-contact-reason="" />
          </p>
          <Button
            kind="primary"
            size="lg"
            type="submit"
            data-contact-send=""
            data-contact-sending={text('sending')}
          >
            {text('send')}
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

const toLogin: Tag = (inner) => (
  <Link className="text-link" to={mainPaths.login}>
    {inner}
  </Link>
);

const toPlan: Tag = (inner) => (
  <a className="text-link" href={`${hostOrigin('career')}${careerPaths.plan}`}>
    {inner}
  </a>
);

const toPrivacy: Tag = (inner) => (
  <Link className="text-link" to={mainPaths.privacy}>
    {inner}
  </Link>
);

/** What is better asked elsewhere, and what is asked here. */
function Beside() {
  return (
    <dl className={classes.beside}>
      <div>
        <dt>{text('withAccount')}</dt>
        <dd>{text.rich('withAccountText', { link: toLogin })}</dd>
      </div>
      <div>
        <dt>{text('onPlan')}</dt>
        <dd>{text.rich('onPlanText', { link: toPlan })}</dd>
      </div>
      <div>
        <dt>{text('enterprise')}</dt>
        <dd>{text('enterpriseText')}</dd>
      </div>
      <div>
        <dt>{text('yourData')}</dt>
        <dd>{text.rich('yourDataText', { link: toPrivacy })}</dd>
      </div>
    </dl>
  );
}

function Sent() {
  return (
    <>
      <h2 className={classes.sentTitle}>
        <CircleCheck aria-hidden /> {text('sentTitle')}
      </h2>
      <p>{text('sentText')}</p>
    </>
  );
}

/** Where a browser without JavaScript is led after the message was taken. */
export function ContactSentScreen() {
  return (
    <Article
      title={text('sentTitle')}
      lead={text('sentText')}
      actions={
        <ButtonLink size="lg" to={mainPaths.home}>
          {text('backHome')}
        </ButtonLink>
      }
    />
  );
}

/** Where a browser without JavaScript is led after the message was refused. */
export function ContactNotSentScreen() {
  return (
    <Article
      title={text('refusedTitle')}
      lead={text('refusedText')}
      actions={
        <ButtonLink size="lg" to={mainPaths.contact}>
          {text('emptyForm')}
        </ButtonLink>
      }
    />
  );
}
