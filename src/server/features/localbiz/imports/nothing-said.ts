import type { ImportAnswers } from '#contract/localbiz/imports.ts';

/** What is said of a file that was just brought. */
export const NOTHING_SAID: ImportAnswers = {
  shop_id: null,
  kind: null,
  columns: {},
  date_order: null,
  month: null,
  left_out_places: null,
  shops_of_places: null,
};
