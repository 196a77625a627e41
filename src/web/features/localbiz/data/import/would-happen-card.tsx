import { Check, TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportReply } from '#contract/localbiz/imports.ts';
import { moneyWords } from '#web/shell/shop/amounts.ts';
import { figure } from '#web/text/figure.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import { OfShops } from './of-shops.tsx';
import classes from './import.module.css';

interface WouldHappenProps {
  file: ImportReply;
  summary: StagedSummary;
  /** Has it asked anew which shop each place is. */
  onChangeShops: () => void;
  busy: boolean;
}

/** How many lines are new, known or left out, and the sums of the file beside what was read. */
export function WouldHappenCard({ file, summary, onChangeShops, busy }: WouldHappenProps) {
  const isKept = file.state === 'committed';
  const leftOut = summary.left_out.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <Card>
      <CardHead title={isKept ? text('happened') : text('wouldHappen')}>
        {file.answers.shop_id !== null && summary.shops === null && (
          <span className={classes.note}>{text('forShop', { shop: file.shop_name })}</span>
        )}
      </CardHead>
      <div className={classes.counts}>
        <div>
          <b>{figure(summary.new_lines)}</b>
          <span className={classes.note}>
            {text('newLines', { kind: summary.kind, count: summary.new_lines })}
          </span>
        </div>
        <div>
          <b>{figure(summary.known_lines)}</b>
          <span className={classes.note}>{text('knownLines')}</span>
        </div>
        <div>
          <b>{figure(leftOut)}</b>
          <span className={classes.note}>{text('leftOut')}</span>
        </div>
      </div>
      {summary.shops !== null && (
        <OfShops file={file} shops={summary.shops} onChange={onChangeShops} busy={busy} />
      )}
      {summary.sums.length > 0 && <Sums file={file} summary={summary} />}
    </Card>
  );
}

/** The sums of the file beside those of what was read. */
function Sums({ file, summary }: { file: ImportReply; summary: StagedSummary }) {
  const off = summary.sums.reduce((sum, { file: theirs, read }) => sum + Math.abs(theirs - read), 0);
  const money = (cents: number) => moneyWords(cents, file.currency);
  return (
    <>
      <div className={classes.sums}>
        <span />
        <span className={classes.sumHead}>{text('inFile')}</span>
        <span className={classes.sumHead}>{text('iRead')}</span>
        {summary.sums.map(({ field, file: theirs, read }) => (
          <Fragment key={field}>
            <span>{text('sumOf', { field })}</span>
            <span>{money(theirs)}</span>
            <b>{money(read)}</b>
          </Fragment>
        ))}
      </div>
      <div className={classes.foot}>
        <span className={classNames(classes.check, off > 0 && classes.off)}>
          {off > 0 ? <TriangleAlert aria-hidden /> : <Check aria-hidden />}
          {off > 0 || file.first_day === null || file.last_day === null
            ? text('unequal', { amount: money(off) })
            : text('equal', { from: file.first_day, to: file.last_day })}
        </span>
      </div>
    </>
  );
}
