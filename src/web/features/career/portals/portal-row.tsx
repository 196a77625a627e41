import { useState } from 'react';
import type { PortalAccount } from '#contract/career/hub/portals.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { text } from './messages.ts';
import classes from './portals.module.css';
import type { usePortals } from './use-portals.ts';

interface PortalRowProps {
  account: PortalAccount;
  portals: ReturnType<typeof usePortals>;
}

/** One account: where it is, under which address, its password on request, and the way to forget it. */
export function PortalRow({ account, portals }: PortalRowProps) {
  const { timeZone } = usePersonClock();
  const [asking, setAsking] = useState(false);
  const { id, host, address, created_at: createdAt } = account;
  const password = portals.passwords[id];
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <b>{host}</b>
        <span className={classes.made}>{text('made', { address, day: dayWords(createdAt, timeZone) })}</span>
        {password !== undefined && <code className={classes.password}>{password}</code>}
      </div>
      <div className={classes.buttons}>
        <Button
          size="sm"
          aria-label={
            password === undefined ? text('showOf', { site: host }) : text('hideOf', { site: host })
          }
          onClick={() => (password === undefined ? void portals.reveal(id) : portals.hide(id))}
        >
          {password === undefined ? text('show') : text('hide')}
        </Button>
        <Button
          size="sm"
          kind="quiet"
          aria-label={text('forgetOf', { site: host })}
          onClick={() => setAsking(true)}
        >
          {text('forget')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('forgetTitle')}
        action={text('forget')}
        onConfirm={() => {
          setAsking(false);
          void portals.forget(id, host);
        }}
      >
        {text('forgetMeans', { site: host })}
      </ConfirmDialog>
    </li>
  );
}
