import type { ReactNode } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { listParts } from '#localization/format.ts';
import { webAddress } from '#web/shell/web-address.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import type { Tag } from '#web/text/say.ts';
import { text } from './messages.ts';
import { dateWords } from './moments.ts';
import classes from './posting-listings.module.css';
import { usePersonClock } from './use-person-clock.ts';

/** A name that leads to its page, where it has one. */
function Link({ url, children }: { url: string; children: ReactNode }) {
  const address = webAddress(url);
  if (address === null) return <>{children}</>;
  return (
    <a className="text-link" href={address} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}

/** The same for a name within a sentence. */
const listing =
  (url: string): Tag =>
  (inner) => <Link url={url}>{inner}</Link>;

/** Names whoever a board wants named beside its postings. */
export function Credit({ credit }: { credit: { text: string; url: string } }) {
  return <Link url={credit.url}>{credit.text}</Link>;
}

type Listed = Pick<ApplicationDetail, 'listings' | 'posted_before'>;

/** Where else a job stands, which place I apply at, since when it is posted, and who must be named. Nothing where there is nothing to say. */
export function PostingListings({
  application: { listings, posted_before: before },
}: {
  application: Listed;
}) {
  const { timeZone } = usePersonClock();
  const [first, ...others] = listings;
  const credits = listings.flatMap(({ credit }) => (credit === null ? [] : [credit]));
  const unique = credits.filter((credit, at) => credits.findIndex((one) => one.text === credit.text) === at);
  if (others.length === 0 && unique.length === 0 && before === null) return null;
  return (
    <ul className={classes.listings}>
      {first !== undefined && others.length > 0 && (
        <li>
          {text.rich('alsoOn', {
            board: first.board,
            others: () =>
              listParts(
                pageLocale(),
                others.map(({ board }) => board),
              ).map((part) => {
                const other = typeof part === 'number' ? others[part] : undefined;
                if (other === undefined) return part;
                return (
                  <Link key={other.url} url={other.url}>
                    {other.board}
                  </Link>
                );
              }),
          })}
        </li>
      )}
      {before !== null && <li>{text('postedBefore', { day: dateWords(before, timeZone) })}</li>}
      {unique.map((credit) => (
        <li key={credit.text}>
          {text.rich('postingFrom', {
            board: credit.text,
            credit: listing(credit.url),
          })}
        </li>
      ))}
    </ul>
  );
}
