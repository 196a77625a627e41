import {
  array,
  boolean,
  constant,
  constantFrom,
  double,
  integer,
  nat,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { changedAt, SomeFile, SomeId, withAt } from './changes.ts';
import type { Endpoint, Schema } from './endpoints.ts';
import { BROKEN_BODIES, HOSTILE_TEXTS, ODD_VALUES, USUAL_TEXTS } from './values.data.ts';

/** An input, or a body that is none. */
export type Input =
  | { kind: 'valid' | 'near' | 'hostile'; value: unknown }
  | { kind: 'broken'; body: (typeof BROKEN_BODIES)[number] };

const RESUME =
  'Zoë Tremblay\nNurse\n\nExperience\nNurse, Harbour Clinic, 2019 - 2024\n- Ran the ward\n\nSkills\nTriage, First aid\n';
const files = record({
  name: constantFrom(
    'cv.txt',
    'cv.pdf',
    'cv.docx',
    '../cv.txt',
    'Connections.csv',
    'archive.zip',
    'x'.repeat(300),
    '',
  ),
  content: constantFrom(RESUME, '', '%PDF-1.7\n', 'PK\u0003\u0004', '\u0000\u0001', 'x'.repeat(20_000)),
}).map(({ name, content }) => new SomeFile(name, content));

function fits(text: string, schema: Schema): boolean {
  const { pattern, minLength = 0, maxLength = Infinity, allOf = [] } = schema;
  if (text.length < minLength || text.length > maxLength) return false;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false;
  return allOf.every((part) => fits(text, part));
}

function texts(schema: Schema): Arbitrary<unknown> {
  if (schema.format === 'uuid') return nat(1000).map((pick) => new SomeId(pick));
  if (schema.format === 'binary' || schema.contentEncoding === 'binary') return files;
  const fitting = USUAL_TEXTS.filter((text) => fits(text, schema));
  const free = string({ unit: 'grapheme', maxLength: Math.min(schema.maxLength ?? 60, 60) });
  return fitting.length === 0
    ? free
    : oneof({ weight: 5, arbitrary: constantFrom(...fitting) }, { weight: 1, arbitrary: free });
}

function objects({
  properties = {},
  required = [],
  propertyNames,
  additionalProperties,
}: Schema): Arbitrary<unknown> {
  if (typeof additionalProperties === 'object' && propertyNames !== undefined)
    return array(tuple(validInput(propertyNames), validInput(additionalProperties)), { maxLength: 4 }).map(
      (entries) => Object.fromEntries(entries.map(([name, value]) => [String(name), value])),
    );
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, validInput(schema)]),
  );
  // What must be there, by name; the rest may be left out.
  return record(fields, { requiredKeys: required });
}

/** Values that a schema takes, as far as it can say which; ids and files are only named. */
export function validInput(schema: Schema): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return oneof(...choices.map(validInput));
  if ('const' in schema) return constant(schema.const);
  if (schema.enum) return constantFrom(...schema.enum);
  const { minimum = -5, maximum = 400, exclusiveMinimum } = schema;
  switch (schema.type ?? 'any') {
    case 'string':
      return texts(schema);
    case 'integer':
      return integer({
        min: Math.max(Math.ceil(exclusiveMinimum ?? minimum), -5),
        max: Math.min(maximum, 1_000_000),
      });
    case 'number':
      return oneof(
        integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
        double({ min: minimum, max: maximum, noNaN: true }),
      );
    case 'boolean':
      return boolean();
    case 'null':
      return constant(null);
    case 'array':
      return array(validInput(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
    case 'object':
      return objects(schema);
    default:
      return schema.allOf?.[0] ? validInput(schema.allOf[0]) : constantFrom(...ODD_VALUES);
  }
}

/** Inputs of an endpoint: valid ones, such as differ in one place, such as hold hostile text, and bodies that are none. */
export function inputsOf({ input, method }: Endpoint): Arbitrary<Input> {
  const valid = input === null ? constant({}) : validInput(input);
  const near = tuple(
    valid,
    nat(1000),
    oneof(constant(undefined), constantFrom(...ODD_VALUES), constantFrom(...USUAL_TEXTS)),
  ).map(([value, pick, put]) => changedAt(value, pick, put));
  const hostile = tuple(
    valid,
    array(tuple(nat(1000), constantFrom(...HOSTILE_TEXTS)), { minLength: 1, maxLength: 3 }),
    option(string({ unit: 'binary' })),
  ).map(([value, puts, extra]) => {
    const changed = puts.reduce<unknown>((whole, [pick, put]) => changedAt(whole, pick, put), value);
    return extra === null || typeof changed !== 'object' || changed === null || Array.isArray(changed)
      ? changed
      : withAt(changed, [extra], extra);
  });
  const kinds = [
    { weight: 4, arbitrary: valid.map((value): Input => ({ kind: 'valid', value })) },
    { weight: 3, arbitrary: near.map((value): Input => ({ kind: 'near', value })) },
    { weight: 3, arbitrary: hostile.map((value): Input => ({ kind: 'hostile', value })) },
  ];
  const broken = constantFrom(...BROKEN_BODIES).map((body): Input => ({ kind: 'broken', body }));
  return method === 'GET' ? oneof(...kinds) : oneof(...kinds, { weight: 1, arbitrary: broken });
}
