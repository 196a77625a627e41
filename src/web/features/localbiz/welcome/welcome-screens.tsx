import type { ReactNode } from 'react';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonAnchor } from '#web/ui/actions/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './welcome-screens.module.css';

interface Coming {
  title: string;
  text: string;
}

const localbiz: readonly Coming[] = [
  { title: 'Reviews', text: 'What customers liked and minded, in their own words.' },
  { title: 'Promotions', text: 'An offer worth making, with what to expect as a range.' },
  { title: 'Restock and season', text: 'What runs out next, and what to order before the season turns.' },
  { title: 'Loyalty messages', text: 'Drafted for you, never sent without you.' },
];

const store: readonly Coming[] = [
  { title: 'Listings', text: 'Titles and descriptions that say what the thing is.' },
  { title: 'Inventory', text: 'What you have, and how many days it lasts.' },
  { title: 'Sales', text: 'What sold, what did not, and since when.' },
  { title: 'Chatbot', text: 'Answers at night to what your own pages can answer.' },
];

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.page} data-offering="localbiz">
      <PageTitle title={title} />
      <header className={classes.header}>
        <a href={hostOrigin('main')} aria-label="Legwork, home">
          <Logo size={30} />
        </a>
        <ThemeToggle />
      </header>
      <main className={classes.main}>{children}</main>
      <footer className={classes.footer}>
        <a href={`${hostOrigin('main')}${mainPaths.services}`}>Services</a>
        <a href={`${hostOrigin('main')}${mainPaths.privacy}`}>Privacy Policy</a>
        <a href={`${hostOrigin('main')}${mainPaths.terms}`}>Terms of Service</a>
      </footer>
    </div>
  );
}

function Column({
  name,
  offering,
  items,
}: {
  name: string;
  offering: 'localbiz' | 'aistore';
  items: readonly Coming[];
}) {
  return (
    <section className={classes.column} data-offering={offering}>
      <Trail form="count" done={0} of={items.length} width={84} decorative />
      <h2 className={classes.name}>{name}</h2>
      <dl>
        {items.map(({ title, text }) => (
          <div key={title} className={classes.item}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const toMain = (
  <ButtonAnchor kind="primary" size="lg" href={`${hostOrigin('main')}${mainPaths.services}`}>
    See what is open
  </ButtonAnchor>
);

/** The business host until its agents exist: what is coming, and that it is not open. */
export function WelcomeScreen() {
  return (
    <Frame title="LocalBiz AI and AI Store">
      <h1 className={classes.title}>The shop’s legwork, next.</h1>
      <p className={classes.lead}>
        LocalBiz AI and AI Store are being built. Business accounts are not open yet; when they are, you sign
        up here.
      </p>
      <div className={classes.actions}>{toMain}</div>
      <div className={classes.columns}>
        <Column name="LocalBiz AI" offering="localbiz" items={localbiz} />
        <Column name="AI Store" offering="aistore" items={store} />
      </div>
    </Frame>
  );
}

/** Sign-up, which is not open yet and says so. */
export function SignupScreen() {
  return (
    <Frame title="Business sign-up">
      <h1 className={classes.title}>Business accounts are not open yet.</h1>
      <p className={classes.lead}>
        There is nothing to fill in here until LocalBiz AI can do something for you. AutoCareer Pro, for
        people looking for work, is open.
      </p>
      <div className={classes.actions}>{toMain}</div>
    </Frame>
  );
}

/** Log-in, which waits for the first business account. */
export function LoginScreen() {
  return (
    <Frame title="Business log-in">
      <h1 className={classes.title}>There are no business accounts yet.</h1>
      <p className={classes.lead}>If you are looking for work, your account is with AutoCareer Pro.</p>
      <div className={classes.actions}>
        <ButtonAnchor kind="primary" size="lg" href={`${hostOrigin('career')}/login`}>
          Log in to AutoCareer Pro
        </ButtonAnchor>
      </div>
    </Frame>
  );
}
