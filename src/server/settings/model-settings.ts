import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

/** The language model an operator set up to word what the built-in engine chose. */
export interface ModelSettings {
  provider: 'openai' | 'anthropic' | 'ollama';
  /** Without a slash at its end. */
  baseUrl: string;
  key: string | null;
  name: string;
  timeoutSeconds: number;
  tokensPerDay: number;
  tokensPerMonth: number;
  /** US dollars for a million tokens; null when they cost nothing or nobody said. */
  price: { input: number; output: number } | null;
}

/** The variables of a model with what each means. */
export const modelVariables = {
  MODEL_PROVIDER:
    'Language model that rewords what the built-in engine chose, for people who agreed to it: openai (any OpenAI-compatible address), anthropic or ollama. Default none: the built-in engine writes.',
  MODEL_NAME: 'Name of the model at its provider. Required with MODEL_PROVIDER.',
  MODEL_BASE_URL:
    "Address of the model's API. Default: the provider's own, for ollama http://localhost:11434/v1. Without https:// only on this machine or a private network; redirects are not followed.",
  MODEL_API_KEY: 'Key for the model. Required for anthropic and for api.openai.com.',
  MODEL_TIMEOUT_SECONDS: 'Seconds to wait for a model, retries included. Default 60.',
  MODEL_TOKENS_PER_DAY:
    'Tokens one account may use per day before the built-in engine writes instead. Default 200000.',
  MODEL_TOKENS_PER_MONTH: 'Tokens one account may use in a calendar month. Default 2000000.',
  MODEL_PRICE_INPUT:
    'US dollars per million tokens sent, to record what calls cost. Default none: no cost is recorded.',
  MODEL_PRICE_OUTPUT: 'US dollars per million tokens received, with MODEL_PRICE_INPUT.',
} as const;

type Variable = keyof typeof modelVariables;
type Environment = Partial<Record<string, string>>;

const OWN_ADDRESS = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  ollama: 'http://localhost:11434/v1',
} as const;

const amount = z.coerce.number().min(0).max(100_000);
const count = z.coerce.number().int().min(1).max(1_000_000_000);

function value<T>(environment: Environment, name: Variable, schema: z.ZodType<T>, fallback: T): T {
  const given = environment[name];
  if (given === undefined) return fallback;
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigError(`${name} is "${given}", which cannot be used. ${modelVariables[name]}`);
}

/** Whether a host is this machine or on a network that only its owner reaches. Link-local ones hold a cloud's own secrets. */
function isPrivate(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) return /^(?:loopback|private|uniqueLocal)$/.test(ipaddr.process(bare).range());
  return !bare.includes('.') || /\.(?:localhost|local|internal|lan|test)$/.test(bare);
}

function readAddress(environment: Environment, provider: ModelSettings['provider']): string {
  const given = environment['MODEL_BASE_URL'] ?? OWN_ADDRESS[provider];
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ConfigError(
      `MODEL_BASE_URL is "${given}", which cannot be used. ${modelVariables.MODEL_BASE_URL}`,
    );
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new ConfigError(
      'MODEL_BASE_URL must be a plain address without a user, a query or a fragment; a key belongs into MODEL_API_KEY.',
    );
  if (url.protocol === 'http:' && !isPrivate(url.hostname))
    throw new ConfigError(
      'MODEL_BASE_URL must start with https:// unless it is on this machine or a private network.',
    );
  return url.href.replace(/\/$/, '');
}

function readPrice(environment: Environment): ModelSettings['price'] {
  const input = value(environment, 'MODEL_PRICE_INPUT', amount.nullable(), null);
  const output = value(environment, 'MODEL_PRICE_OUTPUT', amount.nullable(), null);
  if (input === null && output === null) return null;
  if (input === null || output === null)
    throw new ConfigError('MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT must be set together.');
  return { input, output };
}

/** The model that the environment names; null without one. Throws ConfigError for half a configuration. */
export function readModel(environment: Environment): ModelSettings | null {
  const provider = value(
    environment,
    'MODEL_PROVIDER',
    z.enum(['openai', 'anthropic', 'ollama']).nullable(),
    null,
  );
  if (provider === null) {
    const orphan = Object.keys(modelVariables).find((name) => environment[name] !== undefined);
    if (orphan === undefined) return null;
    throw new ConfigError(`${orphan} needs MODEL_PROVIDER beside it.`);
  }
  const name = environment['MODEL_NAME'];
  if (name === undefined) throw new ConfigError('MODEL_PROVIDER needs MODEL_NAME beside it.');
  const baseUrl = readAddress(environment, provider);
  const key = environment['MODEL_API_KEY'] ?? null;
  if (key === null && (provider === 'anthropic' || new URL(baseUrl).hostname === 'api.openai.com'))
    throw new ConfigError(`MODEL_PROVIDER ${provider} needs MODEL_API_KEY beside it.`);
  return {
    provider,
    baseUrl,
    key,
    name,
    timeoutSeconds: value(environment, 'MODEL_TIMEOUT_SECONDS', z.coerce.number().min(1).max(600), 60),
    tokensPerDay: value(environment, 'MODEL_TOKENS_PER_DAY', count, 200_000),
    tokensPerMonth: value(environment, 'MODEL_TOKENS_PER_MONTH', count, 2_000_000),
    price: readPrice(environment),
  };
}
