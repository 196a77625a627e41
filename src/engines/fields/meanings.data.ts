import { fieldWord } from '#engines/lexicon/index.ts';
/** What a control of a form may want; `unknown` means that it is to be left alone. */
export type FieldMeaning =
  | 'emailAddress'
  | 'username'
  | 'password'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'fullName'
  | 'phone'
  | 'addressStreet'
  | 'addressStreet2'
  | 'addressCity'
  | 'addressProvince'
  | 'addressPostalCode'
  | 'addressCountryCode'
  | 'birthday'
  | 'birthdayDay'
  | 'birthdayMonth'
  | 'birthdayYear'
  | 'cardName'
  | 'cardNumber'
  | 'cardSecurityCode'
  | 'expiration'
  | 'expirationMonth'
  | 'expirationYear'
  | 'totp'
  | 'unknown';

/** A trap for programs, or a proof that a person is there. */
export const TRAP = fieldWord('meanings: trap', /画像|图形码|验证码|認証コード/);

/**
 * What words of a label, a placeholder or a name attribute say, the first that holds. Matched against lower-case words
 * without Latin accents, parted by single blanks; names such as `addressLine2` come as `address line 2`.
 */
export const WORDINGS: readonly (readonly [RegExp, FieldMeaning])[] = [
  // Codes: of an authenticator, or sent to somebody.
  [fieldWord('meanings: totp'), 'totp'],
  [fieldWord('meanings: codes sent', /digit \d of/), 'unknown'],
  [/\botp/, 'totp'],
  [fieldWord('meanings: vouchers'), 'unknown'],
  [fieldWord('meanings: voucher codes'), 'unknown'],
  [fieldWord('meanings: tax numbers'), 'unknown'],
  // Cards.
  [/card ?(holder)?s? ?(first|last|given|family|middle) ?name/, 'unknown'],
  [fieldWord('meanings: card security code'), 'cardSecurityCode'],
  [
    /(3|three) ?(or|to)? ?(4|four)? digit|verification (number|value)|\bcode de securite|kartenprufnummer|prufziffer/,
    'cardSecurityCode',
  ],
  [fieldWord('meanings: card security code 2', /セキュリティコード/), 'cardSecurityCode'],
  [fieldWord('meanings: card name'), 'cardName'],
  [fieldWord('meanings: card name 2', /カード名義/), 'cardName'],
  [/\bm{1,2} ?(\/|-)? ?(yy|jj|aa)/, 'expiration'],
  [
    fieldWord('meanings: expiration month', /(mois|mes|mese|monat) .{0,6}(exp|venc|scad|abl)/),
    'expirationMonth',
  ],
  [
    fieldWord('meanings: expiration year', /(annee|ano|anno|jahr) .{0,6}(exp|venc|scad|abl)/),
    'expirationYear',
  ],
  [fieldWord('meanings: expiration'), 'expiration'],
  [fieldWord('meanings: expiration 2', /有効期限/), 'expiration'],
  [fieldWord('meanings: card number', /(debit) ?card$/), 'cardNumber'],
  [fieldWord('meanings: card number 2', /カード番号|номер карты/), 'cardNumber'],
  [/(\d{4} ){3}\d{4}|([·•x]{4} ){3}/, 'cardNumber'],
  // At work, or about a letter.
  [fieldWord('meanings: parts of mails'), 'unknown'],
  [fieldWord('meanings: email address'), 'emailAddress'],
  [fieldWord('meanings: phone'), 'phone'],
  // Words and papers about somebody or something else.
  [fieldWord('meanings: subjects'), 'unknown'],
  [fieldWord('meanings: messages'), 'unknown'],
  [
    fieldWord('meanings: gender', /^(title|anrede|salutation|prefix|suffix|civilite|aanhef|tratamiento)\b/),
    'unknown',
  ],
  [/\bgenero\b|\bsesso\b|\bgeslacht|性別|^age\b|^alter\b/, 'unknown'],
  [fieldWord('meanings: organisations', /会社|商号/), 'unknown'],
  [fieldWord('meanings: secrets and posts'), 'unknown'],
  [fieldWord('meanings: names of things'), 'unknown'],
  [fieldWord('meanings: papers and banks'), 'unknown'],
  [fieldWord('meanings: numbers of papers'), 'unknown'],
  [fieldWord('meanings: searches', /поиск|搜索|検索/), 'unknown'],
  [fieldWord('meanings: addresses and amounts'), 'unknown'],
  // Accounts and addresses for mail.
  [fieldWord('meanings: password'), 'password'],
  [
    fieldWord('meanings: password 2', /пароль|パスワード|密码|비밀번호|\bpass(?!port|enger|age|code)/),
    'password',
  ],
  [
    /(user|login|sign ?in|account|screen) ?(name|id)? ?(or|\/|ou|oder|of|o|e) ?(e ?mail|phone|mobile)/,
    'username',
  ],
  [
    /e ?mail ?(address)? ?(,|or|\/|ou|oder|of|o)? ?(or )?(user|member|login|nick|screen|account|player)(name|id)?\b/,
    'username',
  ],
  [fieldWord('meanings: email address 2', /メール|邮箱|이메일/), 'emailAddress'],
  [fieldWord('meanings: email address 3', /почт/), 'emailAddress'],
  // Dates of birth.
  [
    /(birth ?(day|date)?|dob|bday|geburts\w*|naissance|nacimiento|nascimento|nascita) (date )?(day|tag|jour|dia|giorno|d|dd)\b/,
    'birthdayDay',
  ],
  [
    /(birth ?(day|date)?|dob|bday|geburts\w*|naissance|nacimiento|nascimento|nascita) ?(date )?(month|monat|mois|mes|mese|m|mm)\b/,
    'birthdayMonth',
  ],
  [
    /(birth ?(day|date)?|dob|bday|geburts\w*|naissance|nacimiento|nascimento|nascita) ?(date )?(year|jahr|annee|ano|anno|y|yy|yyyy)\b/,
    'birthdayYear',
  ],
  [fieldWord('meanings: birthday day'), 'birthdayDay'],
  [fieldWord('meanings: birthday month'), 'birthdayMonth'],
  [fieldWord('meanings: birthday year'), 'birthdayYear'],
  [fieldWord('meanings: birthday'), 'birthday'],
  [/дата рожд|生年月日|\bnarozeni|\bfodsel|syntyma/, 'birthday'],
  // Names.
  [fieldWord('meanings: full name', /^name$/), 'fullName'],
  [fieldWord('meanings: full name 2', /氏名|お名前|^imie i nazw|фио/), 'fullName'],
  [fieldWord('meanings: middle name', /отчество/), 'middleName'],
  [fieldWord('meanings: username'), 'username'],
  [fieldWord('meanings: username 2', /имя пользователя|логин|用户名|账号/), 'username'],
  [fieldWord('meanings: username 3', /ユーザー?名|ログインid|아이디/), 'username'],
  [fieldWord('meanings: last name', /^nom\b/), 'lastName'],
  [fieldWord('meanings: last name 2', /фамили|姓/), 'lastName'],
  [fieldWord('meanings: first name'), 'firstName'],
  [fieldWord('meanings: first name 2', /^имя|名[）)]?$|^nombre|^nome$|^ad$/), 'firstName'],
  [fieldWord('meanings: address postal code', /индекс|郵便/), 'addressPostalCode'],
  // Phones.
  [
    fieldWord(
      'meanings: area codes',
      /(phone|mobile|country|dial\w*|tel) ?(number)? ?(area)? ?(prefix|extension|ext)\b/,
    ),
    'unknown',
  ],
  [fieldWord('meanings: phone 2'), 'phone'],
  [/puhelin|телефон|電話|手机|手機|전화|komorka|\bmobil\b/, 'phone'],
  // Addresses.
  [fieldWord('meanings: address street2 2', /street 1 ?\]?$/), 'addressStreet2'],
  [fieldWord('meanings: address street2'), 'addressStreet2'],
  [fieldWord('meanings: address country code', /страна|国\b/), 'addressCountryCode'],
  [fieldWord('meanings: address city'), 'addressCity'],
  [fieldWord('meanings: address city 2', /город|市区町村|城市/), 'addressCity'],
  [fieldWord('meanings: address province', /область|регион/), 'addressProvince'],
  [fieldWord('meanings: address province 2', /都道府県|省份/), 'addressProvince'],
  [fieldWord('meanings: address street'), 'addressStreet'],
  [fieldWord('meanings: address street 2', /адрес|улица|住所|地址/), 'addressStreet'],
  [fieldWord('meanings: username 4', /^user\b|\buser$|^account$|\bid$/), 'username'],
  [/^naam$|^namn$|^navn$|^imya$|^nimi$|name/, 'fullName'],
];

