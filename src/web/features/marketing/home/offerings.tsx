import { ArrowRight, Check, Minus } from 'lucide-react';
import { Link } from 'react-router';
import { boardClaim } from '#web/shell/marketing/board-claim.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Score } from '#web/ui/display/score.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { exampleReasons } from './example.data.ts';
import classes from './offerings.module.css';

/** The two offerings, each with one example of what it shows. */
export function Offerings() {
  return (
    <section className={classes.offerings}>
      <div className={classes.two}>
        <Career />
        <MatchExample />
      </div>
      <div className={classes.reverse} data-offering="localbiz">
        <ReviewsExample />
        <Business />
      </div>
    </section>
  );
}

function Career() {
  return (
    <article>
      <p className={classes.who}>For people looking for work</p>
      <h2 className={classes.title}>AutoCareer Pro</h2>
      <p className={classes.lead}>
        It reads what {boardClaim()} post, passes over everything below a 50% match, and puts the rest in
        front of you: a tailored CV, a cover letter, every answer filled in. Weekly dashboards and tips show
        what came of it.
      </p>
      <div className={classes.actions}>
        <ButtonLink kind="primary" size="lg" to={mainPaths.auto}>
          Try AutoCareer Pro
        </ButtonLink>
        <ButtonLink kind="quiet" size="lg" to={mainPaths.auto}>
          Learn more<span className="visually-hidden"> about AutoCareer Pro</span> <ArrowRight />
        </ButtonLink>
      </div>
    </article>
  );
}

function MatchExample() {
  return (
    <figure className={classes.match}>
      <div className={classes.matchHead}>
        <b>Why this one</b>
        <Score value={84} />
      </div>
      <ul className={classes.reasons}>
        {exampleReasons.map(({ met, text, against }) => (
          <li key={text}>
            {met ? <Check aria-label="Met:" /> : <Minus className={classes.missing} aria-label="Not met:" />}
            <span>{text}</span>
            <span className={classes.against}>{against}</span>
          </li>
        ))}
      </ul>
      <div className={classes.pace}>
        <span className="tabular">
          <b>7/10</b> applied today
        </span>
        <Trail form="count" done={7} of={10} width={202} decorative />
      </div>
      <figcaption className={classes.caption}>An example.</figcaption>
    </figure>
  );
}

function ReviewsExample() {
  return (
    <figure className={classes.reviews}>
      <blockquote>
        “Best sourdough on the street, but <mark>Saturday’s line is half an hour</mark>.”
      </blockquote>
      <blockquote>
        “Lovely people. <mark>Waited 25 minutes</mark> for two coffees.”
      </blockquote>
      <div className={classes.suggestion}>
        <p className={classes.small}>From 17 reviews this week</p>
        <p className={classes.proposal}>
          Three of 17 mention the Saturday wait. A pre-order until Friday at 6 p.m. would move about 20 loaves
          out of the line.
        </p>
        <p className={classes.small}>You send it, or you don’t.</p>
      </div>
      <figcaption className={classes.caption}>
        An example of what it is being built to show. Shop and reviews are made up.
      </figcaption>
    </figure>
  );
}

function Business() {
  return (
    <article>
      <p className={classes.who}>For people running a shop</p>
      <h2 className={classes.title}>LocalBiz AI</h2>
      <p className={classes.lead}>
        It will read your reviews, tell you what to restock before the season turns, and draft the promotions
        and loyalty messages you never get around to. It is being built; the business account is open.
      </p>
      <div className={classes.actions}>
        <ButtonLink kind="primary" size="lg" to={mainPaths.localbiz}>
          Try LocalBiz AI
        </ButtonLink>
        <ButtonLink kind="quiet" size="lg" to={mainPaths.localbiz}>
          Learn more<span className="visually-hidden"> about LocalBiz AI</span> <ArrowRight />
        </ButtonLink>
      </div>
      <p className={classes.also}>
        Selling online too?{' '}
        <Link data-offering="aistore" className="text-link" to={mainPaths.store}>
          AI Store
        </Link>{' '}
        is to keep listings, stock and sales in order, and answer customers at night.
      </p>
    </article>
  );
}
