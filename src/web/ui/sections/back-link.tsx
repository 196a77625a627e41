import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import classes from './back-link.module.css';

/** The way back to the screen this one belongs to, above its title; `children` name that screen. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={classes.back} to={to}>
      <ArrowLeft aria-hidden />
      {children}
    </Link>
  );
}
