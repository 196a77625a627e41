import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  title: '{count, plural, one {The table I read} other {The # tables in this file}}',
  read: 'Read here: {count, plural, one {# row} other {# rows}}',
  apart: `Imported separately: {kind, select,
    customers {{count, plural, one {# customer} other {# customers}}}
    items {{count, plural, one {# product} other {# products}}}
    reviews {{count, plural, one {# review} other {# reviews}}}
    other {{count, plural, one {# row of sales} other {# rows of sales}}, in other columns}
  }`,
  open: 'Open {name}',
  left: `{because, select,
    again {Left out: “{of}” has the same rows}
    sums {Left out: it only adds up “{of}”}
    totals {Left out: only totals}
    other {Left out: no sales, customers, products or reviews}
  }`,
  rowOfTable: '{name}, row {line, number}',
});
