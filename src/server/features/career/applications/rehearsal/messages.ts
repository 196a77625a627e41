import { catalogue } from '#localization/catalogue.ts';

/** How a dry run ends. */
export const text = catalogue('applications-rehearsal', {
  doneTitle: 'Dry run done: {title}',
  filled:
    'The dry run filled in the form with exactly what you approved and stopped before submitting. Nothing was sent.',
  failed: 'The dry run couldn’t complete the form. {reason} Nothing was sent.',
  captcha:
    'The dry run found a captcha, which only a person can answer. You’d have to send this one yourself. Nothing was sent.',
  mailedCode:
    'The dry run found that the form emails you a code and needs it to go on. You’d have to send this one yourself. Nothing was sent.',
  lockedOut:
    'The dry run found that the site has an account for your address and doesn’t accept the password I have for it. You’d have to send this one yourself. Nothing was sent.',
});
