import { traverseContractProcedures } from '@orpc/server';
import { z } from 'zod';
import type { AccountKind, EndpointMeta } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';

/** What is used of JSON Schema (draft 2020-12), as zod writes the inputs of the contract. */
export interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** An endpoint of the contract, as whoever calls it from outside sees it. */
export interface Endpoint extends Pick<EndpointMeta, 'access' | 'stepUp'> {
  name: string;
  group: string;
  method: string;
  path: string;
  accountKind: AccountKind | undefined;
  once: boolean;
  takesFile: boolean;
  /** Null where it takes nothing. */
  input: Schema | null;
  output: z.ZodType | null;
}

const isFile = (schema: Schema): boolean => schema.contentEncoding === 'binary' || schema.format === 'binary';

/** Every endpoint of the contract, in its order. */
export function everyEndpoint(): Endpoint[] {
  const found: Endpoint[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { route, meta, inputSchema, outputSchema } = procedure['~orpc'];
    const { access, stepUp, accountKind, once } = meta as EndpointMeta; // Every procedure starts as an `endpoint`.
    const input =
      inputSchema instanceof z.ZodType
        ? (z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' }) as Schema)
        : null;
    found.push({
      name: path.join('.'),
      group: path[0] ?? '',
      method: route.method ?? 'POST',
      path: route.path ?? '',
      access,
      ...(stepUp === undefined ? {} : { stepUp }),
      accountKind,
      once: once !== false,
      takesFile: Object.values(input?.properties ?? {}).some(isFile),
      input,
      output: outputSchema instanceof z.ZodType ? outputSchema : null,
    });
  });
  return found;
}
