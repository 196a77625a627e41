/** Two days of a bakery as its till and its page with Google export them. */
const SALES = `Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Modifiers Applied,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID,Device Name,Notes,Details,Event Type,Location,Dining Option,Customer ID,Customer Name,Customer Reference ID,Unit,Count,GTIN,Itemization Type,Commission,Employee,Fulfillment Note,Channel,Token,Card Brand,PAN Suffix
2026-11-12,09:12:00,Atlantic Time (Canada),Bread,Baguette,1.0,Regular,B1,,$4.00,$0.00,$4.00,$0.00,T1,P1,Counter,,,Payment,Fundy Crumb Bakery,,,,,ea,1,,Physical Good,$0.00,,,Fundy Crumb Bakery,K1,Visa,1111
2026-11-13,10:30:00,Atlantic Time (Canada),Bread,Rye Loaf,2.0,Regular,B2,,$15.00,$0.00,$15.00,$0.00,T2,P2,Counter,,,Payment,Fundy Crumb Bakery,,,,,ea,2,,Physical Good,$0.00,,,Fundy Crumb Bakery,K2,Visa,1111
`;

const FILES: Readonly<Record<string, File>> = {
  'square-items': new File([SALES], 'items.csv'),
  'square-catalogue': new File(
    [
      'Token,Item Name,Variation Name,SKU,Reporting Category,Price,Default Unit Cost\nK1,Baguette,Regular,B1,Bread,4.00,1.10\nK2,Rye Loaf,Regular,B2,Bread,7.50,2.30\n',
    ],
    'catalog.csv',
  ),
  'square-customers': new File(
    [
      'First Name,Last Name,Email Address,Square Customer ID,Creation Source,Email Subscription Status,Instant Profile\nAda,Pell,ada@example.com,C1,Loyalty,subscribed,No\n',
    ],
    'customers.csv',
  ),
  'google-reviews': new File(
    [
      JSON.stringify({
        reviews: [
          {
            name: 'accounts/1/locations/2/reviews/3',
            reviewer: { displayName: 'Ada P.' },
            starRating: 'FIVE',
            comment: 'The rye is lovely.',
            createTime: '2026-11-13T10:00:00Z',
            updateTime: '2026-11-13T10:00:00Z',
          },
        ],
      }),
    ],
    'reviews.json',
  ),
};

/** A town that hands out the files of one bakery, and counts how often it was asked. */
export const bakeryTown = () => {
  const town = {
    asked: 0,
    file: (path: string) => {
      town.asked += 1;
      const file = FILES[path.split('/').at(-1) ?? ''];
      return file === undefined ? Promise.reject(new Error(`There is no ${path}.`)) : Promise.resolve(file);
    },
  };
  return town;
};
