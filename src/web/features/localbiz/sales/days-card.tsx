import { useMutation } from '@tanstack/react-query';
import { Check, Download, TriangleAlert } from 'lucide-react';
import { isoWeek } from '#engines/calendar/index.ts';
import type { SalesReply, SoldDayReply } from '#contract/localbiz/sales.ts';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useNarrow } from '#web/shell/use-narrow.ts';
import { saveFile } from '#web/shell/save-file.ts';
import { moneyWords, roundWords } from '#web/shell/shop/amounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { DayBands } from '#web/ui/charts/day-bands.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { AsTable, dayPath } from './days-table.tsx';
import { text } from './messages.ts';
import type { Period } from './period.ts';
import classes from './sales.module.css';
import { besideSales } from './taxes.ts';

interface DaysProps {
  sales: SalesReply;
  period: Period;
}

/** Above this many days no name has a place beside its day. */
const MOST_NAMED = 60;
/** How many days a name covers beside its own. */
const COVERED = { wide: 2, narrow: 6 };

const offOf = ({ net, expected }: SoldDayReply): number => Math.abs(net - (expected?.middle ?? net));

/** The days outside that are named: those furthest off, so that none covers another. */
function namedOutside(days: readonly SoldDayReply[], covered: number): ReadonlySet<number> {
  if (days.length > MOST_NAMED) return new Set();
  const outside = days.flatMap((one, place) => (one.outside ? [{ place, off: offOf(one) }] : []));
  const named = new Set<number>();
  for (const { place } of outside.toSorted((one, other) => other.off - one.off))
    if (![...named].some((other) => Math.abs(other - place) <= covered)) named.add(place);
  return named;
}

/** Of so few days each has room for its name. */
const FEW = 7;

/** The first day of each week has its name under it, the very first one only where the next of them is far enough off; of a few days each. */
function isNamed(days: readonly SoldDayReply[], place: number): boolean {
  if (days.length <= FEW) return true;
  const weekAt = (at: number) => isoWeek(days[Math.min(at, days.length - 1)]?.day ?? '');
  return place === 0 ? weekAt(0) === weekAt(3) : weekAt(place) !== weekAt(place - 1);
}

function noteOf({ net, expected, outside }: SoldDayReply, currency: string): string {
  if (!outside || expected === null) return '';
  const off = net - expected.middle;
  const amount = roundWords(Math.abs(off), currency);
  return off < 0 ? text('less', { amount }) : text('more', { amount });
}

/** Each day against what was expected, and whether the sums are those of the files. */
export function DaysCard({ sales, period }: DaysProps) {
  const { currency } = sales;
  const days = sales.days ?? [];
  const narrow = useNarrow();
  const named = namedOutside(days, narrow ? COVERED.narrow : COVERED.wide);
  const words = (cents: number) => roundWords(cents, currency);
  return (
    <Card>
      <CardHead title={text('eachDay')}>
        <Legend />
      </CardHead>
      <DayBands
        narrow={narrow}
        label={text('eachDay')}
        heads={{ day: text('day'), value: text('sold'), band: text('expected') }}
        words={words}
        rangeWords={(band) =>
          band === null ? text('unknown') : text('range', { low: words(band.low), high: words(band.high) })
        }
        days={days.map((one, place) => ({
          key: one.day,
          name: text('dayName', { day: one.day }),
          label: isNamed(days, place) ? text('dayName', { day: one.day }) : '',
          value: one.net,
          band: one.expected,
          outside: one.outside,
          note: named.has(place) ? noteOf(one, currency) : '',
          to: dayPath(sales, one.day),
        }))}
      />
      <AsTable sales={sales} />
      {sales.item === null && <Sums sales={sales} period={period} />}
    </Card>
  );
}

/** Whether the sums are those of the files, and the days as a file. */
function Sums({ sales, period }: DaysProps) {
  const { currency, totals, reconciled } = sales;
  const money = (cents: number) => moneyWords(cents, currency);
  return (
    <div className={classes.foot}>
      <span className={classNames(classes.check, reconciled.off > 0 && classes.off)}>
        {reconciled.off > 0 ? <TriangleAlert aria-hidden /> : <Check aria-hidden />}
        {reconciled.off > 0
          ? text('differs', {
              off: reconciled.off,
              days: reconciled.days,
              amount: money(Math.abs(reconciled.difference)),
            })
          : [text('agrees', { amount: money(totals.net) }), besideSales(sales)].join(' ').trim()}
      </span>
      {sales.may_export && <Export period={period} />}
    </div>
  );
}

function Export({ period }: Pick<DaysProps, 'period'>) {
  const toast = useToast();
  const load = useMutation({
    mutationFn: () => client.sales.export(period),
    onSuccess: saveFile,
    onError: (error) => toast({ kind: 'problem', message: sentenceOf(error, text('downloadFailed')) }),
  });
  return (
    <Button size="sm" kind="quiet" busy={load.isPending} onClick={() => load.mutate()}>
      <Download aria-hidden />
      {text('download')}
    </Button>
  );
}

function Legend() {
  return (
    <span className={classes.legend}>
      <span>
        <i className={classes.band} />
        {text('legendBand')}
      </span>
      <span>
        <i />
        {text('legendDay')}
      </span>
      <span>
        <i className={classes.dark} />
        {text('legendOutside')}
      </span>
    </span>
  );
}
