/** What was done, for verbs whose past the rules of spelling do not give; by the form in -ing. */
export const IRREGULAR_PASTS: ReadonlyMap<string, string> = new Map([
  ['leading', 'led'],
  ['running', 'ran'],
  ['building', 'built'],
  ['teaching', 'taught'],
  ['writing', 'wrote'],
  ['selling', 'sold'],
  ['making', 'made'],
  ['keeping', 'kept'],
  ['driving', 'drove'],
  ['overseeing', 'oversaw'],
  ['giving', 'gave'],
  ['taking', 'took'],
  ['buying', 'bought'],
  ['setting', 'set'],
  ['cutting', 'cut'],
  ['meeting', 'met'],
  ['finding', 'found'],
  ['growing', 'grew'],
  ['bringing', 'brought'],
  ['dealing', 'dealt'],
  ['holding', 'held'],
  ['speaking', 'spoke'],
  ['feeding', 'fed'],
  ['reading', 'read'],
  ['sending', 'sent'],
  ['doing', 'did'],
  ['choosing', 'chose'],
  ['beginning', 'began'],
  ['laying', 'laid'],
  ['paying', 'paid'],
]);

/** Pasts that are orders as well ("cut it by a third") tell nothing without a person before them. */
export const ORDERS_TOO = new Set(['cut', 'set', 'put', 'let', 'read', 'hit', 'split', 'spread', 'shut']);
/** What was done, as a word of its own. */
export const PASTS = new Set(
  [
    ...IRREGULAR_PASTS.values(),
    ...'did won spoke dealt babysat sat flew rode drew swept dug hung caught fought shot spent struck threw wove shrank stood rebuilt rewrote redid undertook overcame withdrew outsold upheld sewed sewn fed bred wound split spread lent'.split(
      ' ',
    ),
  ].filter((past) => !ORDERS_TOO.has(past)),
);
