import type { Source } from '#contract/career/boards/sources.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { CardRow } from '#web/ui/display/card.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { healthWords, kindWords, timesOf } from './source-words.ts';
import classes from './sources.module.css';
import type { useSources } from './use-sources.ts';

interface SourceRowProps {
  source: Source;
  sources: Pick<ReturnType<typeof useSources>, 'change' | 'remove'>;
  nowMs: number;
  timeZone: string | undefined;
}

/** One source: where it stands, how reading it goes, and whether it is read. */
export function SourceRow({ source, sources, nowMs, timeZone }: SourceRowProps) {
  const { id, name, board, kind, on, health, problem, open, own, credit } = source;
  const state = healthWords[health];
  const isBad = health === 'failing' || health === 'suspicious';
  const times = timesOf(source, nowMs, timeZone);
  return (
    <CardRow className={classes.source}>
      <div className={classes.what}>
        <h3 className={classes.name}>
          {name}
          {state !== null && <Badge kind={isBad ? 'low' : 'outline'}>{state}</Badge>}
        </h3>
        <p className={classes.about}>
          {name === board ? kindWords[kind] : `${board}. ${kindWords[kind]}`}
          {source.origin === 'practice' ? ', to practise on' : ''}
        </p>
        {problem !== null && <p className={isBad ? classes.problem : classes.about}>{problem}</p>}
        <p className={classes.times}>
          {[times, credit === null ? '' : `beside its jobs: ${credit}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <p className={classes.open}>
        {(on || open > 0) && (
          <>
            <b>{open}</b> open
          </>
        )}
      </p>
      <div className={classes.choose}>
        <Switch
          label={`Read ${name} on ${board}`}
          labelHidden
          checked={on}
          disabled={health === 'unavailable'}
          onCheckedChange={(next) => sources.change.mutate({ id, on: next })}
        />
        {own && (
          <Button
            size="sm"
            kind="quiet"
            aria-label={`Take out ${name}`}
            onClick={() => sources.remove.mutate(source)}
          >
            Take out
          </Button>
        )}
      </div>
    </CardRow>
  );
}
