import { Link } from 'react-router';
import { Article, type ArticleSection } from '#web/shell/marketing/article.tsx';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { changed, type Clause, privacy, terms } from './legal.data.ts';

const about: readonly ArticleSection[] = [
  {
    title: 'Story',
    text: (
      <>
        <p>
          Looking for work is mostly forms: the same name, the same dates, the same questions, a hundred
          times, and no word back. Running a shop alone is much the same, after closing time.
        </p>
        <p>
          Agents can do forms. But an agent that acts in your name and makes things up, or sends what you
          never saw, costs more than it saves. So Legwork began with the other half: the yes, the source of
          each claim, and the proof.
        </p>
      </>
    ),
  },
  {
    title: 'Mission',
    text: <p>To take over the repetitive steps, and leave every decision with the person it concerns.</p>,
  },
  {
    title: 'Vision',
    text: (
      <p>
        Agents you can check: every step on record, every claim with its source, nothing sent unasked. A
        person out of work, or alone in a shop, with the back office of a large firm.
      </p>
    ),
  },
  {
    title: 'Offerings',
    text: (
      <>
        <p>
          AutoCareer Pro, for people looking for work, is open. LocalBiz AI and AI Store, for people running a
          shop, are being built: the business account is there, the agents follow.
        </p>
        <ButtonLink to={mainPaths.services}>All services</ButtonLink>
      </>
    ),
  },
  {
    title: 'Contact',
    text: (
      <p>
        We are in Canada.{' '}
        <Link className="text-link" to={mainPaths.contact}>
          Write to us
        </Link>{' '}
        and a person answers.
      </p>
    ),
  },
];

/** Who makes this, and why. */
export function AboutScreen() {
  return (
    <Article
      title="About Us"
      lead="Legwork makes agents that do the legwork: for people looking for work, and for local business owners."
      sections={about}
    />
  );
}

const written = (clauses: readonly Clause[]): readonly ArticleSection[] =>
  clauses.map(({ title, text }) => ({
    title,
    text: text.map((part) =>
      typeof part === 'string' ? (
        <p key={part}>{part}</p>
      ) : (
        <ul key={part[0]}>
          {part.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ),
    ),
  }));

/** What is kept about a person, and who sees it. */
export function PrivacyScreen() {
  return (
    <Article
      title="Privacy Policy"
      lead={`What Legwork keeps about you, why, who sees it, and what you can do about it. Last changed on ${changed}.`}
      sections={written(privacy)}
    />
  );
}

/** What using Legwork means for both sides. */
export function TermsScreen() {
  return (
    <Article
      title="Terms of Service"
      lead={`What you may expect of Legwork, what the agent may do in your name, and what is expected of you. Last changed on ${changed}.`}
      sections={written(terms)}
    />
  );
}
