import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { text as action } from '#web/text/action-messages.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from './button.tsx';
import classes from './dialog.module.css';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, below a hairline. */
  footer?: ReactNode;
  /** 460, 620 or 860 pixels wide; all fill a phone. */
  width?: 'narrow' | 'wide' | 'broad' | undefined;
  /** Stands at the left of title and description, for example a score. */
  lead?: ReactNode;
  /** The content reaches the edges and has its own spacing. */
  flush?: boolean | undefined;
}

/** A modal dialog: it takes the focus, gives it back, and closes on Escape. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = 'narrow',
  lead,
  flush = false,
}: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={classes.scrim}>
          <Radix.Content
            className={classNames(classes.dialog, classes[width])}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <div className={classNames(lead !== undefined && classes.led)}>
              {lead !== undefined && <div className={classes.lead}>{lead}</div>}
              <div>
                <header className={classes.head}>
                  <Radix.Title className={classes.title}>{title}</Radix.Title>
                  <Radix.Close asChild>
                    <IconButton label={action('close')} size="sm">
                      <X />
                    </IconButton>
                  </Radix.Close>
                </header>
                {description !== undefined && (
                  <Radix.Description asChild>
                    <div className={classes.description}>{description}</div>
                  </Radix.Description>
                )}
              </div>
            </div>
            {children !== undefined && (
              <div className={classNames(flush ? classes.flush : classes.body)}>{children}</div>
            )}
            {footer !== undefined && <footer className={classes.foot}>{footer}</footer>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
}

/** A panel from the left edge: the navigation of a phone. Its title is spoken only. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={classes.scrim} />
        <Radix.Content className={classes.sheet} aria-describedby={undefined}>
          <Radix.Title className="visually-hidden">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
