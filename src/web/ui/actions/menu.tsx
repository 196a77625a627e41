import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './menu.module.css';

interface MenuProps {
  /** The button that opens it; it must take a ref and props, as Button and IconButton do. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Open from the start, where the press that asked for it brought the menu's code. */
  defaultOpen?: boolean | undefined;
}

/** A menu under a button: arrows move, letters search, Escape and any click outside close it. */
export function Menu({ trigger, children, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Not in a portal: it stays in the landmark of its button. */}
      <Radix.Content className={classes.menu} align={align} sideOffset={6} collisionPadding={8}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

interface MenuItemProps {
  children: ReactNode;
  onSelect: () => void;
  harm?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** One thing the menu does. */
export function MenuItem({ children, onSelect, harm = false, disabled }: MenuItemProps) {
  return (
    <Radix.Item
      className={classes.item}
      data-harm={harm || undefined}
      disabled={disabled ?? false}
      onSelect={onSelect}
    >
      {children}
    </Radix.Item>
  );
}

/** One place the menu leads to. */
export function MenuLink({ children, to }: { children: ReactNode; to: string }) {
  return (
    <Radix.Item className={classes.item} asChild>
      <Link to={to}>{children}</Link>
    </Radix.Item>
  );
}

/** Text at the top of a menu, for example whose account it is. */
export function MenuHeading({ children }: { children: ReactNode }) {
  return <Radix.Label className={classes.heading}>{children}</Radix.Label>;
}

/** A hairline between two kinds of items. */
export function MenuSeparator() {
  return <Radix.Separator className={classes.separator} />;
}
