import type { StagedSummary } from '#contract/localbiz/import-summary.ts';
import type { ImportReply } from '#contract/localbiz/imports.ts';
import { moneyWords } from '#web/shell/shop/amounts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { text } from './messages.ts';
import classes from './import.module.css';
import layout from './shops.module.css';

interface OfShopsProps {
  file: ImportReply;
  shops: NonNullable<StagedSummary['shops']>;
  /** Has it asked anew which shop each place is. */
  onChange: () => void;
  busy: boolean;
}

const named = (places: readonly string[]): string[] =>
  places.map((one) => (one === '' ? text('noPlace') : one));

/** What of the file is of each shop, by the places that it names, and which of them are left out. */
export function OfShops({ file, shops, onChange, busy }: OfShopsProps) {
  const leftOut = Object.entries(file.answers.shops_of_places ?? {}).flatMap(([place, id]) =>
    id === null ? [place] : [],
  );
  return (
    <ul role="list" className={layout.shops}>
      {shops.map(({ shop_id: id, name, places, lines, net }) => (
        <li key={id} className={layout.shop}>
          <span>
            {name}
            <br />
            <span className={classes.note}>
              {text('ofShop', { places: named(places), kind: file.kind ?? '', count: lines })}
            </span>
          </span>
          {net !== null && <b>{moneyWords(net, file.currency)}</b>}
        </li>
      ))}
      {leftOut.length > 0 && (
        <li className={layout.shop}>
          <span className={classes.note}>{text('placesLeftOut', { places: named(leftOut) })}</span>
        </li>
      )}
      {file.state === 'staged' && file.may_change && (
        <li className={layout.change}>
          <Button size="sm" kind="quiet" busy={busy} onClick={onChange}>
            {text('changeShops')}
          </Button>
        </li>
      )}
    </ul>
  );
}
