import type { ReactNode } from 'react';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './setting-card.module.css';

/** A thing that can be connected, allowed or turned on, as a card of the settings; `label` is spoken only. */
export function SettingCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card aria-label={label} className={classes.card}>
      {children}
    </Card>
  );
}

interface SettingCardBodyProps {
  title: string;
  /** How it stands, beside the title. */
  standing: string;
  /** Whether it is at work, which colours the standing. */
  on: boolean;
  /** The button at the title's right. */
  control?: ReactNode;
  children: ReactNode;
}

/** What such a card holds: the thing with its standing, its button, and all that is to be said of it. */
export function SettingCardBody({ title, standing, on, control, children }: SettingCardBodyProps) {
  return (
    <div className={classes.body}>
      <h2 className={classes.title}>
        {title}
        <Badge kind={on ? 'brand' : 'outline'}>{standing}</Badge>
      </h2>
      {control}
      <div className={classes.about}>{children}</div>
    </div>
  );
}

/** A paragraph in such a card, of a width that reads well. */
export function SettingText({ children }: { children: ReactNode }) {
  return <p className={classes.text}>{children}</p>;
}

/** The same card while it loads; `label` says what for. */
export function SettingCardLoading({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <div className={classes.body}>
        <Skeleton width={190} height={22} />
        <Skeleton width="74%" height={14} />
      </div>
    </Loading>
  );
}
