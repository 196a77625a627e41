import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '#web/api/client.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';

/** Where something needs a business and there is none yet: why, and the one next step. */
export function NoBusiness({ level, children }: { level?: 2 | 3; children: string }) {
  return (
    <Empty
      title={text('noBusiness')}
      level={level}
      action={
        <ButtonLink kind="primary" to={businessPaths.profile}>
          {text('toProfile')}
        </ButtonLink>
      }
    >
      {children}
    </Empty>
  );
}

/** A screen of a business, under its title; who has none yet is led to where it begins, and nothing is asked of the server that needs one. */
export function OfBusiness({ title, why, children }: { title: string; why: string; children: ReactNode }) {
  const { data, isPending } = useQuery(api.memberships.list.queryOptions());
  if (isPending) return <ScreenHead title={title} />;
  if (data?.length !== 0) return children;
  return (
    <>
      <ScreenHead title={title} />
      <Card>
        <NoBusiness level={2}>{why}</NoBusiness>
      </Card>
    </>
  );
}
