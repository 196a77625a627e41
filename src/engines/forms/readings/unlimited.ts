import type { FormQuestion } from '#contract/career/form.ts';

/** What is said by taking a bound away, each with the same said outright. */
const UNBOUND: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:without|with no|not subject to|free (?:of|from)) (?:any |an? )?(?:(?:time|temporal) (?:limit(?:ation)?|restriction)s?|(?:end|expiry|expiration)(?: dates?)?)\b/giu,
    'indefinitely',
  ],
  [
    /(?<!\p{L})sans (?:aucune )?(?:(?:limite|limitation)s? (?:de |dans le )(?:temps|durée)|dates? (?:de fin|d['’](?:expiration|échéance))|échéance)/giu,
    'de façon permanente',
  ],
  // Whatever the level, the sector, the reason: none is asked for.
  [
    /,?\s*(?:(?<!\p{L})à quelque [\p{L}'’ ]{2,30} que ce soit|quels?(?:le)?s? que soi(?:en)?t [\p{L}'’ ]{2,40}|(?<!\p{L})(?:whatever|no matter|regardless of|irrespective of)(?: what| which)? (?:the |its |their |your )?(?:level|sector|industry|reason|length|duration|setting|size|type|kind)(?: (?:is|was|may be|of it))?)(?=\s*[?.,!)]|\s*$)/giu,
    '',
  ],
  [/(?<!\p{L})n['’]importe quel(le)? (?=\p{L})/giu, 'tout$1 '],
];

/** A question that says "without a time limit" as one that says "indefinitely"; null for any other. */
export function withoutBounds(question: FormQuestion): FormQuestion | null {
  const label = UNBOUND.reduce((text, [words, same]) => text.replaceAll(words, same), question.label);
  return label === question.label ? null : { ...question, label };
}
