import { describe, expect, it } from 'vitest';
import { countryCode, currencyAt, readPlace, remoteFrom, severalPlaces } from './places.ts';

const partsOf = (text: string) => {
  const { city, region, country } = readPlace(text)?.parts ?? { city: null, region: null, country: null };
  return [city, region, country];
};

describe('two letters behind a town', () => {
  it.each([
    ['Toronto, ON', ['Toronto', 'ON', null]],
    ['Portland, OR', ['Portland', 'OR', null]],
    ['Paris, FR', ['Paris', null, 'FR']],
    ['Lyon, France', ['Lyon', null, 'France']],
    ['Vancouver, BC, Canada', ['Vancouver', 'BC', 'Canada']],
  ])('are a province or state where they may be, and else a country: %s', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });
});

describe('a place', () => {
  it('that is a part of the world or says only how one works names no town', () => {
    for (const text of ['Europe', 'EMEA', 'Remote', 'Worldwide'])
      expect(partsOf(text)).toEqual([null, null, null]);
  });

  it('loses its postcode', () => {
    expect(partsOf('K1A 0B1, Ottawa, ON')).toEqual(['Ottawa', 'ON', null]);
  });

  it('is several where it lists countries, and one where it is a town in one', () => {
    expect(severalPlaces('Canada, France')).toEqual(['Canada', 'France']);
    expect(severalPlaces('Toronto, Canada')).toEqual(['Toronto, Canada']);
  });

  it('is paid in the currency of its country, by whatever name', () => {
    const currencies = ['Canada', 'CA', 'UK', 'France'].map((country) =>
      currencyAt({ city: null, region: null, country }),
    );
    expect(currencies).toEqual(['CAD', 'CAD', 'GBP', 'EUR']);
    expect(['UK', 'ca', 'Nowhere'].map(countryCode)).toEqual(['GB', 'CA', null]);
  });
});

describe('where one may live who works remotely', () => {
  it('is the country a limit names, and anywhere only where it says so', () => {
    expect(remoteFrom(['USA Only'])).toEqual(['USA']);
    expect(remoteFrom(['Remote - Canada'])).toEqual(['Canada']);
    expect(remoteFrom(['Worldwide'])).toEqual(['anywhere']);
    expect(remoteFrom(['Remote'])).toEqual([]);
  });
});
