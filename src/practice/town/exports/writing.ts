/** A cell of a table: quoted where it holds the separator, a quote or a line break. */
const cell = (text: string, separator: string): string =>
  text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Rows as text, lines ended by CRLF or LF. */
export const tableText = (rows: readonly (readonly string[])[], separator = ',', end = '\n'): string =>
  rows.map((row) => row.map((text) => cell(text, separator)).join(separator) + end).join('');

/** What a row holds by the names of its columns; a column that is left out is empty. */
export type Cells = Readonly<Record<string, string>>;

/** A file of a header row and one row for each. */
export const namedTable = (headers: readonly string[], rows: readonly Cells[]): string =>
  tableText([headers, ...rows.map((row) => headers.map((name) => row[name] ?? ''))]);

const grouped = (digits: string, sign: string): string => digits.replace(/\B(?=(\d{3})+$)/g, sign);
const parts = (cents: number): [string, string, string] => {
  const size = String(Math.abs(cents)).padStart(3, '0');
  return [cents < 0 ? '-' : '', size.slice(0, -2), size.slice(-2)];
};

/** Cents as $1,234.00 or -$12.00. */
export function dollars(cents: number): string {
  const [sign, whole, rest] = parts(cents);
  return `${sign}$${grouped(whole, ',')}.${rest}`;
}

/** Cents as 1234.00 or -12.00. */
export function decimal(cents: number): string {
  const [sign, whole, rest] = parts(cents);
  return `${sign}${whole}.${rest}`;
}

/** Cents as 1 234,00, the space one that does not break. */
export function french(cents: number): string {
  const [sign, whole, rest] = parts(cents);
  return `${sign}${grouped(whole, '\u{A0}')},${rest}`;
}

/** Thousandths as a decimal with at least one digit behind the point: 1.0, 0.25. */
export const quantity = (thousandths: number): string => {
  const text = String(thousandths / 1000);
  return text.includes('.') ? text : `${text}.0`;
};

const beyondLatin: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  œ: 0x9c,
};

/** A text in Windows-1252, a byte a sign; what that cannot say becomes a question mark. */
export const inWindows1252 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => {
    const code = sign.codePointAt(0) ?? 0x3f;
    return beyondLatin[sign] ?? (code < 0x100 ? code : 0x3f);
  });
