import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { wordsFor } from '#engines/pipeline/index.ts';
import { api } from '#web/api/client.ts';
import { IconButton } from '#web/ui/actions/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { OpenApplication } from './open-application.tsx';
import classes from './tracker.module.css';

/** An application somebody came to read that has not reached an employer, so that it has no row. */
export function OpenElsewhere({ id, onClose }: { id: string; onClose: () => void }) {
  const { data } = useQuery(api.applications.read.queryOptions({ input: { id } }));
  return (
    <Card className={classes.elsewhere}>
      <CardHead title={data ? `${data.title}, ${data.company}` : 'One application'}>
        <span className={classes.elsewhereEnd}>
          {data && <span className={classes.company}>Not with the employer: {wordsFor(data.state)}.</span>}
          <IconButton label="Close" size="sm" onClick={onClose}>
            <X />
          </IconButton>
        </span>
      </CardHead>
      <OpenApplication id={id} />
    </Card>
  );
}
