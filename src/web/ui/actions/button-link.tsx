import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { buttonLook, type ButtonLook } from './button.tsx';

/** A link inside this host that looks like a button. */
export function ButtonLink({
  kind,
  size,
  wide,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonLook({ kind, size, wide }, className)} />;
}
