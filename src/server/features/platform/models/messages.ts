import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('models', {
  changedMeanwhile: 'The language model changed in the meantime. Check which one it is now.',

  // Why the built-in engine wrote in the model's place.
  withoutUnreachable: 'I couldn’t reach the language model, so I wrote this without it.',
  withoutSlow: 'The language model didn’t respond in time, so I wrote this without it.',
  withoutBusy: 'The language model was too busy, so I wrote this without it.',
  withoutRejected: 'The language model rejected the request, so I wrote this without it.',
  withoutDeclined: 'The language model declined to write this, so I wrote it without it.',
  withoutUnreadable: 'I couldn’t use the language model’s answer, so I wrote this without it.',
  withoutResting:
    'The language model failed several times, so I wrote this without it. I’ll try it again in a few minutes.',
  withoutDay: 'You’ve used up today’s language model limit, so I wrote this without it.',
  withoutMonth: 'You’ve used up this month’s language model limit, so I wrote this without it.',
});
