import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areOneCompany, readCompany } from './company-name.ts';

const same = (one: string, other: string): boolean => areOneCompany(readCompany(one), readCompany(other));

describe('two names', () => {
  test.each([
    ['Maple Parcel Inc.', 'Maple Parcel Québec'],
    ['Maple Parcel Inc.', 'MAPLE PARCEL'],
    ['Maple Parcel Ontario', 'Maple Parcel Québec'],
    ['Maple Parcel', 'The Maple Parcel Company, Ltd.'],
    ['Maple Parcel', 'Groupe Maple Parcel inc.'],
    ['Maple Parcel', 'Maple Parcel Group Holdings'],
    ['Maple Parcel', 'Maple Parcel (Canada) ULC'],
    ['Maple Parcel', 'Maple Parcel - Logistics Division'],
    ['Maple Parcel', 'Maple Parcel Logistics Division'],
    ['Maple Parcel', 'Maple Parcel, division logistique'],
    ['Maple Parcel', 'Maple Parcel | Warehouse 12, Laval'],
    ['Maple Parcel', 'Maple Parcel, Store #214'],
    ['Maple Parcel', 'Maple Parcel North America'],
    ['Maple Parcel', 'Maple Parcel, succursale de Trois-Rivières'],
    ['Maple Parcel', 'MapleParcel'],
    ['Maple Parcel', 'Maple-Parcel S.E.N.C.R.L.'],
    ['Maple Parcel', 'Maple Parcel, société en commandite'],
    ['Maple Parcel', 'Maple Parcel Limited Partnership'],
    ['Maple Parcel', 'Maple Parcel Toronto, ON'],
    ['Maple Parcel', 'Spruce Courier (a Maple Parcel company)'],
    ['Maple Parcel', 'Spruce Courier, a division of Maple Parcel Inc.'],
    ['Maple Parcel', 'Spruce Courier, une filiale de Maple Parcel'],
    ['Maple Parcel', 'Maple Parcel, formerly Spruce Courier'],
    ['Bell', 'Bell Canada'],
    ['Bell Canada', 'Bell Québec'],
    ['Deloitte LLP', 'Deloitte Montréal'],
    ['Smith & Jones', 'Smith and Jones Ltd'],
    ['La Boulangerie Dubé', 'Boulangerie Dubé Ltée'],
    ['L’Aubergine', 'L’Aubergine inc.'],
    ['Société Générale S.A.', 'Societe Generale'],
    ['Möbelwerke GmbH', 'Möbelwerke GmbH & Co. KG'],
    ['Fjellvik Bygg A/S', 'Fjellvik Bygg AS'],
    ['Royal Bank', 'Royal Bank of Canada'],
    ['Wendy’s', 'Wendys Restaurants Division'],
    ['I.B.M.', 'IBM Canada Ltd.'],
    ['Hydro-Québec', 'Hydro-Québec inc.'],
    ['The Body Shop', 'Body Shop Canada'],
    ['Co-operators', 'Co-operators Group Limited'],
    ['Maple Parcel', 'Maple Parcel Head Office'],
    ['Maple Parcel', 'Maple Parcel, siège social'],
    ['Maple Parcel', 'Maple Parcel Distribution Centre 4'],
    ['Maple Parcel', 'Compagnie Maple Parcel ltée'],
    ['Maple Parcel', 'Maple Parcel S.A. de C.V.'],
    ['Maple Parcel', 'Maple Parcel Canada Inc. / Maple Parcel Canada limitée'],
    ['Maple Parcel', 'Maple Parcel of Western Canada'],
    ['O’Brien’s', 'OBriens'],
  ])('"%s" and "%s" are one company', (one, other) => {
    expect(same(one, other)).toBe(true);
    expect(same(other, one)).toBe(true);
  });

  test.each([
    ['Bell', 'Campbell'],
    ['Bell', 'Taco Bell'],
    ['Bell Canada', 'Taco Bell Canada'],
    ['Apple', 'Apple Tree Daycare'],
    ['Apple', 'Pineapple'],
    ['Royal Bank', 'Royal Pizza'],
    ['Royal Bank of Canada', 'Royal Bank of Scotland'],
    ['Hydro Québec', 'Hydro Ottawa'],
    ['Air Canada', 'Air France'],
    ['Bank of Montreal', 'Bank of Canada'],
    ['University of Toronto', 'University of Ottawa'],
    ['City of Toronto', 'City of Ottawa'],
    ['Ville de Laval', 'Ville de Québec'],
    ['General Hospital Halifax', 'General Hospital Toronto'],
    ['Université du Québec à Montréal', 'Université du Québec à Trois-Rivières'],
    ['Metro', 'Metropolis'],
    ['School Board of Ottawa', 'School Board of London'],
    ['CISSS de Laval', 'CISSS de la Gaspésie'],
    ['Société de transport de Montréal', 'Société de transport de Laval'],
    ['Rogers', 'Rogers Sugar'],
    ['York', 'York University'],
    ['Maple Parcel', 'Maple Syrup'],
    ['Maple Parcel', 'Parcel Maple'],
    ['Maple Parcel Québec', 'Québec'],
    ['Maple Parcel Inc.', 'Inc.'],
    ['Toronto Bakery', 'Toronto Hardware'],
    ['Canada Post', 'Canada Goose'],
    ['Smith', 'Smith, Jones and Partners'],
    ['Lucky Logistics Division', 'Spruce Logistics Division'],
    ['Spruce - Ottawa', 'Birch - Ottawa'],
    ['Spruce (Canada)', 'Birch (Canada)'],
    ['', ''],
    ['?', '!'],
  ])('"%s" and "%s" are two', (one, other) => {
    expect(same(one, other)).toBe(false);
    expect(same(other, one)).toBe(false);
  });
});

