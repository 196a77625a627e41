import { describe, expect, test } from 'vitest';
import { openPayments } from '#server/ports/payments/open.ts';
import { ConfigError, readConfig, variables } from './config.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_HOSTS: 'legwork.example,career.legwork.example',
  PUBLIC_ORIGIN: 'https://legwork.example',
  SMTP_URL: 'smtps://user:secret@mail.legwork.example',
  MAIL_DOMAIN: 'mail.legwork.example',
  CONTACT_EMAIL: 'hello@legwork.example',
  TRUSTED_PROXIES: '127.0.0.1,::1',
};
const ollama = { MODEL_PROVIDER: 'ollama', MODEL_NAME: 'llama' };
const messageOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return null;
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'another error';
  }
};

describe('the configuration', () => {
  test('needs nothing in development', () => {
    expect(readConfig({ DATA_DIR: '/srv/data' })).toMatchObject({
      environment: 'development',
      port: 3000,
      database: { kind: 'pglite', folder: '/srv/data/database' },
      publicOrigin: 'http://localhost:3000',
      mail: { kind: 'mailbox' },
      sources: 'practice',
      demo: true,
    });
  });

  test('names the networks of the social links by their hosts, each address once', () => {
    const given =
      'https://ca.linkedin.com/company/legwork, https://x.com/legwork,https://x.com/legwork, https://www.notx.com/legwork';
    expect(readConfig({ SOCIAL_LINKS: given }).socialLinks).toEqual([
      { name: 'LinkedIn', href: 'https://ca.linkedin.com/company/legwork' },
      { name: 'X', href: 'https://x.com/legwork' },
      { name: 'notx.com', href: 'https://www.notx.com/legwork' },
    ]);
    expect(readConfig({}).socialLinks).toEqual([]);
  });

  test('takes an empty value for an unset one', () => {
    const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  test.each([
    ['PORT', '99999'],
    ['PORT', 'http'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://localhost/legwork'],
    ['PUBLIC_ORIGIN', 'legwork.example'],
    ['SOURCES', 'everything'],
    ['MAIL_IN_PORT', '-1'],
    ['MAIL_IN_PORT', '25a'],
    ['PRACTICE_ORIGIN', '127.0.0.1:3001'],
    ['CONTACT_EMAIL', 'hello'],
    ['SOCIAL_LINKS', 'http://www.linkedin.com/company/legwork'],
    ['SOCIAL_LINKS', 'https://x.com/legwork, javascript:alert'],
    ['SOCIAL_LINKS', 'https://me:secret@x.com/legwork'],
    ['BILLING_CURRENCY', 'dollars'],
    ['BILLING_TAX', 'some'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0/8'],
    ['TRUSTED_PROXIES', '127.0.0.1,none'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '::ffff:0:0/96'],
  ])('%s=%s stops the start with a sentence that says what to change', (name, value) => {
    expect(messageOf({ [name]: value })).toMatch(
      new RegExp(`^${name} is "${value}", which cannot be used\\. .+`),
    );
  });

  test('takes no payments without hearing of them, and none from a pretended Stripe in production', () => {
    expect(messageOf({ STRIPE_SECRET_KEY: 'sk_live_1' })).toBe(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it.',
    );
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readConfig({ ...production, ...stripe }).stripe).toMatchObject({ apiOrigin: null });
    expect(messageOf({ ...production, ...stripe, STRIPE_API_ORIGIN: 'http://127.0.0.1:1' })).toBe(
      'In production STRIPE_API_ORIGIN must not be set.',
    );
    expect(openPayments(readConfig(production)).mode).toBe('closed');
    expect(openPayments(readConfig({ ...production, ...stripe })).mode).toBe('open');
  });

  test.each([
    [{ MODEL_NAME: 'm' }, 'MODEL_NAME needs MODEL_PROVIDER beside it.'],
    [{ MODEL_PROVIDER: 'ollama' }, 'MODEL_PROVIDER needs MODEL_NAME beside it.'],
    [
      { MODEL_PROVIDER: 'anthropic', MODEL_NAME: 'm' },
      'MODEL_PROVIDER anthropic needs MODEL_API_KEY beside it.',
    ],
    [{ MODEL_PROVIDER: 'openai', MODEL_NAME: 'm' }, 'MODEL_PROVIDER openai needs MODEL_API_KEY beside it.'],
    [{ ...ollama, MODEL_PRICE_INPUT: '3' }, 'MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT must be set together.'],
    [{ ...ollama, MODEL_BASE_URL: 'https://me:secret@models.example/v1' }, /plain address without a user/],
    [{ ...ollama, MODEL_BASE_URL: 'http://models.example.com/v1' }, /must start with https:\/\//],
    [{ ...ollama, MODEL_BASE_URL: 'http://169.254.169.254/v1' }, /must start with https:\/\//],
    [{ ...ollama, MODEL_BASE_URL: 'localhost:11434' }, /^MODEL_BASE_URL is "localhost:11434", which cannot/],
    [{ ...ollama, MODEL_PROVIDER: 'gpt' }, /^MODEL_PROVIDER is "gpt", which cannot be used/],
    [{ ...ollama, MODEL_TOKENS_PER_MONTH: '0' }, /^MODEL_TOKENS_PER_MONTH is "0", which cannot be used/],
  ])('takes no half a model: %j', (environment, message) => {
    expect(messageOf(environment)).toMatch(message);
  });

  test.each([
    'http://localhost:11434/v1/',
    'http://192.168.1.20:8080/v1',
    'http://ollama:11434/v1',
    'http://[::1]:1/v1',
  ])('takes an operator’s own model at %s', (address) => {
    const { model } = readConfig({ ...ollama, MODEL_BASE_URL: address });
    expect(model).toMatchObject({ provider: 'ollama', baseUrl: address.replace(/\/$/, ''), key: null });
  });

  test('has no model unless one is set up', () => {
    expect(readConfig({}).model).toBeNull();
  });

  test('is live and without a demo in production', () => {
    const config = readConfig({
      ...production,
      SOURCES: 'practice',
      DEMO: 'on',
      PRACTICE_ORIGIN: 'http://127.0.0.1:3001',
    });
    expect(config).toMatchObject({
      environment: 'production',
      sources: 'live',
      demo: false,
      practiceOrigin: null,
    });
  });

  test.each(['PUBLIC_HOSTS', 'PUBLIC_ORIGIN', 'SMTP_URL', 'MAIL_DOMAIN', 'CONTACT_EMAIL'])(
    'misses %s in production',
    (name) => {
      expect(messageOf({ ...production, [name]: '' })).toBe(`In production ${name} must be set.`);
    },
  );

  test('does not start in production before it is said which proxies are trusted, or that there are none', () => {
    expect(messageOf({ ...production, TRUSTED_PROXIES: '' })).toBe(
      'In production TRUSTED_PROXIES must say which proxy speaks TLS before this server, by its addresses or ranges (such as 127.0.0.1,::1 or 10.0.0.0/8), or "none" where there is no proxy.',
    );
    expect(readConfig({ ...production, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    const trusted = readConfig({ ...production, TRUSTED_PROXIES: '127.0.0.1, ::1, 10.0.0.0/8,FD00::/8' });
    expect(trusted.trustedProxies).toEqual(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8']);
  });

  test('refuses links without TLS in production', () => {
    expect(messageOf({ ...production, PUBLIC_ORIGIN: 'http://legwork.example' })).toBe(
      'In production PUBLIC_ORIGIN must start with https://.',
    );
  });
});
