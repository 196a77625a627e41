import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { readingPath } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { doubtfulOf } from '#engines/corrections/index.ts';
import { text } from './messages.ts';
import classes from './reading.module.css';

/** How the last resume was read, in a sentence, with the way to its page; nothing before the first one. */
export function ReadingCard() {
  const { data } = useQuery(api.resumes.reading.queryOptions());
  if (!data?.reading) return null;
  const { fields, lines, pages } = data.reading;
  const doubtful = doubtfulOf(fields).length;
  const unused = lines.filter(({ fate }) => fate === 'unused').length;
  return (
    <Card>
      <CardHead title={text('title')}>
        {doubtful > 0 && <Badge kind="wait">{text('toCheck', { count: doubtful })}</Badge>}
      </CardHead>
      <div className={classes.summary}>
        <p>
          {text('taken', { values: fields.length, pages: pages.length })} {text('unused', { lines: unused })}
        </p>
        <ButtonLink to={readingPath()}>{text('seeOnPage')}</ButtonLink>
      </div>
    </Card>
  );
}
