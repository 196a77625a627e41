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
export const TRAP =
  /captcha|honey ?pot|leave (this )?(field )?(blank|empty)|security check|not a robot|picture code|画像|图形码|laisse[rz] (ce champ )?vide|leer lassen|\bverify ?cod|verifi?code|验证码|認証コード/;

/**
 * What words of a label, a placeholder or a name attribute say, the first that holds. Matched against lower-case words
 * without Latin accents, parted by single blanks; names such as `addressLine2` come as `address line 2`.
 */
export const WORDINGS: readonly (readonly [RegExp, FieldMeaning])[] = [
  // Codes: of an authenticator, or sent to somebody.
  [fieldWord('meanings: totp'), 'totp'],
  [
    /one ?time|verification|activation|\bpass ?code digit|digit \d of|code (sent|given)|aktiv(ac|ier)/,
    'unknown',
  ],
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
  [
    /cryptogramme|codigo de seguran?[cz]|codice (di )?sicurezza|beveiligingscode|セキュリティコード/,
    'cardSecurityCode',
  ],
  [fieldWord('meanings: card name'), 'cardName'],
  [
    /account ?holder|holder ?name|titulaire|titular|intestatario|karteninhaber|kaarthouder|カード名義|owner of card/,
    'cardName',
  ],
  [/\bm{1,2} ?(\/|-)? ?(yy|jj|aa)/, 'expiration'],
  [
    /exp\w* ?(date)? ?(month|mm\b|mo\b)|month of exp|(mois|mes|mese|monat) .{0,6}(exp|venc|scad|abl)/,
    'expirationMonth',
  ],
  [
    /exp\w* ?(date)? ?(year|yy|yr\b)|year of exp|(annee|ano|anno|jahr) .{0,6}(exp|venc|scad|abl)/,
    'expirationYear',
  ],
  [fieldWord('meanings: expiration'), 'expiration'],
  [/caduc|vencimiento|validade|scadenza|valable|有効期限/, 'expiration'],
  [
    /card ?(number|num|no|nr)\b|cardnum|\bcc ?(number|num|no|nr)\b|(debit) ?card$|credit ?card|ccnumber/,
    'cardNumber',
  ],
  [
    /numero (de (la |votre )?)?(carte|tarjeta|carta)|karten ?nummer|kaart ?nummer|カード番号|номер карты/,
    'cardNumber',
  ],
  [/(\d{4} ){3}\d{4}|([·•x]{4} ){3}/, 'cardNumber'],
  // At work, or about a letter.
  [fieldWord('meanings: parts of mails'), 'unknown'],
  [fieldWord('meanings: email address'), 'emailAddress'],
  [fieldWord('meanings: phone'), 'phone'],
  // Words and papers about somebody or something else.
  [fieldWord('meanings: subjects'), 'unknown'],
  [fieldWord('meanings: messages'), 'unknown'],
  [
    /^(title|anrede|salutation|prefix|suffix|civilite|aanhef|tratamiento)\b|\bhonorific|\bgender|\bsex\b|geschlecht/,
    'unknown',
  ],
  [/\bgenero\b|\bsesso\b|\bgeslacht|性別|^age\b|^alter\b/, 'unknown'],
  [
    /compan|organi[sz]ation\b|\bfirma|\bempresa|entreprise|societe|azienda|bedrijf|\bemployer|会社|商号|\bfirm name/,
    'unknown',
  ],
  [fieldWord('meanings: secrets and posts'), 'unknown'],
  [fieldWord('meanings: names of things'), 'unknown'],
  [fieldWord('meanings: papers and banks'), 'unknown'],
  [fieldWord('meanings: numbers of papers'), 'unknown'],
  [/\bsearch|\bsuche|\brecherche|\bbusca|\bcerca\b|\bzoek|поиск|搜索|検索/, 'unknown'],
  [fieldWord('meanings: addresses and amounts'), 'unknown'],
  // Accounts and addresses for mail.
  [fieldWord('meanings: password'), 'password'],
  [
    /losenord|salasana|\bhaslo|\bheslo|\bsifre|jelszo|пароль|パスワード|密码|비밀번호|adgangskode|\bpass(?!port|enger|age|code)|\bpin\b/,
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
  [
    /\be ?mail|email|courriel|\bcorreo|\bmel\b|epost|\be ?post|\bmail\b|sahkoposti|\bposta elettronica|メール|邮箱|이메일/,
    'emailAddress',
  ],
  [/почт|\bmail(address| address|adresse)|\belektron\w* post/, 'emailAddress'],
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
  [
    /first (and|&) last name|(full|complete|your|real|contact|customer|profile) ?name|^name$|nombre (y|completo)|nom complet/,
    'fullName',
  ],
  [
    /vor und nachname|nome completo|nome e cognome|nom et prenom|prenom et nom|volledige naam|氏名|お名前|^imie i nazw|фио/,
    'fullName',
  ],
  [/middle ?(name|initial)|second ?name|\bmname|additional name|отчество|tussenvoegsel/, 'middleName'],
  [fieldWord('meanings: username'), 'username'],
  [
    /member ?(name|id)|\buid\b|account ?(name|id)\b|\bsign ?in (name|id)|nazwa uzytk|имя пользователя|логин|用户名|账号/,
    'username',
  ],
  [
    /\bident(ifier|ifiant|ificador)\b|kullanici|anvandar|bruker(navn|namn)|brugernavn|ユーザー?名|ログインid|아이디|utente|utilizador/,
    'username',
  ],
  [
    /\b(sur|last|family|second) ?name|lastname|surname|\blname|nachname|familien|nom de famille|^nom\b|apellido|sobrenome/,
    'lastName',
  ],
  [
    /cognome|achternaam|efternamn|etternavn|efternavn|nazwisko|фамили|\bsei\b|姓|apelido|soyad|prijmeni|sukunimi|\bl ?name\b/,
    'lastName',
  ],
  [fieldWord('meanings: first name'), 'firstName'],
  [/\bimie\b|^имя|\bmei\b|名[）)]?$|^nombre|^nome$|\bjmeno|etunimi|\bf ?name\b|\badi?niz|^ad$/, 'firstName'],
  [
    /zip|post(al|cod)|\bplz\b|postleit|\bcap\b|\bcep\b|postnummer|post ?code|psc\b|\bkod pocztowy|\bposta kodu|postinumero|индекс|郵便/,
    'addressPostalCode',
  ],
  // Phones.
  [
    /(phone|mobile|country|dial\w*|tel) ?(number)? ?(area)? ?(prefix|extension|ext)\b|area ?code|dial(ing|ling)? ?code/,
    'unknown',
  ],
  [fieldWord('meanings: phone 2'), 'phone'],
  [/puhelin|телефон|電話|手机|手機|전화|komorka|\bmobil\b/, 'phone'],
  // Addresses.
  [
    /(address|addr|street|adresse|direccion|endereco|indirizzo|adres)(line)? ?(2|two)\b|street 1 ?\]?$|\bline ?(2|two)\b/,
    'addressStreet2',
  ],
  [fieldWord('meanings: address street2'), 'addressStreet2'],
  [
    /country|\bland\b|\bpais\b|\bpays\b|\bpaese\b|\bstat land|страна|国\b|\bkraj\b|\bulke\b|\bnation\b|\bmaa\b/,
    'addressCountryCode',
  ],
  [fieldWord('meanings: address city'), 'addressCity'],
  [
    /\bmiasto|miejscowosc|\bgorod|город|市区町村|城市|\bpostort|\bmesto\b|kaupunki|\bsehir|\bby\b|suburb|address level ?2/,
    'addressCity',
  ],
  [
    /\bstate|province|provinz|provincia|\bregion|\bcounty\b|bundesland|\bestado|departement|\bkanton|oblast|область|регион/,
    'addressProvince',
  ],
  [/都道府県|省份|prefecture|emirate|territory|address level ?1|\bprov\b|wojewodztwo/, 'addressProvince'],
  [fieldWord('meanings: address street'), 'addressStreet'],
  [/адрес|улица|住所|地址|\bmorada\b|\brua\b|lahiosoite|line ?(1|one)\b|\bdomicilio/, 'addressStreet'],
  [
    /^user\b|\buser$|^account$|\bid$|\bconto\b|konto\b|\bkennung|\bcompte\b|apple id|net ?id|member|identi/,
    'username',
  ],
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
export const SIGN_IN =
  /\b(log|sign) ?(me )?(in|on)\b|\blogin|\bsignin|\blogon|anmeld|connexion|connecte|inici(ar|e|a) (de )?ses|acceder|\bentrar\b|\baccedi|\baccesso\b|inlogg|logga in|\blogg inn|zaloguj|prihlas|giris|войти|вход|ログイン|登录|登錄|로그인|acessar|kirjaudu|belepes|authenticat|unlock/;

