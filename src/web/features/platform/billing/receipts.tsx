import { useQuery } from '@tanstack/react-query';
import type { Receipt } from '#contract/platform/billing.ts';
import { api } from '#web/api/client.ts';
import { dateWords } from '#web/shell/applications/moments.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { webAddress } from '#web/shell/web-address.ts';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import { Cell, Table, TableHead } from '#web/ui/display/table.tsx';
import { text } from './messages.ts';
import { moneyWords, receiptWords } from './plan-words.ts';
import classes from './plan.module.css';

function ReceiptRow({ receipt, timeZone }: { receipt: Receipt; timeZone: string | undefined }) {
  const { at, amount, currency, status, url } = receipt;
  const address = url === null ? null : webAddress(url);
  const day = dateWords(at, timeZone);
  return (
    <tr>
      <Cell>
        {address === null ? (
          day
        ) : (
          <a className="text-link" href={address} target="_blank" rel="noreferrer">
            {day}
          </a>
        )}
      </Cell>
      <Cell>{receiptWords(status)}</Cell>
      <Cell end>{moneyWords(amount, currency)}</Cell>
    </tr>
  );
}

/** The bills, newest first, each leading to the provider's page of it. */
export function Receipts({ timeZone }: { timeZone: string | undefined }) {
  const receipts = useQuery(api.billing.receipts.queryOptions());
  const { data } = receipts;
  return (
    <section className={classes.receipts}>
      <h2 className={classes.receiptsTitle}>{text('receipts')}</h2>
      {data !== undefined && data.length > 0 && (
        <Table caption={text('receiptsCaption')}>
          <TableHead names={[text('receiptDate'), text('receiptState')]} ends={[text('receiptAmount')]} />
          <tbody>
            {data.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} timeZone={timeZone} />
            ))}
          </tbody>
        </Table>
      )}
      {data?.length === 0 && <p className={classes.text}>{text('receiptsEmpty')}</p>}
      {receipts.isPending && (
        <Loading label={text('receiptsLoading')}>
          <Skeleton width="80%" />
          <Skeleton width="80%" />
        </Loading>
      )}
      {receipts.isError && !data && (
        <LoadFailure
          title={text('receiptsFailed')}
          signIn={text('signInToSee')}
          error={receipts.error}
          onRetry={() => void receipts.refetch()}
        />
      )}
    </section>
  );
}
