import type { ReactNode } from 'react';
import { UNDO_DAYS } from '#contract/localbiz/imports.ts';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { Article } from '#web/shell/marketing/article.tsx';
import { CallBand } from '#web/shell/marketing/call-band.tsx';
import { Recorded } from '#web/shell/marketing/recorded.tsx';
import { businessPaths, mainPaths } from '#web/shell/paths.ts';
import { ButtonAnchor } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './business.module.css';
import { text } from './messages.ts';
import type { Offering } from './offerings.ts';

/** Who comes from a page for owners opens a business account; there is nothing to choose. */
const businessSignup = `${hostOrigin('aistore')}${businessPaths.signup}`;

/** One offering for owners: what it will do with an example, how it works, and what is there today. */
export function BusinessPage({ offering, example }: { offering: Offering; example: ReactNode }) {
  const { accent, name, kicker, title, lead, parts, steps, call, recorded } = offering;
  return (
    <div data-offering={accent}>
      <Article
        page={name}
        kicker={kicker}
        title={title}
        lead={lead}
        actions={
          <>
            <ButtonAnchor kind="primary" size="lg" href={businessSignup}>
              {text('getStarted')}
            </ButtonAnchor>
            <ButtonLink size="lg" to={mainPaths.pricing}>
              {text('seePlans')}
            </ButtonLink>
          </>
        }
      >
        <div className={classes.show}>
          <figure className={classes.figure}>
            {example}
            <figcaption>{text('exampleCaption')}</figcaption>
          </figure>
          <dl className={classes.parts}>
            {parts.map((part) => (
              <div key={part.title}>
                <dt>{part.title}</dt>
                <dd>{part.words}</dd>
              </div>
            ))}
          </dl>
        </div>
        <HowItWorks steps={steps} />
        <section className={classes.today}>
          <h2>{text('todayTitle')}</h2>
          <div>
            <p>{text('todayAccount')}</p>
            <p>{text('todaySales', { days: UNDO_DAYS })}</p>
            <p>{text('todayOverview')}</p>
            <p>{text('todayTeam')}</p>
            <p>{text('todayLater')}</p>
          </div>
        </section>
      </Article>
      {recorded !== null && (
        <Recorded title={text('recordedTitle')} text={text('recordedText')} {...recorded} />
      )}
      <CallBand title={call.title} text={call.words}>
        <ButtonAnchor kind="paper" size="lg" href={businessSignup}>
          {text('getStarted')}
        </ButtonAnchor>
        <ButtonLink kind="ghost" size="lg" to={mainPaths.contact}>
          {text('contactUs')}
        </ButtonLink>
      </CallBand>
    </div>
  );
}

const taken = (index: number) =>
  [0, 1, 2].map((step) => ({
    label: String(step),
    state: step > index ? ('ahead' as const) : step === 1 ? ('you' as const) : ('done' as const),
  }));

/** Three steps, the second of which is the owner's. */
function HowItWorks({ steps }: { steps: Offering['steps'] }) {
  return (
    <section className={classes.how}>
      <h2>{text('howTitle')}</h2>
      <ol>
        {steps.map(({ title, words }, index) => (
          <li key={title}>
            <Trail form="glyph" steps={taken(index)} width={64} decorative />
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
