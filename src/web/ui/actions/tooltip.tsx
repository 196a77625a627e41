import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import classes from './tooltip.module.css';

/** Words beside a control on hover and focus; never the only place something is said. */
export function Tooltip({
  text,
  side = 'right',
  children,
}: {
  text: string;
  side?: 'right' | 'top';
  children: ReactNode;
}) {
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={classes.tooltip} side={side} sideOffset={8} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
