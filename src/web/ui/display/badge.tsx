import { CalendarClock, CircleAlert, Footprints, Handshake, Send, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import classes from './badge.module.css';

/** The statuses have their colour and icon; the others are plain marks. Rejection is no error, so it is not red. */
export type BadgeKind =
  | 'applied'
  | 'interviewing'
  | 'offer'
  | 'rejected'
  | 'wait'
  | 'plain'
  | 'brand'
  | 'outline'
  | 'good'
  | 'mid'
  | 'low';

const icons: Partial<Record<BadgeKind, typeof Send>> = {
  applied: Send,
  interviewing: CalendarClock,
  offer: Handshake,
  rejected: X,
  wait: Footprints,
  low: CircleAlert,
};

/** A short word with a colour that has a job. */
export function Badge({
  kind = 'plain',
  icon = true,
  children,
}: {
  kind?: BadgeKind;
  icon?: boolean;
  children: ReactNode;
}) {
  const Icon = icon ? icons[kind] : undefined;
  return (
    <span className={classNames(classes.badge, classes[kind])}>
      {Icon && <Icon aria-hidden />}
      {children}
    </span>
  );
}
