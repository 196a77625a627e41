import { describe, expect, test } from 'vitest';
import { areOneCompany, readCompany } from '#engines/matching/avoiding/company-name.ts';

/** Pairs of names that differ in what may belong to a name, by what tells the second from the first. */
const manners: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'a number': [
    ['Motel 6', 'Motel'],
    ['Forever 21', 'Forever'],
    ['Studio 54', 'Studio 7'],
    ['Pier 1', 'Pier 9 Seafood'],
  ],
  'a place of work': [
    ['Home Depot', 'Home Outfitters'],
    ['Office Depot', 'Office Plant'],
    ['Summit Depot', 'Summit Mills'],
    ['Iron Works', 'Iron Terminal'],
  ],
  'a unit in French': [
    ['Boulangerie Tremblay', 'Boulangerie Gagnon'],
    ['Caisse Desjardins de Lévis', 'Caisse de dépôt'],
    ['Usine Rotor', 'Usine Nova'],
    ['Magasin Latulippe', 'Magasin Laura'],
  ],
  'what it owns': [
    ['Atlas', 'Atlas Industries'],
    ['Smith', 'Smith Enterprises'],
    ['Phoenix Holdings', 'Phoenix Brands'],
    ['Summit Ventures', 'Summit Enterprises'],
  ],
  'a described division': [
    ['Delta Airlines Division', 'Delta Security Division'],
    ['Phoenix Roofing Division', 'Phoenix Copper Division'],
    ['Eagle Freight Division', 'Eagle Pharma Division'],
    ['Cedar Valley Division', 'Cedar Point Division'],
    ['Silver Spoon Foods Division', 'Silver Lake Division'],
    ['Anchor Glass Dept.', 'Anchor Bay Dept.'],
    ['Atlas Security Division', 'Atlas Copco Division'],
    ['Maple Parcel Logistics Division', 'Maple Leaf Foods Division'],
    ['Acorn Division', 'Acorn Stairlifts Division'],
    ['Cardinal Health Division', 'Cardinal Meats Division'],
    ['Veltrane Security Division', 'Veltrane Timber Division'],
  ],
  'a town that is a word or a name': [
    ['Cooper', 'Cooper Nelson'],
    ['Ford', 'Ford Oliver'],
    ['Carter', 'Carter Lincoln'],
    ['Good', 'Good Hope'],
    ['Park', 'Park Lancaster'],
    ['Royal', 'Royal Windsor'],
    ['Grand', 'Grand Victoria'],
    ['Golden', 'Golden Trail'],
    ['Baker', 'Baker Hamilton'],
    ['Metro', 'Metro Vancouver'],
  ],
  'a town of no table': [
    ['Osler, Hoskin & Harcourt', 'Osler'],
    ['Baker, McKenzie & Sons', 'Baker, Fraser'],
  ],
  'an address': [
    ['Abbey', 'Abbey Road'],
    ['Wall', 'Wall Street'],
    ['Bay', 'Bay Street Staffing'],
  ],
  'its owner': [
    ['Step', 'Step by Step Daycare'],
    ['Side', 'Side by Side Support'],
    ['Design', 'Design by Nature'],
  ],
  'a region or office in French': [
    ['CIUSSS du Nord', 'CIUSSS de l’Est'],
    ['Bureau Gagnon', 'Bureau Tremblay'],
    ['Centre de services de Laval', 'Centre de services de Lévis'],
  ],
  'another firm’s words behind a shared first word': [
    ['Royal LePage', 'Royal Canin'],
    ['General Motors', 'General Electric'],
    ['Atlas Store 12', 'Atlas Movers Store 4'],
    ['Golden Arrow Branch', 'Golden Gate Branch'],
    ['Liberty Mutual Branch', 'Liberty Tax Branch'],
    ['Diamond Plant', 'Diamond Tooling Plant'],
    ['Falcon Terminal', 'Falcon Air Terminal'],
    ['Jackson Hewitt', 'Jackson Division'],
    ['Orange Julius', 'Orange'],
    ['Star Choice Division', 'Star Bakery Division'],
  ],
  'two towns': [
    ['Summit Hamilton', 'Summit London'],
    ['Crown Calgary', 'Crown Ottawa'],
    ['Harbour Halifax', 'Harbour Victoria'],
    ['Metro Toronto', 'Metro Halifax'],
  ],
};
const same = (one: string, other: string): boolean => areOneCompany(readCompany(one), readCompany(other));

describe.each(Object.entries(manners))('names that differ in %s', (_, pairs) => {
  test.each(pairs)('"%s" and "%s" are of two companies', (one, other) => {
    expect([same(one, other), same(other, one)]).toEqual([false, false]);
  });
});

describe('a name', () => {
  test('of nothing but units, towns and numbers is read once each way', () => {
    const hostile = 'Acme Store 12 Depot Toronto Division, at Usine #4 by Hamilton Road '.repeat(9);
    expect(readCompany(hostile).size).toBeLessThan(300);
  });
});
