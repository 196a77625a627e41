import { extname } from 'node:path';
import type { FormDefinition, Rule } from './set.ts';

/** A file as it arrived. */
export interface ReceivedFile {
  name: string;
  size: number;
  sha256: string;
}

/** What one form posted: every value of each field, and its files. */
export interface Received {
  fields: Record<string, string[]>;
  files: Record<string, ReceivedFile[]>;
}

/** The places the pretended directory knows; only these are taken. */
export const PLACES = [
  'Ottawa, Ontario, Canada',
  'Ottawa, Illinois, United States',
  'Ottawa, Kansas, United States',
  'Otterburn Park, Quebec, Canada',
  'Montréal, Quebec, Canada',
  'Kingston, Ontario, Canada',
  'Kingston upon Hull, England, United Kingdom',
  'Gatineau, Quebec, Canada',
  'Trois-Rivières, Quebec, Canada',
  'Leeds, England, United Kingdom',
];

const TYPES: Record<NonNullable<Rule['type']>, (value: string) => string | null> = {
  email: (value) => (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value) ? null : 'That is no e-mail address'),
  phone: (value) => {
    const digits = value.replace(/\D/g, '').length;
    return digits >= 10 && digits <= 15 ? null : 'That is no telephone number';
  },
  int: (value) => (/^\d+$/.test(value) ? null : 'Give a whole number without anything else'),
  date: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? null : 'Give a date as YYYY-MM-DD'),
  consent: () => null,
  place: (value) => (PLACES.includes(value) ? null : 'Choose a place of the list'),
  file: () => null,
};

function refuseValue(rule: Rule, value: string): string | null {
  if (rule.type !== undefined && rule.type !== 'file') {
    const refused = TYPES[rule.type](value);
    if (refused !== null) return refused;
  }
  if (rule.values && !rule.values.includes(value)) return 'Choose one of the answers';
  if (rule.min !== undefined && value.trim().length < rule.min)
    return `Write at least ${rule.min} characters`;
  if (rule.max !== undefined && value.length > rule.max) return `Write at most ${rule.max} characters`;
  const [least, most] = rule.range ?? [-Infinity, Infinity];
  if (Number(value) < least || Number(value) > most) return `Give a number from ${least} to ${most}`;
  if (rule.pattern !== undefined && !new RegExp(rule.pattern).test(value))
    return rule.message ?? 'That is not written as it has to be';
  return null;
}

function refuseFiles(rule: Rule, files: readonly ReceivedFile[]): string | null {
  if (files.length === 0) return rule.required ? 'Choose a file' : null;
  if (files.some(({ size }) => size === 0)) return 'This file is empty';
  const { accept } = rule;
  return accept && files.some(({ name }) => !accept.includes(extname(name).toLowerCase()))
    ? 'Files of this kind are not taken'
    : null;
}

/** Why a field's values are refused, or null. */
export function refuse(rule: Rule, values: readonly string[], files: readonly ReceivedFile[]): string | null {
  if (rule.type === 'file') return refuseFiles(rule, files);
  const given = values.filter((value) => value.trim() !== '');
  if (given.length === 0) return rule.required ? 'An answer is needed here' : null;
  return given.map((value) => refuseValue(rule, value)).find((refused) => refused !== null) ?? null;
}

/** What is wrong with an application, by field; `only` some fields where a step has been handed in. */
export function errorsOf(
  definition: FormDefinition,
  { fields, files }: Received,
  only?: readonly string[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  const looksAt = (key: string) => only === undefined || only.includes(key);
  for (const [key, rule] of Object.entries(definition.fields)) {
    const refused = looksAt(key) ? refuse(rule, fields[key] ?? [], files[key] ?? []) : null;
    if (refused !== null) errors[key] = refused;
  }
  for (const [first, second] of definition.same ?? [])
    if (looksAt(second) && fields[first]?.join() !== fields[second]?.join())
      errors[second] = 'These two differ';
  for (const group of definition.anyOf ?? []) {
    const [first] = group;
    if (first !== undefined && looksAt(first) && !group.some((key) => fields[key]?.some(Boolean)))
      errors[first] = 'One of these is needed';
  }
  return errors;
}
