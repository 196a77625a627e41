import type { ApplicationDetail } from '#contract/career/applications.ts';
import { webAddress } from '#web/shell/web-address.ts';
import { dateWords } from './moments.ts';
import classes from './posting-doors.module.css';
import { usePersonClock } from './use-person-clock.ts';

/** Names whoever a board wants named beside its postings. */
export function Credit({ credit: { text, url } }: { credit: { text: string; url: string } }) {
  const address = webAddress(url);
  if (address === null) return <>{text}</>;
  return (
    <a className="text-link" href={address} target="_blank" rel="noreferrer noopener">
      {text}
    </a>
  );
}

type Doors = Pick<ApplicationDetail, 'doors' | 'posted_before'>;

/** Where else a job stands, which place I apply at, since when it is posted, and who must be named. Nothing where there is nothing to say. */
export function PostingDoors({ application: { doors, posted_before: before } }: { application: Doors }) {
  const { timeZone } = usePersonClock();
  const [first, ...others] = doors;
  const credits = doors.flatMap(({ credit }) => (credit === null ? [] : [credit]));
  const unique = credits.filter(({ text }, at) => credits.findIndex((one) => one.text === text) === at);
  if (others.length === 0 && unique.length === 0 && before === null) return null;
  return (
    <ul className={classes.doors}>
      {first !== undefined && others.length > 0 && (
        <li>
          I apply by {first.board}. The same job is on{' '}
          {others.map(({ board, url }, at) => (
            <span key={url}>
              {at > 0 && ', '}
              <Credit credit={{ text: board, url }} />
            </span>
          ))}
          ; it is sent once.
        </li>
      )}
      {before !== null && (
        <li>It was posted before: I first saw this job on {dateWords(before, timeZone)}.</li>
      )}
      {unique.map((credit) => (
        <li key={credit.text}>
          Posting from <Credit credit={credit} />
        </li>
      ))}
    </ul>
  );
}