/** The same for opening a new one, or for leaving an address. */
export const SIGN_UP =
  /\bsign ?(me )?up|\bregist|\bcreate|\bjoin\b|subscri|newsletter|\benrol|inscri|registr|konto erstellen|crear|criar|iscri|\bcrea\b|aanmaken|zarejestruj|регистр|注册|登録|会員|회원가입|get started|abonn|checkout|\bpay\b|\border\b|contact|new (account|user|customer)|become a|kayit|\bopen an? account/;

/** Only beside a form that asks for a password which exists. */
export const KNOWN_BEFORE =
  /forgot|recover|remember me|keep me|stay (signed|logged)|lost (your )?password|reset (your )?password|oublie|souvenir|vergessen|angemeldet bleiben|olvid|recordar|recuerdame|esquec|lembrar|dimenticat|ricordami|vergeten|glomt|zapomn|забыл|запомн|忘れ|忘记|记住|don t have an? |new (to|here)\b|not (a|yet) (member|registered)|need an account|sifremi unuttum|can t (sign|log) in|trouble (signing|logging)/;

/** Only beside a form that opens an account. */
export const NEW_HERE =
  /already (have|a|registered|signed)|have an account|deja (un )?compte|deja inscrit|schon (ein )?(konto|registriert)|bereits (ein )?(konto|registriert|kunde)|ya tienes|ja tem|hai gia|heb je al|by (signing up|creating|registering|joining)|password strength|newsletter|at least (\d+|one|six|eight)\b|\d or more char|minimum (of )?\d|uppercase|mindestens \d|au moins \d|al menos \d|choose a (user|pass)/;

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
