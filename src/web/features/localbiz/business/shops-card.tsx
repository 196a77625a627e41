import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberRole } from '#contract/localbiz/roles.ts';
import { mayAct } from '#contract/localbiz/roles.ts';
import type { Shop } from '#contract/localbiz/shops.ts';
import { api } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';
import { ShopDialog } from './shop-dialog.tsx';
import { shopFormOf } from './shop-form.ts';
import { ShopRow } from './shop-row.tsx';

interface ShopsCardProps {
  role: MemberRole;
  timeZone: string;
  /** The profile may be another now: its place and hours are those of the first shop. */
  onSaved: () => void;
}

/** The shops of the business: the first is that of the profile, owners add others. */
export function ShopsCard({ role, timeZone, onSaved }: ShopsCardProps) {
  const shops = useQuery(api.shops.list.queryOptions());
  const [open, setOpen] = useState<Shop | 'new' | null>(null);
  const shop = open === 'new' ? null : open;
  return (
    <Card>
      <CardHead title={text('shopsTitle')}>
        {mayAct(role, 'own') && (
          <Button size="sm" disabled={!shops.data} onClick={() => setOpen('new')}>
            {text('shopAdd')}
          </Button>
        )}
      </CardHead>
      {shops.isPending && (
        <Loading label={text('shopsLoading')}>
          <CardRow>
            <Skeleton width="40%" height={16} />
          </CardRow>
        </Loading>
      )}
      {shops.isError && (
        <CardRow>
          <LoadFailure
            title={text('shopsFailed')}
            signIn={text('signIn')}
            error={shops.error}
            onRetry={() => void shops.refetch()}
          />
        </CardRow>
      )}
      {shops.data && (
        <ul role="list">
          {shops.data.map((one) => (
            <ShopRow
              key={one.id}
              shop={one}
              isAlone={shops.data.length === 1}
              isLastOpen={shops.data.every((other) => other.id === one.id || other.closed_at !== null)}
              isOwner={mayAct(role, 'own')}
              onChange={mayAct(role, 'change') ? () => setOpen(one) : null}
              onSaved={onSaved}
            />
          ))}
        </ul>
      )}
      {open !== null && (
        <ShopDialog
          shop={shop}
          first={shopFormOf(shop, shops.data?.[0], timeZone)}
          onClose={() => setOpen(null)}
          onSaved={onSaved}
        />
      )}
    </Card>
  );
}
