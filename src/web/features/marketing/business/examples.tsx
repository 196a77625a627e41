import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './business.module.css';

const topics = [
  { name: 'Bread', liked: 9, minded: 1 },
  { name: 'Staff', liked: 6, minded: 1 },
  { name: 'Waiting', liked: 0, minded: 3 },
] as const;

/** What people said of a shop, one footfall a mention. */
export function ReviewsExample() {
  return (
    <div className={classes.card}>
      <p className={classes.cardTitle}>What people said</p>
      <ul>
        {topics.map(({ name, liked, minded }) => (
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
              {liked > 0 ? `${liked} liked, ` : ''}
              {minded} minded
            </span>
          </li>
        ))}
      </ul>
      <blockquote>
        “Best sourdough on the street, but <mark>Saturday’s line is half an hour</mark>.”
      </blockquote>
    </div>
  );
}

/** A listing's text, old and new. */
export function ListingExample() {
  return (
    <div className={classes.card}>
      <p className={classes.cardTitle}>Sourdough starter kit, new listing text</p>
      <dl className={classes.changes}>
        <div>
          <dt>Title</dt>
          <dd>
            <del>Sourdough kit</del> <ins>Sourdough starter kit with live rye culture</ins>
            <small>38 of 41 searches in the shop say “starter”.</small>
          </dd>
        </div>
        <div>
          <dt>Description</dt>
          <dd>
            Everything for your first loaf: <del>starter, flour, instructions</del>{' '}
            <ins>
              a jar of live rye culture, 1 kg of stone-milled flour and a four-day card in plain words
            </ins>
            .<small>From the product sheet, lines 3 and 5.</small>
          </dd>
        </div>
        <div>
          <dt>Price</dt>
          <dd>
            $34.00, unchanged
            <small>It never changes a price on its own.</small>
          </dd>
        </div>
      </dl>
    </div>
  );
}

const card = [
  { name: 'Why', value: '3 of 17 reviews mind the Saturday wait.' },
  { name: 'To', value: '212 customers who said yes to e-mail' },
  { name: 'Costs', value: 'Nothing. No price is lowered.' },
  {
    name: 'Expect',
    value: '12 to 28 loaves out of the line, from 6 Saturdays like this one, so it may be off.',
  },
] as const;

/** One proposal, on one card. */
export function PromotionExample() {
  return (
    <div className={classes.card}>
      <p className={classes.cardTitle}>Saturday pre-orders</p>
      <blockquote>
        “Skip the Saturday line. Tell us by Friday at six which loaves are yours, and they wait at the side
        door with your name on.”
      </blockquote>
      <dl className={classes.changes}>
        {card.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
