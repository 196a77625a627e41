import { catalogue } from '#localization/catalogue.ts';

/** How a dry run ends. */
export const text = catalogue('applications-rehearsal', {
  doneTitle: 'Dry run done: {title}',
  filled:
    'Dry run: I filled in the form with exactly what you approved and stopped before the click. Nothing was sent.',
  failed: 'Dry run: I could not fill in the form to its end. {reason} Nothing was sent.',
  captcha:
    'Dry run: The form has a captcha, which only a person answers: you would send this one yourself. Nothing was sent.',
  mailedCode:
    'Dry run: The form mails you a code and goes on only with it: you would send this one yourself. Nothing was sent.',
  lockedOut:
    'Dry run: The site has an account for your address and does not take the password I have for it: you would send this one yourself. Nothing was sent.',
});
