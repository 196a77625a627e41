import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api/client.ts';
import { Select } from '#web/ui/forms/select.tsx';
import { text } from './messages.ts';

/** For who has several shops: which of those that are open is looked at; a closed one is there while it is. */
export function ShopChoice({ shown, onChoose }: { shown: string; onChoose: (id: string) => void }) {
  const shops = useQuery(api.shops.list.queryOptions());
  const offered = (shops.data ?? []).filter(
    ({ id, closed_at: closedAt }) => closedAt === null || id === shown,
  );
  if (offered.length < 2) return null;
  return (
    <Select
      label={text('shop')}
      options={offered.map(({ id, name, closed_at: closedAt }) => ({
        value: id,
        label: closedAt === null ? name : text('closedShop', { name }),
      }))}
      value={shown}
      onValueChange={onChoose}
    />
  );
}
