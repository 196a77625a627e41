import { Toolbar as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '#web/ui/actions/button.tsx';
import { text } from '#web/ui/messages.ts';
import classes from './toolbar.module.css';

/** A row of tools: Tab enters and leaves it, arrows move inside. */
export function Toolbar({ label, children, ...rest }: { label: string } & ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root {...rest} className={classes.toolbar} aria-label={label}>
      {children}
    </Radix.Root>
  );
}

interface ToolProps {
  label: string;
  /** Keys that do the same, shown with the label, for example "Ctrl+B". */
  keys?: string | undefined;
  /** On or off; a tool that only acts has none. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** One tool that is only an icon. What is selected stays selected while it is pressed. */
export function Tool({ label, keys, pressed, disabled = false, onPress, children }: ToolProps) {
  return (
    <Radix.Button asChild>
      <IconButton
        label={label}
        title={keys === undefined ? label : text('withKeys', { label, keys })}
        aria-pressed={pressed}
        aria-disabled={disabled || undefined}
        className={classes.tool}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!disabled) onPress();
        }}
      >
        {children}
      </IconButton>
    </Radix.Button>
  );
}

/** Another control as a member of the row: a list, a field. */
export function ToolSlot({ children }: { children: ReactNode }) {
  return (
    <Radix.Button asChild type={undefined}>
      {children}
    </Radix.Button>
  );
}

/** A hairline between two groups of tools. */
export function ToolSeparator() {
  return <Radix.Separator className={classes.separator} />;
}
