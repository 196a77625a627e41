import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { Article, type ArticleSection } from './article.tsx';
import classes from './article.module.css';

const services: readonly ArticleSection[] = [
  {
    title: 'AutoCareer Pro',
    text: (
      <>
        <p>
          For people looking for work. It finds jobs, prepares each application from your CV, asks you, and
          sends it.
        </p>
        <Link className="text-link" to={mainPaths.auto}>
          How AutoCareer Pro works
        </Link>
      </>
    ),
  },
  {
    title: 'LocalBiz AI',
    text: (
      <>
        <p>
          For people running a shop: reviews, promotions, stock and loyalty messages. Being built; not open
          yet.
        </p>
        <Link className="text-link" data-offering="localbiz" to={mainPaths.localbiz}>
          What LocalBiz AI will do
        </Link>
      </>
    ),
  },
  {
    title: 'AI Store',
    text: (
      <>
        <p>
          For people selling online: listings, stock, sales and customers’ questions. Being built; not open
          yet.
        </p>
        <Link className="text-link" data-offering="aistore" to={mainPaths.store}>
          What AI Store will do
        </Link>
      </>
    ),
  },
];

/** All services on one page. */
export function ServicesScreen() {
  return (
    <Article
      title="Services"
      lead="Agents that do the repetitive part of a job search or a shop, show you what they did, and wait for your word."
      sections={services}
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
    />
  );
}

const walk = [
  {
    label: 'It reads job boards',
    state: 'done',
    time: 'Found',
    note: 'It looks through the boards that are switched on, at the pace you set, 5 to 25 applications a day. A job seen twice counts once.',
  },
  {
    label: 'It says why, and when not',
    state: 'done',
    time: 'Matched',
    note: 'A score from 0 to 100 with reasons you can check. Your deal-breakers come first. Below 50 it never applies.',
  },
  {
    label: 'It writes only what is true',
    state: 'done',
    time: 'Prepared',
    note: 'A CV cut to the posting, a letter if you want one, an answer to every question it can answer. Each claim leads back to your CV or to something you said.',
  },
  {
    label: 'It asks',
    state: 'you',
    time: 'Approved by you',
    note: 'Your phone shows exactly what would be sent. Approve it once, for that content, within 72 hours. Or skip it.',
  },
  {
    label: 'It sends exactly that, once',
    state: 'done',
    time: 'Sent',
    note: 'It fills the form, reads it back, submits, and keeps the proof. If there is a captcha, it hands you the prepared form instead.',
  },
  {
    label: 'It keeps count',
    state: 'them',
    time: 'Answered',
    note: 'A reply to your application address moves the job in your tracker. When the reply is unclear, it asks rather than guesses.',
  },
] as const;

const facts = [
  { name: 'Lowest match it applies to', value: '50%' },
  { name: 'A day, your choice', value: '5 to 25' },
  { name: 'An approval lasts', value: '72 hours' },
  { name: 'Sent without your yes', value: 'none' },
] as const;

/** AutoCareer Pro: six steps down one path. */
export function AutoScreen() {
  return (
    <Article
      page="AutoCareer Pro"
      facts={facts}
      kicker="AutoCareer Pro"
      title="Every application read by you, written for you."
      lead="It finds the jobs, writes the applications from your own CV and asks your phone. You read, and decide. It does the rest."
      actions={
        <>
          <ButtonLink kind="primary" size="lg" to={mainPaths.signup}>
            Try AutoCareer Pro
          </ButtonLink>
          <ButtonLink kind="quiet" size="lg" to={mainPaths.pricing}>
            See the plans <ArrowRight />
          </ButtonLink>
        </>
      }
    >
      <div className={classes.walk}>
        <Trail form="spine" steps={walk} name="An application, step by step" />
      </div>
    </Article>
  );
}

const localbiz: readonly ArticleSection[] = [
  {
    title: 'Reviews',
    text: <p>What customers liked and minded, in their own words, with the review it came from.</p>,
  },
  {
    title: 'Promotions',
    text: (
      <p>An offer worth making, to whom and when, with what to expect as a range rather than a promise.</p>
    ),
  },
  { title: 'Stock and season', text: <p>What runs out next, and what to order before the season turns.</p> },
  {
    title: 'Loyalty',
    text: (
      <p>
        Messages drafted for you. Nothing goes to a customer without your word, and never more than two a
        month.
      </p>
    ),
  },
];

/** LocalBiz AI: what is coming, said plainly. */
export function LocalbizScreen() {
  return (
    <Article
      page="LocalBiz AI"
      offering="localbiz"
      kicker="LocalBiz AI"
      title="It minds the shop’s paperwork. You mind the shop."
      lead="LocalBiz AI is being built and is not open yet. This is what it will do."
      sections={localbiz}
      actions={
        <ButtonLink kind="primary" size="lg" to={mainPaths.signup}>
          Get Started
        </ButtonLink>
      }
    />
  );
}

const store: readonly ArticleSection[] = [
  {
    title: 'Listings',
    text: <p>Titles and descriptions that say what the thing is, rewritten only where it helps.</p>,
  },
  { title: 'Inventory', text: <p>What you have, how many days it lasts, and what is about to run out.</p> },
  { title: 'Sales', text: <p>What sold, what did not, and since when, in one page.</p> },
  {
    title: 'Customers',
    text: <p>Answers at night to what your own pages can answer; the rest waits for you.</p>,
  },
];

/** AI Store: what is coming, said plainly. */
export function StoreScreen() {
  return (
    <Article
      page="AI Store"
      offering="aistore"
      kicker="AI Store"
      title="A store that answers, counts and tidies up after itself."
      lead="AI Store is being built and is not open yet. It will be part of the business account."
      sections={store}
      actions={
        <ButtonLink kind="primary" size="lg" to={mainPaths.signup}>
          Get Started
        </ButtonLink>
      }
    />
  );
}
