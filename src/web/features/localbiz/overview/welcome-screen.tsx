import { localbizAgents, storeAgents, type Coming } from './coming.data.ts';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { businessPaths, mainPaths } from '#web/shell/paths.ts';
import { ButtonAnchor } from '#web/ui/actions/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './welcome-screen.module.css';

interface ColumnProps {
  name: string;
  offering: 'localbiz' | 'aistore';
  agents: readonly Coming[];
}

function Column({ name, offering, agents }: ColumnProps) {
  return (
    <section className={classes.column} data-offering={offering}>
      <Trail form="count" done={0} of={agents.length} width={84} decorative />
      <h2 className={classes.name}>{name}</h2>
      <dl>
        {agents.map(({ title, text }) => (
          <div key={title} className={classes.item}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The business host for visitors: what is coming, and the account that is open now. */
export function WelcomeScreen() {
  return (
    <div className={classes.page}>
      <PageTitle title="LocalBiz AI and AI Store" />
      <header className={classes.header}>
        <a href={hostOrigin('main')} aria-label="Legwork, home">
          <Logo size={30} />
        </a>
        <ThemeToggle />
      </header>
      <main className={classes.main}>
        <h1 className={classes.title}>The shop’s legwork, next.</h1>
        <p className={classes.lead}>
          The agents of LocalBiz AI and AI Store are being built. You can open your business account now and
          set up your business profile; each agent appears in it when it is ready.
        </p>
        <div className={classes.actions}>
          {/* Full loads: the account pages have another script policy. */}
          <ButtonAnchor kind="primary" size="lg" href={businessPaths.signup}>
            Create a business account
          </ButtonAnchor>
          <ButtonAnchor size="lg" href={businessPaths.login}>
            Log in
          </ButtonAnchor>
        </div>
        <div className={classes.columns}>
          <Column name="LocalBiz AI" offering="localbiz" agents={localbizAgents} />
          <Column name="AI Store" offering="aistore" agents={storeAgents} />
        </div>
      </main>
      <footer className={classes.footer}>
        <a href={`${hostOrigin('main')}${mainPaths.services}`}>Services</a>
        <a href={`${hostOrigin('main')}${mainPaths.privacy}`}>Privacy Policy</a>
        <a href={`${hostOrigin('main')}${mainPaths.terms}`}>Terms of Service</a>
      </footer>
    </div>
  );
}
