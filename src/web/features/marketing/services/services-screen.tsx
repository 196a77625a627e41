import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { productNames } from '#contract/product-names.ts';
import { Article } from '#web/shell/marketing/article.tsx';
import { boardClaim } from '#web/shell/marketing/board-claim.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { applicationSteps } from '#web/ui/trail/words.ts';
import classes from './services-screen.module.css';

interface Service {
  name: string;
  who: string;
  text: string;
  does: readonly string[];
  to: string;
  link: string;
  open: boolean;
  offering?: 'localbiz' | 'aistore';
}

const services: readonly Service[] = [
  {
    name: productNames.career,
    who: 'For people looking for work',
    text: 'It finds jobs, prepares each application from your own CV, asks you, and sends it.',
    does: [
      `Reads ${boardClaim()}, from a 50% match`,
      'Tailors the CV and writes the letter',
      'Asks your phone before it submits',
      'Weekly dashboards and tips, from your own numbers',
    ],
    to: mainPaths.auto,
    link: 'How AutoCareer Pro works',
    open: true,
  },
  {
    name: productNames.store,
    who: 'For people selling online',
    text: 'It will keep listings, stock and sales in order, and answer customers at night.',
    does: [
      'Listings written for people and for search',
      'Stock counted from every sale',
      'Sales on one page',
      'A chat that knows when to stop',
    ],
    to: mainPaths.store,
    link: 'What AI Store will do',
    open: false,
    offering: 'aistore',
  },
  {
    name: productNames.business,
    who: 'For people running a shop',
    text: 'It will read your reviews, plan your stock and draft the messages you never get around to.',
    does: [
      'What customers liked and minded',
      'Promotions with what to expect',
      'Restock and seasonal forecasts',
      'Loyalty messages you approve',
    ],
    to: mainPaths.localbiz,
    link: 'What LocalBiz AI will do',
    open: false,
    offering: 'localbiz',
  },
];

/** All services on one page. */
export function ServicesScreen() {
  return (
    <Article
      title="Services"
      lead="Agents that do the repetitive part of a job search or a shop, show you what they did, and wait for your word."
      actions={
        <>
          <ButtonLink kind="primary" size="lg" to={mainPaths.signup}>
            Get Started
          </ButtonLink>
          <ButtonLink size="lg" to={mainPaths.signup}>
            Try AutoApply Agent
          </ButtonLink>
        </>
      }
    >
      <div className={classes.services}>
        {services.map((service) => (
          <ServiceCard key={service.name} {...service} />
        ))}
      </div>
    </Article>
  );
}

/** The trail of a service that is open is walked; the others have their first step. */
const steps = (open: boolean) =>
  applicationSteps.map((label, index) => ({
    label,
    state:
      open || index === 0
        ? label === 'approved'
          ? ('you' as const)
          : ('done' as const)
        : ('ahead' as const),
  }));

function ServiceCard({ name, who, text, does, to, link, open, offering }: Service) {
  return (
    <section className={classes.service} data-offering={offering}>
      <div className={classes.top}>
        <Trail form="glyph" steps={steps(open)} width={84} decorative />
        <Badge kind={open ? 'brand' : 'plain'}>{open ? 'Open' : 'Being built'}</Badge>
      </div>
      <p className={classes.who}>{who}</p>
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.text}>{text}</p>
      <ul className={classes.does}>
        {does.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link className={`text-link ${classes.link ?? ''}`} to={to}>
        {link} <ArrowRight aria-hidden />
      </Link>
    </section>
  );
}
