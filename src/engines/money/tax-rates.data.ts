/** A sales tax of a region: its rate in hundred-thousandths of the price without tax, from a day on. */
export interface TaxRate {
  name: 'GST' | 'HST' | 'QST' | 'PST' | 'RST';
  /** Provinces and territories by their two letters. */
  regions: readonly string[];
  rate: number;
  /** First day it holds, `YYYY-MM-DD`; a later row of the same name and region replaces it. */
  from: string;
  source: string;
}

const CRA =
  'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate/calculator.html';

/** Rates since the one before the last change; QST is on the price without GST. */
export const taxRates: readonly TaxRate[] = [
  {
    name: 'GST',
    regions: ['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'],
    rate: 5000,
    from: '2008-01-01',
    source: CRA,
  },
  { name: 'HST', regions: ['ON'], rate: 13000, from: '2010-07-01', source: CRA },
  { name: 'HST', regions: ['NB', 'NL'], rate: 15000, from: '2016-07-01', source: CRA },
  { name: 'HST', regions: ['PE'], rate: 15000, from: '2016-10-01', source: CRA },
  { name: 'HST', regions: ['NS'], rate: 15000, from: '2010-07-01', source: CRA },
  { name: 'HST', regions: ['NS'], rate: 14000, from: '2025-04-01', source: CRA },
  {
    name: 'QST',
    regions: ['QC'],
    rate: 9975,
    from: '2013-01-01',
    source:
      'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/basic-rules-for-applying-the-gsthst-and-qst/',
  },
  {
    name: 'PST',
    regions: ['BC'],
    rate: 7000,
    from: '2013-04-01',
    source: 'https://www2.gov.bc.ca/gov/content/taxes/sales-taxes/pst',
  },
  {
    name: 'PST',
    regions: ['SK'],
    rate: 6000,
    from: '2017-03-23',
    source:
      'https://www.saskatchewan.ca/business/taxes-licensing-and-reporting/provincial-taxes-policies-and-bulletins/provincial-sales-tax',
  },
  {
    name: 'RST',
    regions: ['MB'],
    rate: 7000,
    from: '2019-07-01',
    source: 'https://www.gov.mb.ca/finance/taxation/taxes/retail.html',
  },
];
