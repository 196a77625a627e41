import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#web/api/client.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import classes from './deletion.module.css';
import { isBesideToast, minutesLeft } from './deletion-words.ts';
import { text } from './messages.ts';

const TICK_MS = 5_000;
const ASK_AGAIN_MS = 30_000;

const hidden: Tag = (inner) => <span className="visually-hidden">{inner}</span>;

interface DeletedLinesProps {
  busy: boolean;
  onUndo: (id: string) => void;
}

/** Deletions that can still be undone, as the server has them: there after a reload and on another device. */
export function DeletedLines({ busy, onUndo }: DeletedLinesProps) {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const deleted = useQuery(api.campaigns.deleted.queryOptions({ refetchInterval: ASK_AGAIN_MS }));
  const shown = (deleted.data ?? []).filter(({ undo_until: until }) => !isBesideToast(until, nowMs));
  return shown.map(({ id, name, undo_until: until }) => (
    <Card key={id} className={classes.line}>
      <p className={classes.words}>{text('deleted', { name })}</p>
      <Button size="sm" disabled={busy} onClick={() => onUndo(id)}>
        {text.rich('undo', { name, minutes: minutesLeft(until, nowMs), hidden })}
      </Button>
    </Card>
  ));
}