/** The tokens of `autocomplete` (HTML Living Standard, 4.10.18.7) that name one meaning. */
export const TOKENS: Readonly<Record<string, FieldMeaning>> = {
  email: 'emailAddress',
  username: 'username',
  'current-password': 'password',
  'new-password': 'password',
  'given-name': 'firstName',
  'cc-given-name': 'firstName',
  'additional-name': 'middleName',
  'family-name': 'lastName',
  'cc-family-name': 'lastName',
  name: 'fullName',
  tel: 'phone',
  'tel-national': 'phone',
  'tel-local': 'phone',
  'street-address': 'addressStreet',
  'address-line1': 'addressStreet',
  'address-line2': 'addressStreet2',
  'address-level2': 'addressCity',
  'address-level1': 'addressProvince',
  'postal-code': 'addressPostalCode',
  country: 'addressCountryCode',
  'country-name': 'addressCountryCode',
  bday: 'birthday',
  'bday-day': 'birthdayDay',
  'bday-month': 'birthdayMonth',
  'bday-year': 'birthdayYear',
  'cc-name': 'cardName',
  'cc-number': 'cardNumber',
  'cc-csc': 'cardSecurityCode',
  'cc-exp': 'expiration',
  'cc-exp-month': 'expirationMonth',
  'cc-exp-year': 'expirationYear',
  'one-time-code': 'totp',
  organization: 'unknown',
  'organization-title': 'unknown',
  'honorific-prefix': 'unknown',
  'honorific-suffix': 'unknown',
  'tel-country-code': 'unknown',
  nickname: 'unknown',
  url: 'unknown',
  sex: 'unknown',
};

