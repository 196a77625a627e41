import type { Tag } from '#web/text/say.ts';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './business.module.css';
import { text } from './messages.ts';

const topics = () => [
  { name: text('topicBread'), liked: 9, minded: 1 },
  { name: text('topicStaff'), liked: 6, minded: 1 },
  { name: text('topicWaiting'), liked: 0, minded: 3 },
];

const mark: Tag = (inner) => <mark>{inner}</mark>;

/** What people said of a shop, one footfall a mention. */
export function ReviewsExample() {
  return (
    <div className={classes.card}>
      <p className={classes.cardTitle}>{text('reviewsExampleTitle')}</p>
      <ul>
        {topics().map(({ name, liked, minded }) => (
          <li key={name} className={classes.topic}>
            <b>{name}</b>
            <Trail
              form="count"
              done={Math.max(liked, minded)}
              of={Math.max(liked, minded)}
              width={18 * Math.max(liked, minded)}
              decorative
            />
            <span>
              {liked > 0 ? text('topicLikedAndMinded', { liked, minded }) : text('topicMinded', { minded })}
            </span>
          </li>
        ))}
      </ul>
      <blockquote>{text.rich('reviewQuote', { mark })}</blockquote>
    </div>
  );
}

const change: Record<'del' | 'ins', Tag> = {
  del: (inner) => <del>{inner}</del>,
  ins: (inner) => <ins>{inner}</ins>,
};

/** A listing's text, old and new. */
export function ListingExample() {
  return (
    <div className={classes.card}>
      <p className={classes.cardTitle}>{text('listingExampleTitle')}</p>
      <dl className={classes.changes}>
        <div>
          <dt>{text('listingTitle')}</dt>
          <dd>
            {text.rich('listingTitleChange', change)}
            <small>{text('listingTitleReason')}</small>
          </dd>
        </div>
        <div>
          <dt>{text('listingDescription')}</dt>
          <dd>
            {text.rich('listingDescriptionChange', change)}
            <small>{text('listingDescriptionReason')}</small>
          </dd>
        </div>
        <div>
          <dt>{text('listingPrice')}</dt>
          <dd>
            {text('listingPriceUnchanged')}
            <small>{text('listingPriceReason')}</small>
          </dd>
        </div>
      </dl>
    </div>
  );
}

const card = () => [
  { name: text('promotionWhy'), value: text('promotionWhyText') },
  { name: text('promotionTo'), value: text('promotionToText') },
  { name: text('promotionCosts'), value: text('promotionCostsText') },
  { name: text('promotionExpect'), value: text('promotionExpectText') },
];

/** One proposal, on one card. */
export function PromotionExample() {
  return (
    <div className={classes.card}>
      <p className={classes.cardTitle}>{text('promotionExampleTitle')}</p>
      <blockquote>{text('promotionQuote')}</blockquote>
      <dl className={classes.changes}>
        {card().map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
