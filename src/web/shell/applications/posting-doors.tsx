import type { ReactNode } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { listParts } from '#localization/format.ts';
import { webAddress } from '#web/shell/web-address.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import type { Tag } from '#web/text/say.ts';
import { text } from './messages.ts';
import { dateWords } from './moments.ts';
import classes from './posting-doors.module.css';
import { usePersonClock } from './use-person-clock.ts';

/** A name that leads to its page, where it has one. */
function Door({ url, children }: { url: string; children: ReactNode }) {
  const address = webAddress(url);
  if (address === null) return <>{children}</>;
  return (
    <a className="text-link" href={address} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}

/** The same for a name within a sentence. */
const door =
  (url: string): Tag =>
  (inner) => <Door url={url}>{inner}</Door>;

/** Names whoever a board wants named beside its postings. */
export function Credit({ credit }: { credit: { text: string; url: string } }) {
  return <Door url={credit.url}>{credit.text}</Door>;
}

type Doors = Pick<ApplicationDetail, 'doors' | 'posted_before'>;

/** Where else a job stands, which place I apply at, since when it is posted, and who must be named. Nothing where there is nothing to say. */
export function PostingDoors({ application: { doors, posted_before: before } }: { application: Doors }) {
  const { timeZone } = usePersonClock();
  const [first, ...others] = doors;
  const credits = doors.flatMap(({ credit }) => (credit === null ? [] : [credit]));
  const unique = credits.filter((credit, at) => credits.findIndex((one) => one.text === credit.text) === at);
  if (others.length === 0 && unique.length === 0 && before === null) return null;
  return (
    <ul className={classes.doors}>
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
                  <Door key={other.url} url={other.url}>
                    {other.board}
                  </Door>
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
            credit: door(credit.url),
          })}
        </li>
      ))}
    </ul>
  );
}
