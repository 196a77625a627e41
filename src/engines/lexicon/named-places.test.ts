import { describe, expect, it } from 'vitest';
import { countryByLongCode, countryByName, currencyOf, regionByName, WIDER_AREAS } from './index.ts';

describe('the table of countries', () => {
  it('knows a country by its names in English, French and its own language, without diacritics', () => {
    for (const name of ['germany', 'allemagne', 'deutschland']) expect(countryByName.get(name)).toBe('DE');
    expect(countryByName.get('espana')).toBe('ES');
    expect(countryByName.get('gb')).toBeUndefined();
    expect(countryByLongCode.get('CAN')).toBe('CA');
  });

  it('has the currency of every country it names, and only countries it has in wider areas', () => {
    for (const country of countryByName.values()) expect(currencyOf.get(country)).toMatch(/^[A-Z]{3}$/);
    for (const countries of WIDER_AREAS.values())
      for (const country of countries) expect(currencyOf.has(country), country).toBe(true);
  });

  it('knows a province by its code and its names', () => {
    for (const name of ['qc', 'quebec', 'pq'])
      expect(regionByName.get(name)).toEqual({ country: 'CA', code: 'QC' });
    expect(regionByName.get('ecosse')).toEqual({ country: 'GB', code: 'SCT' });
  });
});
