import type { Source } from '#contract/career/boards/sources.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { CardRow } from '#web/ui/display/card.tsx';
import { DotLine } from '#web/ui/lines/dot-line.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { text } from './messages.ts';
import { healthWords, kindWords, timesOf } from './source-words.ts';
import classes from './sources.module.css';
import type { useSources } from './use-sources.ts';

const bold: Tag = (inner) => <b>{inner}</b>;

interface SourceRowProps {
  source: Source;
  sources: Pick<ReturnType<typeof useSources>, 'change' | 'remove'>;
  nowMs: number;
  timeZone: string | undefined;
}

/** One source: where it stands, how reading it goes, and whether it is read. */
export function SourceRow({ source, sources, nowMs, timeZone }: SourceRowProps) {
  const { id, name, board, kind, on, health, problem, open, own, credit } = source;
  const state = healthWords[health]?.();
  const isBad = health === 'failing' || health === 'suspicious';
  const times = timesOf(source, nowMs, timeZone);
  return (
    <CardRow className={classes.source}>
      <div className={classes.what}>
        <h3 className={classes.name}>
          {name}
          {state !== undefined && <Badge kind={isBad ? 'low' : 'outline'}>{state}</Badge>}
        </h3>
        <DotLine
          className={classes.about}
          items={{
            board: name === board ? '' : board,
            kind: kindWords[kind](),
            practice: source.origin === 'practice' ? text('forPractice') : '',
          }}
        />
        {problem !== null && <p className={isBad ? classes.problem : classes.about}>{problem}</p>}
        <DotLine
          className={classes.times}
          items={{ times, credit: credit === null ? '' : text('creditShown', { credit }) }}
        />
      </div>
      <p className={classes.open}>{(on || open > 0) && text.rich('open', { open, b: bold })}</p>
      <div className={classes.choose}>
        <Switch
          label={text('readSwitch', { name, board })}
          labelHidden
          checked={on}
          disabled={health === 'unavailable'}
          onCheckedChange={(next) => sources.change.mutate({ id, on: next })}
        />
        {own && (
          <Button
            size="sm"
            kind="quiet"
            aria-label={text('takeOutNamed', { name })}
            onClick={() => sources.remove.mutate(source)}
          >
            {text('takeOut')}
          </Button>
        )}
      </div>
    </CardRow>
  );
}
