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
  /\b(?:up to|maximum(?: (?:salary|pay|wage|rate))?(?: of| is)?|max\.?|(?:echelon|salaire|taux) maxim(?:al|um)(?: de)?|(?:not|ne pas) (?:to )?exceed(?:ing)?|top of (?:the )?(?:grid|scale|range)(?: is)?|as (?:much|high) as|no more than|to a maximum of|ceiling of|capped at|jusqu'a|maximum de|allant jusqu'a|pouvant atteindre)\s*:?\s*$/;
export const FROM =
  /\b(?:from|starts?(?: at| from)?|starting(?: at| from)?|starting (?:pay|wage|salary|rate)(?: of| is|:)?|(?:salary |pay |wage )?floor(?: for [^.;:\d]{1,24})?(?: is| of|:)|plancher(?: salarial)?(?: est)?(?: de|:)|minimum(?: (?:salary|pay|wage|rate))?(?: of| is)?|min\.?|at least|not? (?:less|lower|under|below)(?: than)?|upwards of|a partir de|(?:salaire|taux)[^.;:\d]{0,24} (?:de depart|initial|d'entree|d'embauche)(?: est)?(?: de)?|des|debutant a|debute a|au moins|minimum de|over|more than|plus de)\s*:?\s*$/;
