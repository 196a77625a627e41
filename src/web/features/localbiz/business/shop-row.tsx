import { useState } from 'react';
import { UNDO_DAYS } from '#contract/localbiz/imports.ts';
import type { Shop } from '#contract/localbiz/shops.ts';
import { dateWords } from '#web/shell/applications/moments.ts';
import { salesPath } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { regions } from './business-form.ts';
import classes from './business.module.css';
import { text } from './messages.ts';
import { useShopClosing } from './use-shop-closing.ts';

interface ShopRowProps {
  shop: Shop;
  /** Whether the business has no other, and whether no other is open: such a shop is closed with the business only. */
  isAlone: boolean;
  isLastOpen: boolean;
  isOwner: boolean;
  /** Null for who may not change it. */
  onChange: (() => void) | null;
  onSaved: () => void;
}

/** One shop: where it is, and what can be done with it; of a closed one since when it is. */
export function ShopRow({ shop, isAlone, isLastOpen, isOwner, onChange, onSaved }: ShopRowProps) {
  const { id, name, city, region, time_zone: zone, closed_at: closedAt } = shop;
  const called = regions.find(([value]) => value === region)?.[1]() ?? region;
  return (
    <li className={classes.shop}>
      <div>
        <p className={classes.shopName}>{name}</p>
        <p className={classes.closed}>{text('shopPlace', { city, region: called })}</p>
        {closedAt !== null && (
          <p className={classes.closed}>{text('shopClosedSince', { day: dateWords(closedAt, zone) })}</p>
        )}
        {isOwner && isLastOpen && !isAlone && <p className={classes.closed}>{text('shopLastOpen')}</p>}
      </div>
      <div className={classes.shopActions}>
        {!isAlone && (
          <ButtonLink
            size="sm"
            kind="quiet"
            to={salesPath({ shop: id })}
            aria-label={text('shopSalesNamed', { name })}
          >
            {text('shopSales')}
          </ButtonLink>
        )}
        {isOwner && closedAt !== null && <Reopen shop={shop} onSaved={onSaved} />}
        {isOwner && closedAt === null && !isLastOpen && <Close shop={shop} onSaved={onSaved} />}
        {closedAt === null && onChange !== null && (
          <Button size="sm" aria-label={text('shopChangeNamed', { name })} onClick={onChange}>
            {text('shopChange')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Close({ shop, onSaved }: Pick<ShopRowProps, 'shop' | 'onSaved'>) {
  const [asking, setAsking] = useState(false);
  const { busy, close } = useShopClosing(shop, onSaved);
  const { name } = shop;
  return (
    <>
      <Button
        size="sm"
        kind="quiet"
        busy={busy}
        aria-label={text('shopCloseNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {text('shopClose')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('shopCloseQuestion', { name })}
        action={text('shopClose')}
        onConfirm={() => {
          setAsking(false);
          close();
        }}
      >
        <div className={classes.said}>
          <p>{text('shopCloseEnds')}</p>
          <p>{text('shopCloseStays', { days: UNDO_DAYS })}</p>
          <p>{text('shopCloseUndo')}</p>
        </div>
      </ConfirmDialog>
    </>
  );
}

function Reopen({ shop, onSaved }: Pick<ShopRowProps, 'shop' | 'onSaved'>) {
  const { busy, reopen } = useShopClosing(shop, onSaved);
  return (
    <Button size="sm" busy={busy} aria-label={text('shopReopenNamed', { name: shop.name })} onClick={reopen}>
      {text('shopReopen')}
    </Button>
  );
}
