import { productNames } from '#contract/product-names.ts';
import { localbizAgents, storeAgents, type Coming } from './coming.ts';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { businessPaths, mainPaths } from '#web/shell/paths.ts';
import { ButtonAnchor } from '#web/ui/actions/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { ThemeToggle } from '#web/ui/theme-toggle.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { text } from './messages.ts';
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
        {agents.map(({ title, will }) => (
          <div key={title} className={classes.item}>
            <dt>{title}</dt>
            <dd>{will}</dd>
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
      <PageTitle title={text('welcomePage')} />
      <header className={classes.header}>
        <a href={hostOrigin('main')} aria-label={text('logo')}>
          <Logo size={30} />
        </a>
        <ThemeToggle />
      </header>
      <main className={classes.main}>
        <h1 className={classes.title}>{text('welcomeTitle')}</h1>
        <p className={classes.lead}>{text('welcomeLead')}</p>
        <div className={classes.actions}>
          {/* Full loads: the account pages have another script policy. */}
          <ButtonAnchor kind="primary" size="lg" href={businessPaths.signup}>
            {text('createAccount')}
          </ButtonAnchor>
          <ButtonAnchor size="lg" href={businessPaths.login}>
            {text('logIn')}
          </ButtonAnchor>
        </div>
        <div className={classes.columns}>
          <Column name={productNames.business} offering="localbiz" agents={localbizAgents()} />
          <Column name={productNames.store} offering="aistore" agents={storeAgents()} />
        </div>
      </main>
      <footer className={classes.footer}>
        <a href={`${hostOrigin('main')}${mainPaths.services}`}>{text('services')}</a>
        <a href={`${hostOrigin('main')}${mainPaths.privacy}`}>{text('privacy')}</a>
        <a href={`${hostOrigin('main')}${mainPaths.terms}`}>{text('terms')}</a>
      </footer>
    </div>
  );
}
