import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from 'react-router';
import type { Fact } from '#contract/career/facts.ts';
import { api } from '#web/api/client.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { careerPaths, factPath } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { whereSaid } from './where-words.ts';
import classes from './facts.module.css';
import { text } from './messages.ts';

/** Where a fact was found, in words. */
function placeOf({ source }: Fact): string {
  if (source.kind === 'person')
    return text('saidByYou', { day: dayWords(source.at), ...whereSaid(source.where) });
  const { file_name: file, page, line } = source;
  return page > 1 ? text('onPage', { file, page, line }) : text('onLine', { file, line });
}

interface FactListProps {
  factIds: readonly string[];
  /** `_blank` where leaving the page would leave something unfinished. */
  linksTo?: '_blank' | undefined;
  /** Told when a link is followed, which may lead to a place on the same page. */
  onFollow?: (() => void) | undefined;
}

const toProfile =
  (way: Pick<LinkProps, 'target' | 'onClick'>): Tag =>
  (inner) => (
    <Link className="text-link" to={careerPaths.profile} {...way}>
      {inner}
    </Link>
  );

/** Facts about the person, each with its place and the way there. */
export function FactList({ factIds, linksTo, onFollow }: FactListProps) {
  const known = useQuery(api.resumes.masterProfile.queryOptions());
  const facts = known.data?.profile.facts.filter((fact) => factIds.includes(fact.id)) ?? [];
  const gone = new Set(factIds).size - facts.length;
  return (
    <>
      {known.isPending && (
        <Loading label={text('loading')}>
          <Skeleton width="80%" height={16} />
          <Skeleton width="50%" />
        </Loading>
      )}
      {known.isError && <p>{text('notLoaded')}</p>}
      {known.data && (
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact.id}>
              <q>{fact.value}</q>
              <p>
                <Link className="text-link" to={factPath(fact.id)} target={linksTo} onClick={onFollow}>
                  {placeOf(fact)}
                </Link>
              </p>
            </li>
          ))}
          {gone > 0 && (
            <li>
              <p>
                {text.rich('gone', {
                  count: gone,
                  link: toProfile({ target: linksTo, onClick: onFollow }),
                })}
              </p>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
