/** What a letter or word after an amount multiplies it by, flat. */
export const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 1000,
  thousand: 1000,
  grand: 1000,
  mille: 1000,
  lpa: 100_000,
  lakhs: 100_000,
  lakh: 100_000,
  lacs: 100_000,
  lac: 100_000,
  l: 100_000,
  m: 1_000_000,
  mm: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
  millions: 1_000_000,
  b: 1_000_000_000,
  bn: 1_000_000_000,
  billion: 1_000_000_000,
  milliard: 1_000_000_000,
  milliards: 1_000_000_000,
};

/** What makes an amount the most, or the least, that is paid, right before it, flat. */
export const UP_TO =
  /\b(?:up to|as (?:much|high) as|max(?:imum)?\.?(?: of| is| de)?|exceed(?:ing)?|no more than|jusqu'a)\s*:?\s*$/;
export const FROM =
  /\b(?:from|starts?(?: at)?|(?:starting|min(?:imum)?\.?)(?: (?:at|from|salary|pay|wage|rate))?(?: of| is| de)?|not? (?:less|lower|under|below)(?: than)?|floor(?: for [^.;:\d]{1,24})?(?: is| of|:)|at least|a partir de|au moins|des)\s*:?\s*$/;
