import type { Region, Trade, Vendor } from '#practice/town/world/types.ts';

/** The shops of Millbrook, a town that lies in five provinces at once so that each of their laws and clocks is met. */
export const shopRows: readonly (readonly [id: string, name: string, trade: Trade, vendor: Vendor, region: Region, people: number, street: string])[] = [
  ['millbrook-cafe', 'Lantern Café', 'cafe', 'square', 'ON', 4000, '12 Mill Street'],
  ['fundy-crumb', 'Fundy Crumb Bakery', 'bakery', 'square', 'NS', 2200, '1888 Harbour Road'],
  ['paper-heron', 'Paper Heron Books', 'bookshop', 'shopify', 'ON', 1800, '40 King Street'],
  ['third-chair', 'Third Chair Barbers', 'barber', 'square', 'ON', 700, '7 Station Lane'],
  ['wag-and-whisker', 'Wag & Whisker', 'pet', 'woocommerce', 'ON', 1200, '201 Queen Street'],
  ['prairie-bolt', 'Prairie Bolt Hardware', 'hardware', 'square', 'AB', 2500, '500 Railway Avenue'],
  ['night-oven', 'Night Oven Pizza', 'pizza', 'square', 'ON', 2600, '88 Mill Street'],
  ['fleurs-du-moulin', 'Fleurs du Moulin', 'florist', 'spreadsheet', 'QC', 900, '3, rue du Moulin'],
  ['cedar-pharmacy', 'Cedar Pharmacy', 'pharmacy', 'square', 'BC', 3000, '61 Cedar Crescent'],
  ['still-water', 'Still Water Yoga', 'yoga', 'woocommerce', 'BC', 300, '9 Creek Road'],
  ['velo-ecluse', 'Vélo de l’Écluse', 'bicycle', 'shopify', 'QC', 800, '27, rue de l’Écluse'],
  ['alder-row', 'Alder Row Clothing', 'clothes', 'shopify', 'ON', 1500, '15 Alder Row'],
];

/** Where the shops of a province stand. */
export const places: Readonly<Record<Region, { city: string; postcode: string; zone: string; areaCode: string }>> = {
  ON: { city: 'Millbrook', postcode: 'L0A 1G0', zone: 'America/Toronto', areaCode: '705' },
  QC: { city: 'Millbrook', postcode: 'J0E 1V0', zone: 'America/Toronto', areaCode: '450' },
  BC: { city: 'Millbrook', postcode: 'V0N 1A0', zone: 'America/Vancouver', areaCode: '250' },
  NS: { city: 'Millbrook', postcode: 'B6L 1R2', zone: 'America/Halifax', areaCode: '902' },
  AB: { city: 'Millbrook', postcode: 'T0A 2W0', zone: 'America/Edmonton', areaCode: '780' },
};
