import { expect, it } from 'vitest';
import { plain } from '#server/ports/browser/form/text.ts';
import { isCodeQuestion, mailAwaited } from './mailed-code.ts';

it.each([
  'Enter the security code we sent to ada.lane@mail.example to submit your application.',
  'We sent an 8-character code to ada@mail.example. It is good for an hour.',
  'We’ve just emailed you at ada.lane@mail.example a verification code.',
  'A verification code was sent to ada@mail.example',
  'Check your e-mail for the code and come back here.',
  'Please type the 6-digit code from your email below',
  'Code de vérification envoyé à votre adresse ada@mail.example',
  'Saisissez le code à six chiffres reçu par courriel.',
  'Nous vous avons envoyé un code à l’adresse ada@mail.example.',
  'Thank you for applying! Enter the code that we mailed to ada@mail.example to finish.',
])('knows a page that waits for a code by “%s”', (said) => {
  expect(mailAwaited(plain(said))).toBe('code');
});

it.each([
  'Check your email to confirm your application.',
  'Thank you for applying. Please check your inbox and verify your address.',
  'Click the link in the e-mail we sent to ada@mail.example to complete your application.',
  'Consultez vos courriels pour confirmer votre candidature.',
  'Cliquez sur le lien reçu par courriel afin de valider votre candidature.',
])('knows a page that waits for a link by “%s”', (said) => {
  expect(mailAwaited(plain(said))).toBe('link');
});

it.each([
  'Thank you for applying. A confirmation has been sent to your email.',
  'Your application was received. Check your inbox to confirm your subscription.',
  'After you submit, we will send a verification code. You will then enter the code from your email.',
  'If you were referred, enter the referral code you received by email.',
  'Enter the code that we sent to your mobile phone by SMS.',
  'Enter your postal code and e-mail.',
  'Code postal, courriel, téléphone',
  'You write clean code, and e-mail is your friend.',
])('takes no such wall from “%s”', (said) => {
  expect(mailAwaited(plain(said))).toBeNull();
});

it.each([
  ['Verification code', true],
  ['Security code *', true],
  ['Enter the 6-digit code', true],
  ['Code de vérification', true],
  ['Postal code', false],
  ['Referral code', false],
  ['Which languages do you code in?', false],
])('reads the question “%s”', (label, asks) => {
  expect(isCodeQuestion(label)).toBe(asks);
});
