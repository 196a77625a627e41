import { idOf } from './ids.ts';
import { decimal, namedTable, type Cells } from './writing.ts';
import { squareCatalogueHeaders } from '#practice/data/town/export-headers.ts';
import type { Life } from '#practice/town/life/types.ts';
import { costOn, priceOn } from '#practice/town/world/prices.ts';

/** Square's item library: a row a thing, with what it costs and is sold for now, and how many there are; services have no stock. */
export function squareCatalogue({ shop, stock, next }: Life): string {
  const here = shop.city;
  const rows = shop.products.map((product, place): Cells => {
    const isService = product.kept === 'service';
    return {
      Token: idOf(shop, 'variation', place),
      'Item Name': product.name[shop.language],
      'Variation Name': isService ? '' : 'Regular',
      'Unit and Precision': product.byWeight ? 'Kilogram (kg) - 0.001' : '',
      SKU: product.sku,
      'Reporting Category': isService && shop.trade === 'cafe' ? '' : product.category,
      'Item Type': isService ? 'Appointments service' : 'Physical good',
      Price: decimal(priceOn(shop, place, next)),
      Archived: 'N',
      Sellable: 'Y',
      Stockable: isService ? 'N' : 'Y',
      'Default Unit Cost': decimal(costOn(shop, place, next)),
      [`Current Quantity ${here}`]: isService ? '' : String(Math.round((stock[place] ?? 0) / 1000)),
    };
  });
  return namedTable(squareCatalogueHeaders(here), rows);
}
