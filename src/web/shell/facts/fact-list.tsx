import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Fact } from '#contract/career/facts.ts';
import { api } from '#web/api/client.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { careerPaths, factPath } from '#web/shell/paths.ts';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './facts.module.css';

/** Where a fact was found, in words. */
function placeOf({ source }: Fact): string {
  if (source.kind === 'person') return `You said so on ${dayWords(source.at)}: ${source.where}`;
  const page = source.page > 1 ? `page ${source.page}, ` : '';
  return `${source.file_name}, ${page}line ${source.line}`;
}

interface FactListProps {
  factIds: readonly string[];
  /** `_blank` where leaving the page would leave something unfinished. */
  linksTo?: '_blank' | undefined;
  /** Told when a link is followed, which may lead to a place on the same page. */
  onFollow?: (() => void) | undefined;
}

/** Facts about the person, each with its place and the way there. */
export function FactList({ factIds, linksTo, onFollow }: FactListProps) {
  const known = useQuery(api.resumes.masterProfile.queryOptions());
  const facts = known.data?.profile.facts.filter((fact) => factIds.includes(fact.id)) ?? [];
  const gone = new Set(factIds).size - facts.length;
  return (
    <>
      {known.isPending && (
        <Loading label="Loading the facts">
          <Skeleton width="80%" height={16} />
          <Skeleton width="50%" />
        </Loading>
      )}
      {known.isError && <p>The server did not answer, so I cannot show the facts now.</p>}
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
                {gone === 1
                  ? 'One fact is not in your profile any more, or you said it only in a prompt.'
                  : `${gone} facts are not in your profile any more, or you said them only in a prompt.`}{' '}
                See{' '}
                <Link className="text-link" to={careerPaths.profile} target={linksTo} onClick={onFollow}>
                  your profile
                </Link>
                .
              </p>
            </li>
          )}
        </ul>
      )}
    </>
  );
}
