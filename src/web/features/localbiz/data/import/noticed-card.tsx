import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { PeopleOfFile, StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportReply } from '#contract/localbiz/imports.ts';
import { LEFT_OUT_ROWS_AT_ONCE } from '#contract/localbiz/imports.ts';
import { api } from '#web/api/client.ts';
import { moneyWords } from '#web/shell/shop/amounts.ts';
import type { Tag } from '#web/text/say.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ShowMore } from '#web/ui/actions/show-more.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import { text as ofPeople } from './people-messages.ts';
import { notesOfReviews } from './review-notes.tsx';
import { text as ofTables } from './table-messages.ts';
import { placeOfRow } from './tables.tsx';
import { notesOfThings } from './thing-notes.tsx';
import classes from './import.module.css';

const b: Tag = (inner) => <b>{inner}</b>;

function notesOfPeople(seen: PeopleOfFile): ReactNode[] {
  return [
    seen.new_people > 0 && ofPeople.rich('newPeople', { count: seen.new_people, b }),
    seen.changed_people > 0 && ofPeople.rich('changedPeople', { count: seen.changed_people, b }),
    ofPeople.rich('reached', { email: seen.with_email, phone: seen.with_phone, b }),
    seen.merged_rows > 0 && ofPeople.rich('merged', { count: seen.merged_rows, b }),
    seen.shared_phones > 0 && ofPeople.rich('shared', { count: seen.shared_phones, b }),
    seen.stopped_before > 0 && ofPeople.rich('stoppedBefore', { count: seen.stopped_before, b }),
    ofPeople.rich('dropped', { b }),
  ];
}

function notesOfSales(
  { currency, region }: ImportReply,
  seen: NonNullable<StagedSummary['noticed']>,
): ReactNode[] {
  const taxed = seen.usual_tax + seen.other_tax;
  return [
    seen.equal_lines > 0 && text.rich('equalLines', { count: seen.equal_lines, b }),
    seen.refunds > 0 &&
      text.rich('refunds', {
        count: seen.refunds,
        amount: moneyWords(seen.refunded, currency),
        undated: seen.refunds_without_day,
        b,
      }),
    seen.refunds_without_day > 0 && text.rich('refundsWithoutDay', { count: seen.refunds_without_day, b }),
    seen.refunds_without_sale > 0 && text.rich('refundsAlone', { count: seen.refunds_without_sale, b }),
    seen.after_midnight > 0 && text.rich('afterMidnight', { count: seen.after_midnight, b }),
    seen.without_time && text.rich('withoutTime', { b }),
    seen.currency_assumed && text.rich('noCurrency', { currency, b }),
    seen.usual_tax > 0 && text.rich('taxes', { region, usual: seen.usual_tax, all: taxed, b }),
  ];
}

function notes(
  file: ImportReply,
  { noticed, people, things, reviews, left_out: leftOut, replaced_lines: replaced }: StagedSummary,
): ReactNode[] {
  return [
    replaced > 0 && text.rich('replacedLines', { count: replaced, b }),
    ...(noticed === null ? [] : notesOfSales(file, noticed)),
    ...(people === null ? [] : notesOfPeople(people)),
    ...(things === null ? [] : notesOfThings(things)),
    ...(reviews === null ? [] : notesOfReviews(reviews)),
    ...leftOut.map(({ reason, rows }) =>
      text.rich('leftOutReason', { reason: reason.replaceAll('-', '_'), count: rows, b }),
    ),
  ].filter((note) => note !== false);
}

/** What the owner should know of the file, with the rows that are left out. */
export function NoticedCard({ file, summary }: { file: ImportReply; summary: StagedSummary }) {
  const [open, setOpen] = useState(false);
  const all = notes(file, summary);
  const hasRows = summary.left_out.some(({ reason }) => reason !== 'not-data');
  return (
    <Card>
      <CardHead title={text('noticed')} />
      <ul className={classes.notes}>
        {all.length === 0 && <li>{text('nothing')}</li>}
        {all.map((note, place) => (
          // A still list of sentences.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>{note}</li>
        ))}
        {hasRows && (
          <li>
            <Button kind="quiet" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? text('hideThem') : text('readThem')}
            </Button>
            {open && <LeftOutRows id={file.id} tables={summary.tables} />}
          </li>
        )}
      </ul>
    </Card>
  );
}

function rowWords(line: number, tables: StagedSummary['tables']): string {
  const place = placeOfRow(line, tables);
  return place.name === '' ? text('rowNumber', { line }) : ofTables('rowOfTable', place);
}

/** The rows that are left out, a page after the other. */
function LeftOutRows({ id, tables }: { id: string } & Pick<StagedSummary, 'tables'>) {
  const rows = useInfiniteQuery(
    api.imports.rows.infiniteOptions({
      input: (after: number) => ({ id, after }),
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < LEFT_OUT_ROWS_AT_ONCE ? undefined : page.at(-1)?.line),
    }),
  );
  if (rows.isError && rows.data === undefined) return <p>{text('rowsFailed')}</p>;
  return (
    <div className={classes.rows}>
      {rows.data?.pages.flat().map(({ line, cells }) => (
        <div key={line}>
          <b>{rowWords(line, tables)}</b>{' '}
          <span className={classes.sample}>{cells.map((cell) => cell.text).join(', ')}</span>
        </div>
      ))}
      {rows.hasNextPage && (
        <ShowMore pages={rows} failed={text('rowsFailed')}>
          {text('moreRows')}
        </ShowMore>
      )}
    </div>
  );
}
