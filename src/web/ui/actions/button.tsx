import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import classes from './button.module.css';

/** primary: one a view. yours: only what answers the agent. harmful leads to a confirmation, whose button is harm. paper and ghost stand on spruce. */
export type ButtonKind = 'primary' | 'yours' | 'second' | 'quiet' | 'harm' | 'harmful' | 'paper' | 'ghost';
/** 32, 40, 52 and, for the thumb, 56 pixels high. */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'thumb';

/** What a button's look is made of. */
export interface ButtonLook {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** The classes of something that looks like a button. */
export function buttonLook(
  { kind = 'second', size = 'md', wide = false }: ButtonLook,
  more?: string,
): string | undefined {
  return classNames(classes.button, classes[kind], classes[size], wide && classes.wide, more);
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** In flight: keeps its focus, takes no second press, and says so. */
  busy?: boolean | undefined;
  /** What it says meanwhile, for example "Saving...". */
  busyLabel?: string | undefined;
}

/** A button; `type` is "button" unless told otherwise. */
export function Button({
  kind,
  size,
  wide,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook({ kind, size, wide }, classNames(busy && classes.busy, className))}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  children: ReactNode;
  size?: 'sm' | 'md' | undefined;
}

/** A quiet button that is only an icon; its label is spoken and shown on hover. */
export function IconButton({ label, size = 'md', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={buttonLook({ kind: 'quiet', size }, classNames(classes.icon, className))}
    >
      {children}
    </button>
  );
}

/** A button in the flow of a sentence, that looks like the link it stands for. */
export function TextButton({
  busy = false,
  className,
  onClick,
  ...rest
}: ComponentProps<'button'> & { busy?: boolean | undefined }) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames('text-link', className)}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (!busy) onClick?.(event);
      }}
    />
  );
}

/** A link to another host, or a download, that looks like a button. */
export function ButtonAnchor({
  kind,
  size,
  wide,
  className,
  children,
  ...rest
}: ButtonLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={buttonLook({ kind, size, wide }, className)}>
      {children}
    </a>
  );
}
