import { Link } from 'react-router';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button.tsx';
import { Article, type ArticleSection } from './article.tsx';
import { privacy, terms } from './legal.data.ts';

const about: readonly ArticleSection[] = [
  {
    title: 'Story',
    text: <p>Looking for work is mostly forms. So is running a shop alone. Legwork began with the forms.</p>,
  },
  {
    title: 'Mission',
    text: <p>To take over the repetitive steps, and leave every decision with the person it concerns.</p>,
  },
  {
    title: 'Vision',
    text: (
      <p>Agents you can check: every step on record, every claim with its source, nothing sent unasked.</p>
    ),
  },
  {
    title: 'Offerings',
    text: (
      <>
        <p>AutoCareer Pro for people looking for work. LocalBiz AI and AI Store for shops are being built.</p>
        <ButtonLink to={mainPaths.services}>All services</ButtonLink>
      </>
    ),
  },
  {
    title: 'Contact',
    text: (
      <p>
        <Link className="text-link" to={mainPaths.contact}>
          How to reach us
        </Link>
      </p>
    ),
  },
];

/** Who makes this, and why. */
export function AboutScreen() {
  return (
    <Article
      title="About Us"
      lead="Legwork makes agents that do the legwork: for people looking for work, and for local business owners. We are in Canada."
      sections={about}
    />
  );
}

const contact: readonly ArticleSection[] = [
  {
    title: 'With an account',
    text: (
      <>
        <p>
          Log in. What the agent did, with its proof, is in your job tracker, and what it needs from you waits
          on Auto Apply.
        </p>
        <Link className="text-link" to={mainPaths.login}>
          Log in
        </Link>
      </>
    ),
  },
  {
    title: 'Enterprise',
    text: (
      <p>
        Terms for schools, agencies and groups of shops are agreed by message. That starts when the form
        opens.
      </p>
    ),
  },
];

/** What there is to reach us by, and what there is not yet. */
export function ContactScreen() {
  return (
    <Article
      title="Contact"
      lead="A contact form is on its way. It is not open yet, so there is no form here that would send nothing."
      sections={contact}
    />
  );
}

const written = (
  sections: readonly { title: string; text: readonly string[] }[],
): readonly ArticleSection[] =>
  sections.map(({ title, text }) => ({
    title,
    text: text.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  }));

/** What is kept about a person, and who sees it. */
export function PrivacyScreen() {
  return (
    <Article
      title="Privacy Policy"
      lead="What Legwork keeps about you, why, who sees it, and what it never does with it."
      sections={written(privacy)}
    />
  );
}

/** What using Legwork means for both sides. */
export function TermsScreen() {
  return (
    <Article
      title="Terms of Service"
      lead="What you may expect of Legwork, and what it expects of you."
      sections={written(terms)}
    />
  );
}
