import { describe, expect, test } from 'vitest';
import { formsIn } from '#testing/page-forms/page.ts';
import { readFields } from './index.ts';

/** What the typed controls of a page want, in their order. */
const wants = (html: string) => formsIn(html).flatMap(({ form }) => readFields(form));
const labelled = (...labels: string[]) =>
  `<form>${labels.map((label, index) => `<label for="a${index}">${label}</label><input id="a${index}">`).join('')}</form>`;

const list = (options: readonly (string | number)[]) =>
  `<select>${options.map((option) => `<option>${option}</option>`).join('')}</select>`;

describe('what a field wants', () => {
  test.each([
    ['English', ['First name', 'Surname', 'E-mail', 'Mobile', 'Postcode', 'Town']],
    ['French', ['Prénom', 'Nom de famille', 'Courriel', 'Téléphone', 'Code postal', 'Ville']],
    ['German', ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefonnummer', 'Postleitzahl', 'Wohnort']],
    ['Spanish', ['Nombre', 'Apellidos', 'Correo electrónico', 'Teléfono', 'Código postal', 'Ciudad']],
    ['Italian', ['Nome', 'Cognome', 'Posta elettronica', 'Cellulare', 'CAP', 'Città']],
    ['Dutch', ['Voornaam', 'Achternaam', 'E-mailadres', 'Telefoon', 'Postcode', 'Woonplaats']],
    ['Portuguese', ['Primeiro nome', 'Sobrenome', 'E-mail', 'Celular', 'CEP', 'Cidade']],
    ['Polish', ['Imię', 'Nazwisko', 'Adres e-mail', 'Telefon', 'Kod pocztowy', 'Miasto']],
    ['Russian', ['Имя', 'Фамилия', 'Электронная почта', 'Телефон', 'Индекс', 'Город']],
  ])('is read from labels in %s', (_, labels) => {
    expect(wants(labelled(...labels))).toEqual([
      'firstName',
      'lastName',
      'emailAddress',
      'phone',
      'addressPostalCode',
      'addressCity',
    ]);
  });

  test('is what the page shows where the name attribute says something else', () => {
    const page = '<form><label for="x">Phone number</label><input id="x" name="fields[email]"></form>';
    expect(wants(page)).toEqual(['phone']);
  });

  test('is what the autocomplete token names, whatever stands before it', () => {
    const page = '<form><input autocomplete="section-a billing address-level1" name="x1"></form>';
    expect(wants(page)).toEqual(['addressProvince']);
  });

  test('is never what a mark in the page says', () => {
    expect(wants('<form><input data-bench="email" name="q7"></form>')).toEqual(['unknown']);
  });

  test('is the account in a form that asks for a password one has, and an address for mail in one that opens it', () => {
    const signIn =
      '<h1>Sign in</h1><form><input type="email" name="email"><input type="password" name="p"><button>Sign in</button><a>Forgot your password?</a></form>';
    const signUp =
      '<h1>Create an account</h1><form><input type="email" name="email"><input type="password" name="p"><input type="password" name="confirm"><button>Register</button></form>';
    expect(wants(signIn)).toEqual(['username', 'password']);
    expect(wants(signUp)).toEqual(['emailAddress', 'password', 'password']);
  });

  test('is the account for a number right before the password', () => {
    const page =
      '<form action="/login"><label for="m">Customer number</label><input id="m"><input type="password"><button>Anmelden</button></form>';
    expect(wants(page)).toEqual(['username', 'password']);
  });

  test.each([
    'Search jobs',
    'Promo code',
    'Enter the CAPTCHA',
    'Leave this field blank',
    'Company name',
    'Gender',
    'Social Security Number',
    'Message',
    'Verification code',
  ])('is nothing that may be filled for “%s”', (label) => {
    expect(wants(labelled('Email', label))).toEqual(['emailAddress', 'unknown']);
  });

  test('is nothing that may be filled where a program is to be caught, whatever the type says', () => {
    const page = '<form><label for="t">Leave this field blank</label><input id="t" type="email"></form>';
    expect(wants(page)).toEqual(['unknown']);
  });

  test('is read from the options of a list without a name', () => {
    const days = Array.from({ length: 31 }, (_, index) => index + 1);
    const years = Array.from({ length: 90 }, (_, index) => 2010 - index);
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    const page = `<form>${list(days)}${list(months)}${list(years)}${list(['Belgium', 'Canada', 'France'])}${list(['Alberta', 'Manitoba', 'Ontario'])}${list(['France (+33)', 'Canada (+1)'])}</form>`;
    expect(wants(page)).toEqual([
      'birthdayDay',
      'birthdayMonth',
      'birthdayYear',
      'addressCountryCode',
      'addressProvince',
      'unknown',
    ]);
  });

  test.each([
    ['months', ['Gennaio', 'Febbraio', 'Marzo', 'Aprile', 'Maggio', 'Giugno', 'Luglio'], 'birthdayMonth'],
    ['countries', ['Österreich', 'Switzerland', 'Italia', 'Other'], 'addressCountryCode'],
    ['states', ['Bayern', 'Hessen', 'Sachsen', 'Thüringen'], 'addressProvince'],
  ])('is read from options that name %s, whichever of them a list begins with', (_, options, wanted) => {
    expect(wants(`<form>${list(options)}</form>`)).toEqual([wanted]);
  });

  test('is no country of an address where a list of countries belongs to a phone number', () => {
    const countries = list(['Belgium', 'Canada', 'France', 'Italy']);
    const page = ['Phone number', 'Country'].map((label) => `<label>${label} ${countries}</label>`).join('');
    expect(wants(`<form>${page}</form>`)).toEqual(['unknown', 'addressCountryCode']);
  });

  test('is read from the text beside a control that nothing names', () => {
    const page =
      '<table><tr><td>Last name</td><td><input name="x1"></td></tr><tr><td>City</td><td><input name="x2"></td></tr></table>';
    expect(wants(page)).toEqual(['lastName', 'addressCity']);
  });
});
