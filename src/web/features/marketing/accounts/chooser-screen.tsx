import { Link } from 'react-router';
import { productNames } from '#contract/product-names.ts';
import { type Host, hostOrigin } from '#web/shell/host-origin.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { businessPaths, careerPaths, mainPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { ButtonAnchor } from '#web/ui/actions/button.tsx';
import classes from './chooser-screen.module.css';
import { Fork } from './fork.tsx';
import { text } from './messages.ts';

interface Way {
  who: string;
  name: string;
  about: string;
  points: readonly string[];
  host: Exclude<Host, 'main'>;
  button: { signup: string; login: string };
  path: { signup: string; login: string };
}

const career = (): Way => ({
  who: text('careerWho'),
  name: productNames.career,
  about: text('careerText'),
  points: [text('careerCv'), text('careerQuestions'), text('careerStarts')],
  host: 'career',
  button: { signup: text('careerSignup'), login: text('careerLogin') },
  path: { signup: careerPaths.signup, login: careerPaths.login },
});

const business = (): Way => ({
  who: text('businessWho'),
  name: productNames.business,
  about: text('businessText'),
  points: [text('businessAddress'), text('businessStore'), text('businessOpen')],
  host: 'aistore',
  button: { signup: text('businessSignup'), login: text('businessLogin') },
  path: { signup: businessPaths.signup, login: businessPaths.login },
});

const linkTo =
  (path: string): Tag =>
  (inner) => (
    <Link className="text-link" to={path}>
      {inner}
    </Link>
  );

/** Which account to create, or which one to log in to; each lives on its own host. */
export function ChooserScreen({ purpose }: { purpose: 'signup' | 'login' }) {
  const login = purpose === 'login';
  return (
    <div className={classes.page}>
      <PageTitle
        title={login ? text('loginPage') : text('signupPage')}
        description={login ? text('loginDescription') : text('signupDescription')}
      />
      <h1 className={classes.title}>{login ? text('loginTitle') : text('signupTitle')}</h1>
      <div className={classes.ways}>
        <WayCard way={career()} purpose={purpose} />
        <Fork />
        <WayCard way={business()} purpose={purpose} />
      </div>
      <p className={classes.other}>
        {login
          ? text.rich('toSignup', { link: linkTo(mainPaths.signup) })
          : text.rich('toLogin', { link: linkTo(mainPaths.login) })}
      </p>
    </div>
  );
}

function WayCard({ way, purpose }: { way: Way; purpose: 'signup' | 'login' }) {
  return (
    <section className={classes.way} data-offering={way.host === 'aistore' ? 'localbiz' : undefined}>
      <p className={classes.who}>{way.who}</p>
      <h2 className={classes.name}>{way.name}</h2>
      <p className={classes.text}>{way.about}</p>
      <ul className={classes.points}>
        {way.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ButtonAnchor kind="primary" size="lg" href={`${hostOrigin(way.host)}${way.path[purpose]}`}>
        {way.button[purpose]}
      </ButtonAnchor>
    </section>
  );
}
