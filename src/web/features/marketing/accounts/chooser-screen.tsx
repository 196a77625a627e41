import { Link } from 'react-router';
import { type Host, hostOrigin } from '#web/shell/host-origin.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { businessPaths, careerPaths, mainPaths } from '#web/shell/paths.ts';
import { ButtonAnchor } from '#web/ui/actions/button.tsx';
import classes from './chooser-screen.module.css';
import { Fork } from './fork.tsx';

interface Way {
  who: string;
  name: string;
  text: string;
  points: readonly string[];
  host: Exclude<Host, 'main'>;
  button: { signup: string; login: string };
  path: { signup: string; login: string };
}

const career: Way = {
  who: 'I am looking for work',
  name: 'AutoCareer Pro',
  text: 'It finds, prepares and sends job applications, each one after your yes.',
  points: [
    'Have your CV ready, if you have one',
    'Two minutes here, then three questions',
    'Then it starts looking',
  ],
  host: 'career',
  button: { signup: 'Start Career Journey', login: 'Log in to AutoCareer Pro' },
  path: { signup: careerPaths.signup, login: careerPaths.login },
};

const business: Way = {
  who: 'I run a business',
  name: 'LocalBiz AI',
  text: 'It will read your reviews, plan your stock and draft the messages you never get around to.',
  points: [
    'Have your shop’s name and address ready',
    'AI Store, for selling online, is part of it',
    'The account is open; its agents are being built',
  ],
  host: 'aistore',
  button: { signup: 'Launch Business AI', login: 'Log in to LocalBiz AI' },
  path: { signup: businessPaths.signup, login: businessPaths.login },
};

/** Which account to create, or which one to log in to; each lives on its own host. */
export function ChooserScreen({ purpose }: { purpose: 'signup' | 'login' }) {
  const login = purpose === 'login';
  return (
    <div className={classes.page}>
      <PageTitle
        title={login ? 'Log in' : 'Get Started'}
        description={
          login
            ? 'Log in to AutoCareer Pro, for people looking for work, or to LocalBiz AI, for people running a shop.'
            : 'Create an account: AutoCareer Pro for people looking for work, LocalBiz AI for people running a shop.'
        }
      />
      <h1 className={classes.title}>{login ? 'Which account is yours?' : 'Which way are you going?'}</h1>
      <div className={classes.ways}>
        <WayCard way={career} purpose={purpose} />
        <Fork />
        <WayCard way={business} purpose={purpose} />
      </div>
      <p className={classes.other}>
        {login ? 'New here? ' : 'Already have an account? '}
        <Link className="text-link" to={login ? mainPaths.signup : mainPaths.login}>
          {login ? 'Create an account' : 'Log in'}
        </Link>
      </p>
    </div>
  );
}

function WayCard({ way, purpose }: { way: Way; purpose: 'signup' | 'login' }) {
  return (
    <section className={classes.way} data-offering={way.host === 'aistore' ? 'localbiz' : undefined}>
      <p className={classes.who}>{way.who}</p>
      <h2 className={classes.name}>{way.name}</h2>
      <p className={classes.text}>{way.text}</p>
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
