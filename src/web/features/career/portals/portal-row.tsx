import { useState } from 'react';
import type { PortalAccount } from '#contract/career/hub/portals.ts';
import { dayWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
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
        <span className={classes.made}>
          {address}, made on {dayWords(createdAt, timeZone)}
        </span>
        {password !== undefined && <code className={classes.password}>{password}</code>}
      </div>
      <div className={classes.buttons}>
        <Button
          size="sm"
          aria-label={password === undefined ? `Show password for ${host}` : `Hide the password for ${host}`}
          onClick={() => (password === undefined ? void portals.reveal(id) : portals.hide(id))}
        >
          {password === undefined ? 'Show password' : 'Hide'}
        </Button>
        <Button
          size="sm"
          kind="quiet"
          aria-label={`Forget the password for ${host}`}
          onClick={() => setAsking(true)}
        >
          Forget
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Forget this password?"
        action="Forget"
        onConfirm={() => {
          setAsking(false);
          void portals.forget(id, host);
        }}
      >
        The account on {host} stays, and so does what you sent there. I can no longer log in to it, and
        neither can you without a new password from that site.
      </ConfirmDialog>
    </li>
  );
}
