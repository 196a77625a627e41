/** The days that are asked for, of a shop by its id: the last four weeks of the first one where nothing is said. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
  shop?: string | undefined;
}
