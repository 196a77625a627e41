import { ArrowRight, Check, Minus } from 'lucide-react';
import { Link } from 'react-router';
import { productNames } from '#contract/product-names.ts';
import { boardClaim } from '#web/shell/marketing/board-claim.ts';
import { mainPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Score } from '#web/ui/display/score.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { exampleReasons } from './example.ts';
import { text } from './messages.ts';
import classes from './offerings.module.css';

const hidden: Tag = (inner) => <span className="visually-hidden">{inner}</span>;
const bold: Tag = (inner) => <b>{inner}</b>;
const mark: Tag = (inner) => <mark>{inner}</mark>;
const toStore: Tag = (inner) => (
  <Link data-offering="aistore" className="text-link" to={mainPaths.store}>
    {inner}
  </Link>
);

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
      <p className={classes.who}>{text('careerWho')}</p>
      <h2 className={classes.title}>{productNames.career}</h2>
      <p className={classes.lead}>{text('careerText', { claim: boardClaim() })}</p>
      <div className={classes.actions}>
        <ButtonLink kind="primary" size="lg" to={mainPaths.auto}>
          {text('tryCareer')}
        </ButtonLink>
        <ButtonLink kind="quiet" size="lg" to={mainPaths.auto}>
          {text.rich('careerMore', { hidden })} <ArrowRight />
        </ButtonLink>
      </div>
    </article>
  );
}

function MatchExample() {
  return (
    <figure className={classes.match}>
      <div className={classes.matchHead}>
        <b>{text('matchTitle')}</b>
        <Score value={84} />
      </div>
      <ul className={classes.reasons}>
        {exampleReasons().map(({ met, reason, against }) => (
          <li key={reason}>
            {met ? (
              <Check aria-label={text('met')} />
            ) : (
              <Minus className={classes.missing} aria-label={text('notMet')} />
            )}
            <span>{reason}</span>
            <span className={classes.against}>{against}</span>
          </li>
        ))}
      </ul>
      <div className={classes.pace}>
        <span className="tabular">{text.rich('appliedToday', { sent: 7, limit: 10, b: bold })}</span>
        <Trail form="count" done={7} of={10} width={202} decorative />
      </div>
      <figcaption className={classes.caption}>{text('matchCaption')}</figcaption>
    </figure>
  );
}

function ReviewsExample() {
  return (
    <figure className={classes.reviews}>
      <blockquote>{text.rich('reviewBread', { mark })}</blockquote>
      <blockquote>{text.rich('reviewCoffee', { mark })}</blockquote>
      <div className={classes.suggestion}>
        <p className={classes.small}>{text('reviewsRead')}</p>
        <p className={classes.proposal}>{text('reviewsProposal')}</p>
        <p className={classes.small}>{text('reviewsDecide')}</p>
      </div>
      <figcaption className={classes.caption}>{text('reviewsCaption')}</figcaption>
    </figure>
  );
}

function Business() {
  return (
    <article>
      <p className={classes.who}>{text('businessWho')}</p>
      <h2 className={classes.title}>{productNames.business}</h2>
      <p className={classes.lead}>{text('businessText')}</p>
      <div className={classes.actions}>
        <ButtonLink kind="primary" size="lg" to={mainPaths.localbiz}>
          {text('tryBusiness')}
        </ButtonLink>
        <ButtonLink kind="quiet" size="lg" to={mainPaths.localbiz}>
          {text.rich('businessMore', { hidden })} <ArrowRight />
        </ButtonLink>
      </div>
      <p className={classes.also}>{text.rich('alsoOnline', { link: toStore })}</p>
    </article>
  );
}
