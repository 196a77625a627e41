import { OpenAPIGenerator } from '@orpc/openapi';
import type { OpenAPI } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '#contract/index.ts';
import { KEY_HEADER, KEY_PATTERN, REPLAYED_HEADER, WRITES } from '#contract/once.ts';
import { addressesOf } from '#server/http/api.ts';

const keyParameter: OpenAPI.ParameterObject = {
  name: KEY_HEADER,
  in: 'header',
  required: false,
  description:
    'Has it done once. The same request under the same key gets the first answer again for a day at least, marked by the header ' +
    `${REPLAYED_HEADER}; another request under it is answered 422 key_reused; the same while the first is under way 409 in_progress ` +
    'with Retry-After; the same after the first was interrupted 409 outcome_unknown. A failure of ours is not kept.',
  schema: { type: 'string', pattern: KEY_PATTERN.source },
};

/** The contract as an OpenAPI document. */
export async function openApiDocument(): Promise<OpenAPI.Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: { title: 'Legwork', version: '1' },
    servers: [{ url: '/api' }],
  });
  for (const { path, method, once } of addressesOf(contract)) {
    if (!once || !WRITES.includes(method)) continue;
    // Every path of the contract is in its document, by a method in lower case.
    const operation = document.paths?.[path]?.[method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete'];
    if (operation) operation.parameters = [...(operation.parameters ?? []), keyParameter];
  }
  return document;
}
