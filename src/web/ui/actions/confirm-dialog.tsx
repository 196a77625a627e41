import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { text as said } from '#web/text/action-messages.ts';
import { Button } from './button.tsx';
import classes from './dialog.module.css';

interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What would end, and what stays. */
  children: ReactNode;
  /** The word on the button, for example "Delete". */
  action: string;
  busy?: boolean | undefined;
  onConfirm: () => void;
}

/** Asks before something is destroyed. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  action,
  busy,
  onConfirm,
}: ConfirmProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={classes.scrim}>
          <Radix.Content className={`${classes.dialog} ${classes.narrow}`}>
            <header className={classes.head}>
              <Radix.Title className={classes.title}>{title}</Radix.Title>
            </header>
            <Radix.Description asChild>
              <div className={classes.description}>{children}</div>
            </Radix.Description>
            <footer className={classes.confirm}>
              <Radix.Cancel asChild>
                <Button>{said('cancel')}</Button>
              </Radix.Cancel>
              <Button kind="harm" busy={busy} onClick={onConfirm}>
                {action}
              </Button>
            </footer>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
