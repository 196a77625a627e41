import type { ReactNode } from 'react';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { Article } from '#web/shell/marketing/article.tsx';
import { CallBand } from '#web/shell/marketing/call-band.tsx';
import { businessPaths, mainPaths } from '#web/shell/paths.ts';
import { ButtonAnchor } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import type { BusinessText } from './business.data.ts';
import classes from './business.module.css';

/** Who comes from a page for owners opens a business account; there is nothing to choose. */
const businessSignup = `${hostOrigin('aistore')}${businessPaths.signup}`;

/** One offering for owners: what it will do with an example, how it works, and what is there today. */
export function BusinessPage({ text, example }: { text: BusinessText; example: ReactNode }) {
  const { offering, name, title, lead, parts, caption, today, band } = text;
  return (
    <div data-offering={offering}>
      <Article
        page={name}
        kicker={text.kicker}
        title={title}
        lead={lead}
        actions={
          <>
            <ButtonAnchor kind="primary" size="lg" href={businessSignup}>
              Get Started
            </ButtonAnchor>
            <ButtonLink size="lg" to={mainPaths.pricing}>
              See the plans
            </ButtonLink>
          </>
        }
      >
        <div className={classes.show}>
          <figure className={classes.figure}>
            {example}
            <figcaption>{caption}</figcaption>
          </figure>
          <dl className={classes.parts}>
            {parts.map((part) => (
              <div key={part.title}>
                <dt>{part.title}</dt>
                <dd>{part.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <HowItWorks steps={text.steps} />
        <section className={classes.today}>
          <h2>What is there today</h2>
          <div>
            {today.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </section>
      </Article>
      <CallBand title={band.title} text={band.text}>
        <ButtonAnchor kind="paper" size="lg" href={businessSignup}>
          Get Started
        </ButtonAnchor>
        <ButtonLink kind="ghost" size="lg" to={mainPaths.contact}>
          Contact Us
        </ButtonLink>
      </CallBand>
    </div>
  );
}

const taken = (index: number) =>
  [0, 1, 2].map((step) => ({
    label: `step ${step + 1}`,
    state: step > index ? ('ahead' as const) : step === 1 ? ('you' as const) : ('done' as const),
  }));

/** Three steps, the second of which is the owner's. */
function HowItWorks({ steps }: { steps: BusinessText['steps'] }) {
  return (
    <section className={classes.how}>
      <h2>How It Works</h2>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <Trail form="glyph" steps={taken(index)} width={64} decorative />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