/** Words on buttons, headings and in a form's own attributes for entering an account that exists. */
export const SIGN_IN = fieldWord('meanings: sign in', /войти|вход|ログイン|登录|登錄|로그인/);

/** The same for opening a new one, or for leaving an address. */
export const SIGN_UP = fieldWord('meanings: sign up', /регистр|注册|登録|会員|회원가입/);

/** Only beside a form that asks for a password which exists. */
export const KNOWN_BEFORE = fieldWord(
  'meanings: known before',
  /забыл|запомн|忘れ|忘记|记住|don t have an? /,
);

/** Only beside a form that opens an account. */
export const NEW_HERE = fieldWord(
  'meanings: new here',
  /at least (\d+|one|six|eight)\b|\d or more char|minimum (of )?\d|mindestens \d|au moins \d|al menos \d/,
);

/** Beside a form that opens an account more than beside the other. */
export const TERMS = fieldWord('meanings: terms');

/** Words beside a control for what is only chosen now. */
export const CHOSEN_NOW = fieldWord('meanings: chosen now');

/** On a button that only leads on, as beside the name of an account whose password comes next. */
export const LEADS_ON =
  /^(continue|next|proceed|weiter|suivant|continuer|continuar|siguiente|avanti|continua|volgende|doorgaan|dalej|nasta|далее|продолжить|次へ|下一步)\b/;

/** Codes and proofs, which are never the account's name. */
export const CODE = /captcha|\botp|one ?time|verif|security check|\bpin\b|画像|验证码|認証/;

/** Names of the parts of a date. */
export const PARTS: Readonly<Record<'Day' | 'Month' | 'Year', RegExp>> = {
  Day: /^(day|dd|tag|jour|jj|dia|giorno|gg|dag|день|日|den|dzien)$/,
  Month: /^(month|mm|monat|mois|mes|mese|maand|manad|месяц|月|mesic|miesiac)$/,
  Year: /^(year|yyyy|yy|jahr|annee|aaaa|ano|anno|jaar|ar|год|年|rok|jjjj)$/,
};
