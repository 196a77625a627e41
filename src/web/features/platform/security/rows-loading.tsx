import { CardRow } from '#web/ui/display/card.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';

/** The true shape of a card's rows while they load. */
export function RowsLoading({ label, rows }: { label: string; rows: number }) {
  return (
    <Loading label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <CardRow key={row}>
          <Skeleton width="38%" height={16} />
          <Skeleton width="56%" height={13} />
        </CardRow>
      ))}
    </Loading>
  );
}
