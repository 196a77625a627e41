import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('models', {
  changedMeanwhile: 'The language model was changed meanwhile. Read who it is now.',

  // Why the built-in engine wrote in the model's place.
  withoutUnreachable: 'The language model could not be reached, so I wrote this without it.',
  withoutSlow: 'The language model did not answer in time, so I wrote this without it.',
  withoutBusy: 'The language model had too much to do, so I wrote this without it.',
  withoutRejected: 'The language model did not accept the request, so I wrote this without it.',
  withoutDeclined: 'The language model declined to word this, so I wrote it without it.',
  withoutUnreadable: 'The answer of the language model could not be used, so I wrote this without it.',
  withoutResting:
    'The language model failed several times, so I wrote this without it. I try it again in some minutes.',
  withoutDay: 'What you may use of the language model in a day is used up, so I wrote this without it.',
  withoutMonth: 'What you may use of the language model in a month is used up, so I wrote this without it.',
});
