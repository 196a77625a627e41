import { Link } from 'react-router';
import { Article, type ArticleSection } from '#web/shell/marketing/article.tsx';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import type { Tag } from '#web/text/say.ts';
import { changed, privacy, terms } from './legal.ts';
import { text } from './messages.ts';
import { written } from './written.tsx';

const about = (): readonly ArticleSection[] => [
  {
    title: text('storyTitle'),
    text: (
      <>
        <p>{text('storyForms')}</p>
        <p>{text('storyAgents')}</p>
      </>
    ),
  },
  { title: text('missionTitle'), text: <p>{text('missionText')}</p> },
  { title: text('visionTitle'), text: <p>{text('visionText')}</p> },
  {
    title: text('offeringsTitle'),
    text: (
      <>
        <p>{text('offeringsText')}</p>
        <ButtonLink to={mainPaths.services}>{text('allServices')}</ButtonLink>
      </>
    ),
  },
  { title: text('contactTitle'), text: <p>{text.rich('contactText', { link: toContact })}</p> },
];

const toContact: Tag = (inner) => (
  <Link className="text-link" to={mainPaths.contact}>
    {inner}
  </Link>
);

/** Who makes this, and why. */
export function AboutScreen() {
  return <Article title={text('aboutTitle')} lead={text('aboutLead')} sections={about()} />;
}

/** What is stored about a person, and who sees it. */
export function PrivacyScreen() {
  return (
    <Article
      title={text('privacyTitle')}
      lead={text('privacyLead', { changed: changed() })}
      sections={written(privacy())}
    />
  );
}

/** What using Legwork means for both sides. */
export function TermsScreen() {
  return (
    <Article
      title={text('termsTitle')}
      lead={text('termsLead', { changed: changed() })}
      sections={written(terms())}
    />
  );
}
