import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { formsIn } from '#testing/page-forms/page.ts';
import type { Row } from '#bench/table.ts';
import { fieldsOfPage } from '#bench/predict/tasks/forms-web.ts';
import { readJson } from '#bench/predict/tasks/task.ts';

const pages = z.array(
  z.object({ id: z.string(), html: z.string(), truth: z.record(z.string(), z.array(z.string())) }),
);
type Pages = z.infer<typeof pages>;
type Reader = (html: string) => Record<string, string>;

/** What an application form asks about a person. */
const ASKED = /^(email|first|middle|last|full|phone|address|birthday)/;

/** The first hit of a pattern over a control's attributes and label. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/one-?time|otp/i, 'totp'],
  [/pass/i, 'password'],
  [/mail/i, 'emailAddress'],
  [/user|login|account/i, 'username'],
  [/cvv|cvc|security/i, 'cardSecurityCode'],
  [/card.?num|cc-?num/i, 'cardNumber'],
  [/on.?card|card.?holder|cc-?name/i, 'cardName'],
  [/exp.*month/i, 'expirationMonth'],
  [/exp.*year/i, 'expirationYear'],
  [/exp/i, 'expiration'],
  [/birth.*day|dob.*day/i, 'birthdayDay'],
  [/birth.*month/i, 'birthdayMonth'],
  [/birth.*year/i, 'birthdayYear'],
  [/birth|dob/i, 'birthday'],
  [/first|given|fname/i, 'firstName'],
  [/last|surname|family|lname/i, 'lastName'],
  [/middle/i, 'middleName'],
  [/phone|mobile|tel\b/i, 'phone'],
  [/zip|post/i, 'addressPostalCode'],
  [/line.?2|street.?2|apt|suite/i, 'addressStreet2'],
  [/address|street/i, 'addressStreet'],
  [/city|town/i, 'addressCity'],
  [/state|province|region/i, 'addressProvince'],
  [/country/i, 'addressCountryCode'],
  [/name/i, 'fullName'],
];

/** The plainest reader, as extensions that fill forms do it. */
const plainFields: Reader = (html) =>
  Object.fromEntries(
    formsIn(html).flatMap(({ form, attributes }) =>
      attributes.map((attribute, index) => {
        const { autocomplete, name, id, placeholder, type } = attribute;
        const said = [autocomplete, name, id, placeholder, form.controls[index]?.label, type].join(' ');
        return [
          attribute['data-bench'] ?? '',
          PATTERNS.find(([pattern]) => pattern.test(said))?.[1] ?? 'unknown',
        ];
      }),
    ),
  );

/** Whether an answer is one of the right ones; new and current passwords count as passwords. */
const isRight = (right: readonly string[], said: string) =>
  right.some((meaning) => meaning === said || (said === 'password' && meaning.startsWith('password')));

function percent(set: Pages, read: Reader, counts: (right: readonly string[]) => boolean): number {
  const hits = set.flatMap(({ html, truth }) => {
    const answers = read(html);
    return Object.entries(truth)
      .filter(([, right]) => counts(right))
      .map(([mark, right]) => isRight(right, answers[mark] ?? 'unknown'));
  });
  return (100 * hits.filter(Boolean).length) / Math.max(1, hits.length);
}

/** What the fields of captured web pages want, with `--data DIR` that holds `forms-web`. */
export async function measureFields(data?: string): Promise<Row[]> {
  const path = ['web-forms.dev.json.gz', 'web-forms.dev.json']
    .map((name) => join(data ?? '', 'forms-web', name))
    .find((name) => data !== undefined && existsSync(name));
  if (path === undefined) return [];
  const set = await readJson(path, pages);
  const row = (name: string, counts: (right: readonly string[]) => boolean): Row => ({
    name,
    unit: '% right',
    ours: percent(set, fieldsOfPage, counts),
    baseline: percent(set, plainFields, counts),
    against: 'a pattern for each kind over attributes and label',
  });
  return [
    row(`Fields of web forms (${set.length} pages)`, () => true),
    row('Fields of web forms: as applications have them', (right) => right.some((kind) => ASKED.test(kind))),
    row('Fields of web forms: left alone', ([first]) => first === 'unknown'),
  ];
}
