import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { SalesReply } from '#contract/localbiz/sales.ts';
import { api } from '#web/api/client.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { salesPath } from '#web/shell/paths.ts';
import { roundWords } from '#web/shell/shop/amounts.ts';
import { OfBusiness } from '#web/shell/shop/no-business.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { AskCard } from './ask/ask-card.tsx';
import { DayLines } from './day-lines.tsx';
import { DaysCard } from './days-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { ItemsCard } from './items-card.tsx';
import { text } from './messages.ts';
import { NothingKnown } from './nothing-known.tsx';
import { PeriodChoice } from './period-choice.tsx';
import type { Days, Period } from './period.ts';
import classes from './sales.module.css';
import { ShopChoice } from './shop-choice.tsx';
import { TaxesCard } from './taxes-card.tsx';

/** What the shop sold: its days, or the lines of one of them, as the address says. */
export function SalesScreen() {
  const [search] = useSearchParams();
  const asked = (name: string) => search.get(name) ?? undefined;
  const period: Period = { from: asked('from'), to: asked('to'), shop: asked('shop') };
  const [item, day] = [asked('item'), asked('day')];
  return (
    <OfBusiness title={text('title')} why={text('noBusiness')}>
      {day === undefined ? (
        <SalesOfDays period={period} item={item} />
      ) : (
        <DayLines day={day} item={item} period={period} />
      )}
    </OfBusiness>
  );
}

/** Each day against what was expected, items, hours; the last four weeks unless it is said otherwise. */
function SalesOfDays({ period, item }: { period: Period; item: string | undefined }) {
  const [, setSearch] = useSearchParams();
  const days = useQuery(
    api.sales.read.queryOptions({ input: { by: 'day', item, ...period }, placeholderData: keepPreviousData }),
  );
  const show = ({ shop_id: shop }: SalesReply, shown: Days) =>
    setSearch({ ...shown, shop, ...(item !== undefined && { item }) });
  const clear = () => setSearch(period.shop === undefined ? {} : { shop: period.shop });
  if (days.data)
    return (
      <Known
        sales={days.data}
        period={period}
        choice={<ShopChoice shown={days.data.shop_id} onChoose={(shop) => setSearch({ shop })} />}
        onShow={show}
        onClear={clear}
      />
    );
  return (
    <>
      <ScreenHead title={text('title')} />
      <Card>
        {days.isError ? (
          <LoadFailure
            title={text('loadFailed')}
            signIn={text('signIn')}
            error={days.error}
            onRetry={() => void days.refetch()}
          />
        ) : (
          <Loading label={text('loading')}>
            <Skeleton height={320} />
          </Loading>
        )}
      </Card>
    </>
  );
}

function titleOf({ item, totals, currency, days }: SalesReply): string {
  const sum = { amount: roundWords(totals.net, currency), days: days?.length ?? 0 };
  return item === null ? text('headline', sum) : text('headlineOfItem', { name: item.name, ...sum });
}

function leadOf({ days }: SalesReply): string {
  const known = days?.filter(({ expected }) => expected !== null) ?? [];
  const outside = known.filter((one) => one.outside).length;
  if (known.length === 0) return text('tooEarly');
  return outside === 0 ? text('asExpected') : text('outside', { count: outside });
}

interface KnownProps {
  sales: SalesReply;
  period: Period;
  /** Of which shop, for who has several. */
  choice: ReactNode;
  onShow: (sales: SalesReply, days: Days) => void;
  onClear: () => void;
}

function Known({ sales, period, choice, onShow, onClear }: KnownProps) {
  const { known_from: from, known_to: to } = sales;
  if (from === null || to === null) return <NothingKnown choice={choice} />;
  const shown = sales.days?.length ?? 0;
  return (
    <>
      <ScreenHead title={titleOf(sales)} lead={leadOf(sales)}>
        {choice}
        <PeriodChoice sales={sales} onShow={(shownDays) => onShow(sales, shownDays)} />
      </ScreenHead>
      {shown === 0 ? (
        <Card>
          <Empty
            title={text('noneThen')}
            level={2}
            action={<Button onClick={onClear}>{text('showLast')}</Button>}
          >
            {text('noneThenText', { from, to })}
          </Empty>
        </Card>
      ) : (
        <div className={classes.gap}>
          <DaysCard sales={sales} period={period} />
          {sales.item === null ? (
            <div className={classes.columns}>
              <ItemsCard period={period} />
              <div className={classes.gap}>
                <TaxesCard sales={sales} />
                <HoursCard period={period} />
                <AskCard key={sales.shop_id} period={period} />
              </div>
            </div>
          ) : (
            <div>
              <ButtonLink to={salesPath({ from: sales.from, to: sales.to, shop: sales.shop_id })}>
                {text('allItems')}
              </ButtonLink>
            </div>
          )}
        </div>
      )}
    </>
  );
}
