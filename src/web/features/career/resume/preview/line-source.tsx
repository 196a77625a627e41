import { FactList } from '#web/shell/facts/fact-list.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import { text } from './messages.ts';
import classes from './sheet.module.css';
import type { SourcedLine } from './sourced-lines.ts';

interface LineSourceProps {
  lines: readonly SourcedLine[];
  at: number;
  onGo: (to: number) => void;
  onClose: () => void;
}

/** What a line of the resume rests on, and the way to the lines beside it: on a phone the lines are smaller than a finger. */
export function LineSource({ lines, at, onGo, onClose }: LineSourceProps) {
  const line = lines[at];
  if (line === undefined) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text('sourceTitle')}
      description={<q className={classes.asked}>{line.text}</q>}
      footer={
        <>
          <Button disabled={at === 0} onClick={() => onGo(at - 1)}>
            {text('lineBefore')}
          </Button>
          <Button disabled={at === lines.length - 1} onClick={() => onGo(at + 1)}>
            {text('nextLine')}
          </Button>
        </>
      }
    >
      <p className={classes.rests}>{text('restsOn')}</p>
      <FactList factIds={line.facts} onFollow={onClose} />
    </Dialog>
  );
}
