import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { readingPath } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { doubtfulOf } from '#engines/corrections/index.ts';
import classes from './reading.module.css';

/** How the last CV was read, in a sentence, with the way to its page; nothing before the first one. */
export function ReadingCard() {
  const { data } = useQuery(api.resumes.reading.queryOptions());
  if (!data?.reading) return null;
  const { fields, lines, pages } = data.reading;
  const doubtful = doubtfulOf(fields).length;
  const unused = lines.filter(({ fate }) => fate === 'unused').length;
  const onPages = pages.length === 1 ? 'one page' : `${pages.length} pages`;
  return (
    <Card>
      <CardHead title="Your CV as I read it">
        {doubtful > 0 && (
          <Badge kind="wait">{doubtful === 1 ? 'One to check' : `${doubtful} to check`}</Badge>
        )}
      </CardHead>
      <div className={classes.summary}>
        <p>
          I took {fields.length} values from {onPages}.{' '}
          {unused === 0
            ? 'Every line is used.'
            : unused === 1
              ? 'One line I did not use.'
              : `${unused} lines I did not use.`}
        </p>
        <ButtonLink to={readingPath()}>See it on the page</ButtonLink>
      </div>
    </Card>
  );
}
