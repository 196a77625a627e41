import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelSettings } from '#server/settings/model-settings.ts';
import { errorIn, readRequest, replyIn, turnsOf } from './dialects.ts';
import type { Dialect, Said } from './dialects.ts';

/** One request as the pretended provider got it. */
export interface AskedModel {
  dialect: Dialect;
  headers: IncomingHttpHeaders;
  body: string;
  instructions: string;
  /** The data of the first turn, read back. */
  material: unknown;
  /** Roles of the turns after the instructions. */
  roles: string[];
}

/** What the pretended provider does with a request. */
export type Behaviour =
  | Said
  | { status: number; headers?: Record<string, string>; message?: string }
  | { raw: string; contentType: string }
  | { hangsUp: true }
  | { afterMs: number; said: Said };

export type Script = (asked: AskedModel) => Behaviour;

const PATHS: Record<string, Dialect> = {
  '/v1/chat/completions': 'openai',
  '/ollama/v1/chat/completions': 'ollama',
  '/anthropic/v1/messages': 'anthropic',
};

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));

/** What every answer is said to take. */
const TOKENS = { input: 200, output: 50 };

async function answer(asked: AskedModel, behaviour: Behaviour, response: ServerResponse): Promise<void> {
  if ('status' in behaviour) {
    const body = errorIn(asked.dialect, behaviour.message ?? 'It did not work.');
    return json(response, behaviour.status, body, behaviour.headers);
  }
  if ('raw' in behaviour)
    return void response.writeHead(200, { 'content-type': behaviour.contentType }).end(behaviour.raw);
  if ('hangsUp' in behaviour) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
    response.write('{"id":"chatcmpl-1","choices":[{"message":{"role":"assistant","content":"{\\"para');
    return void setTimeout(() => response.destroy(), 10);
  }
  if ('afterMs' in behaviour) await sleep(behaviour.afterMs);
  const said = 'afterMs' in behaviour ? behaviour.said : behaviour;
  json(response, 200, replyIn[asked.dialect](said, readRequest(asked.body), TOKENS));
}

/** A provider of models on loopback that speaks three dialects over real HTTP and does what a test's script says. */
export async function pretendProvider(script: Script) {
  const asked: AskedModel[] = [];
  let current = script;
  const take = (body: string, request: IncomingMessage, response: ServerResponse): void => {
    const dialect = PATHS[request.url ?? ''];
    if (dialect === undefined) {
      json(response, 404, { error: { message: 'No such path.' } });
      return;
    }
    const turns = turnsOf(readRequest(body));
    const said = turns.filter(({ role }) => role !== 'system');
    const one: AskedModel = {
      dialect,
      headers: request.headers,
      body,
      instructions: turns.find(({ role }) => role === 'system')?.text ?? '',
      material: JSON.parse(said[0]?.text ?? 'null') as unknown,
      roles: said.map(({ role }) => role),
    };
    asked.push(one);
    void answer(one, current(one), response);
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => take(body, request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const baseUrls = {
    openai: `${origin}/v1`,
    ollama: `${origin}/ollama/v1`,
    anthropic: `${origin}/anthropic/v1`,
  };
  return {
    origin,
    asked,
    behaves(next: Script) {
      current = next;
    },
    /** Settings that lead here. */
    settings: (provider: Dialect = 'openai', more: Partial<ModelSettings> = {}): ModelSettings => ({
      provider,
      baseUrl: baseUrls[provider],
      key: 'sk-test',
      name: 'test-model',
      timeoutSeconds: 5,
      tokensPerDay: 200_000,
      tokensPerMonth: 2_000_000,
      price: { input: 3, output: 15 },
      ...more,
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PretendedProvider = Awaited<ReturnType<typeof pretendProvider>>;
