import { Article, type ArticleSection } from '#web/shell/marketing/article.tsx';
import type { Tag } from '#web/text/say.ts';
import { licences } from './licences.data.ts';
import classes from './licences-screen.module.css';
import { listed } from '#web/text/listed.ts';
import { text } from './messages.ts';

const total = new Set(licences.flatMap(({ names }) => names)).size;

const texts = (): ArticleSection => ({
  title: text('fullTextsTitle'),
  text: <p>{text.rich('fullTexts', { link: toTexts })}</p>,
});

const toTexts: Tag = (inner) => (
  <a className="text-link" href="/third-party-licences.txt">
    {inner}
  </a>
);

const data = (): ArticleSection => ({
  title: text('occupationsTitle'),
  text: (
    <>
      <p>{text('occupationsOnet')}</p>
      <p>{text('occupationsEsco')}</p>
    </>
  ),
});

const encoder = (): ArticleSection => ({ title: text('encoderTitle'), text: <p>{text('encoder')}</p> });

const packages = licences.map(({ licence, names }): ArticleSection => ({
  title: licence,
  text: (
    <p className={classes.names} translate="no">
      {listed(names)}
    </p>
  ),
}));

/** Whose work the product is made with, and under which licences. */
export function LicencesScreen() {
  return (
    <Article
      title={text('licencesTitle')}
      lead={text('licencesLead', { packages: total })}
      sections={[texts(), data(), encoder(), ...packages]}
    />
  );
}
