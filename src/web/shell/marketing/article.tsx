import type { ReactNode } from 'react';
import { PageTitle } from '#web/shell/page-title.tsx';
import classes from './article.module.css';

export interface ArticleSection {
  title: string;
  text: ReactNode;
}

interface ArticleProps {
  /** The title of the document; the headline when it is not given. */
  page?: string;
  offering?: 'localbiz' | 'aistore' | undefined;
  kicker?: string | undefined;
  title: string;
  lead: string;
  actions?: ReactNode;
  /** A few figures beside the headline. */
  facts?: readonly { name: string; value: string }[];
  sections?: readonly ArticleSection[];
  children?: ReactNode;
}

/** A written page: one headline, one lead, then titled paragraphs between hairlines. */
export function Article({
  page,
  offering,
  kicker,
  title,
  lead,
  actions,
  facts = [],
  sections = [],
  children,
}: ArticleProps) {
  return (
    <article className={classes.article} data-offering={offering}>
      <PageTitle title={page ?? title} description={lead} />
      <header className={classes.head}>
        {kicker !== undefined && <p className={classes.kicker}>{kicker}</p>}
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        {facts.length > 0 && (
          <dl className={classes.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </header>
      {children}
      {sections.length > 0 && (
        <div className={classes.sections}>
          {sections.map((section) => (
            <section key={section.title} className={classes.section}>
              <h2 className={classes.sectionTitle}>{section.title}</h2>
              <div className={classes.text}>{section.text}</div>
            </section>
          ))}
        </div>
      )}
    </article>
  );
}
