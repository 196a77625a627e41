import { Article, type ArticleSection } from '#web/shell/marketing/article.tsx';
import { licences } from './licences.data.ts';
import classes from './licences-screen.module.css';

const total = new Set(licences.flatMap(({ names }) => names)).size;

const data: ArticleSection = {
  title: 'Occupations and skills',
  text: (
    <>
      <p>
        This product includes information from the O*NET 29.3 Database by the U.S. Department of Labor,
        Employment and Training Administration (USDOL/ETA). Used under the CC BY 4.0 license. O*NET is a
        trademark of USDOL/ETA. We have modified all or some of this information. USDOL/ETA has not approved,
        endorsed, or tested these modifications.
      </p>
      <p>This service uses the ESCO classification of the European Commission.</p>
    </>
  ),
};

const texts: ArticleSection = {
  title: 'The texts',
  text: (
    <p>
      <a className="text-link" href="/third-party-licences.txt">
        Every licence in full
      </a>
      , with the names of those who wrote the work.
    </p>
  ),
};

const packages = licences.map(({ licence, names }): ArticleSection => ({
  title: licence,
  text: <p className={classes.names}>{names.join(', ')}</p>,
}));

/** Whose work the product is made with, and under which licences. */
export function LicencesScreen() {
  return (
    <Article
      title="Licences"
      lead={`Legwork is made with ${total} packages that others wrote and let everybody use, and with what two public offices know about work. Thank you.`}
      sections={[texts, data, ...packages]}
    />
  );
}