const name = constantFrom(
  ...'Maple Parcel|Quillfern|Bell|Harbour Kitchen|Fernwood Grocers|Dubé et fils|Möbelwerke|7 Lakes Brewing'.split(
    '|',
  ),
);
const form = constantFrom(
  ...'Inc.|, Inc.|Ltd.|Ltée|LLC|GmbH|S.A.|SARL|Corp.|Co.|PLC|Limited Partnership|s.e.n.c.'.split('|'),
);
const place = constantFrom(
  ...'Canada|Québec|Ontario|North America|Toronto|, Halifax|- Lyon|(Germany)'.split('|'),
);
const unit = constantFrom(...'|Division|Store 12|- Head Office|Group|, succursale de Laval'.split('|'));
const word = constantFrom(...'Crystal|Otter|Sandwich|Velocity|Umbrella'.split('|'));

describe('a name', () => {
  test('is the same with any article, legal form, place and division', () => {
    assert(
      property(name, form, place, unit, (one, legal, where, part) => {
        expect([one, same(one, `The ${one} ${legal} ${where} ${part}`)]).toEqual([one, true]);
        expect([one, same(`${one} ${legal}`, `${one} ${part} ${where}`)]).toEqual([one, true]);
      }),
      { numRuns: 200 },
    );
  });

  test('is another with any other word in it, or as a piece of a word', () => {
    assert(
      property(name, word, form, place, (one, more, legal, where) => {
        expect([one, same(one, `${more} ${one} ${legal}`)]).toEqual([one, false]);
        expect([one, same(one, `${one} ${more} ${legal} ${where}`)]).toEqual([one, false]);
        expect([one, same(one, `${more}${one.toLowerCase()} ${where}`)]).toEqual([one, false]);
      }),
      { numRuns: 200 },
    );
  });

  test('is compared the same in both directions, and is itself', () => {
    assert(
      property(name, name, place, unit, (one, other, where, part) => {
        const long = `${other} ${where} ${part}`;
        expect(same(one, long)).toBe(same(long, one));
        expect(same(long, long)).toBe(true);
        expect(same(one, long)).toBe(one === other);
      }),
      { numRuns: 200 },
    );
  });
});
