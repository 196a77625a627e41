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
import { text } from './messages.ts';
import classes from './services-screen.module.css';

interface Service {
  name: string;
  who: string;
  about: string;
  does: readonly string[];
  to: string;
  link: string;
  open: boolean;
  offering?: 'localbiz' | 'aistore';
}

const services = (): readonly Service[] => [
  {
    name: productNames.career,
    who: text('careerWho'),
    about: text('careerAbout'),
    does: [
      text('careerReads', { claim: boardClaim() }),
      text('careerWrites'),
      text('careerAsks'),
      text('careerReports'),
    ],
    to: mainPaths.auto,
    link: text('careerMore'),
    open: true,
  },
  {
    name: productNames.store,
    who: text('storeWho'),
    about: text('storeAbout'),
    does: [text('storeListings'), text('storeStock'), text('storeSales'), text('storeChat')],
    to: mainPaths.store,
    link: text('storeMore'),
    open: false,
    offering: 'aistore',
  },
  {
    name: productNames.business,
    who: text('businessWho'),
    about: text('businessAbout'),
    does: [
      text('businessReviews'),
      text('businessPromotions'),
      text('businessForecasts'),
      text('businessLoyalty'),
    ],
    to: mainPaths.localbiz,
    link: text('businessMore'),
    open: false,
    offering: 'localbiz',
  },
];

/** All services on one page. */
export function ServicesScreen() {
  return (
    <Article
      title={text('title')}
      lead={text('lead')}
      actions={
        <>
          <ButtonLink kind="primary" size="lg" to={mainPaths.signup}>
            {text('getStarted')}
          </ButtonLink>
          <ButtonLink size="lg" to={mainPaths.signup}>
            {text('tryAgent')}
          </ButtonLink>
        </>
      }
    >
      <div className={classes.services}>
        {services().map((service) => (
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

function ServiceCard({ name, who, about, does, to, link, open, offering }: Service) {
  return (
    <section className={classes.service} data-offering={offering}>
      <div className={classes.top}>
        <Trail form="glyph" steps={steps(open)} width={84} decorative />
        <Badge kind={open ? 'brand' : 'plain'}>{open ? text('open') : text('beingBuilt')}</Badge>
      </div>
      <p className={classes.who}>{who}</p>
      <h2 className={classes.name}>{name}</h2>
      <p className={classes.text}>{about}</p>
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
