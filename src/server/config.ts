import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readBoardKeys } from '#server/settings/board-keys.ts';
import { ConfigError } from '#server/settings/config-error.ts';
import { copyVariables, readCopySettings } from '#server/settings/copy-settings.ts';
import type { CopySettings } from '#server/settings/copy-settings.ts';
import { mailInVariables, readMailIn } from '#server/settings/mail-in-settings.ts';
import type { MailInSettings } from '#server/settings/mail-in-settings.ts';
import { modelVariables, readModel } from '#server/settings/model-settings.ts';
import type { ModelSettings } from '#server/settings/model-settings.ts';
import { socialLinks } from '#server/settings/social-links.ts';
import { trustedProxies } from '#server/settings/trusted-proxies.ts';
import type { SocialLink } from '#server/settings/social-links.ts';

export { ConfigError } from '#server/settings/config-error.ts';

/** What the environment decided, once, at the start. */
export interface Config {
  environment: 'development' | 'test' | 'production';
  port: number;
  dataDir: string;
  database: { kind: 'pglite'; folder: string } | { kind: 'postgres'; url: string };
  copies: CopySettings;
  /** Hosts that may be asked for; empty means any well-formed one (never in production). */
  publicHosts: string[];
  /** Scheme and port of links in mails, e.g. `https://legwork.example`; career and aistore are prefixes of its host. */
  publicOrigin: string;
  /** Addresses and ranges (`10.0.0.0/8`) of proxies whose word on who sent a request counts. */
  trustedProxies: string[];
  mail: { kind: 'mailbox' } | { kind: 'smtp'; url: string };
  mailFrom: string;
  /** Where messages of the contact page go. */
  contactEmail: string;
  /** Pages on social networks that the main host's footer links to. */
  socialLinks: SocialLink[];
  /** Domain of application addresses, `name+token@domain`. */
  mailDomain: string;
  mailIn: MailInSettings;
  vapid: { publicKey: string; privateKey: string } | null;
  googleClientId: string | null;
  linkedin: { clientId: string; clientSecret: string } | null;
  /** Null without a key: the practice world's checkout outside production, none in it. */
  stripe: { secretKey: string; webhookSecret: string; apiOrigin: string | null; lookupPrefix: string } | null;
  billing: { currency: string; automaticTax: boolean };
  /** Null when none is set up: the built-in engine writes alone. */
  model: ModelSettings | null;
  /** What employers and their sites get of us: hours between two applications of a person to one employer, and sends an hour. */
  sending: { employerRestHours: number; hostSendsPerHour: number };
  sources: 'practice' | 'live';
  /** Keys of the boards that ask their readers for one, by the name of the variable. */
  boardKeys: Readonly<Record<string, string | undefined>>;
  /** Origin of a practice world that already runs, else the one the entry point starts; never in production. */
  practiceOrigin: string | null;
  /** What its control interface asks for; the entry point makes one for the world it starts. */
  practiceControlToken: string | null;
  /** Whether the first start makes the demo account. */
  demo: boolean;
}

const port = z.coerce.number().int().min(0).max(65535);
const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);

/** The environment's variables with what each means; `docs/configuration.md` is printed from this. */
export const variables = {
  NODE_ENV:
    'development (default), test or production. Production seeds nothing and refuses unsafe defaults.',
  PORT: 'Port to serve on. Default 3000.',
  DATA_DIR: 'Folder for everything the server stores. Default ./data.',
  DATABASE_URL:
    'PostgreSQL to use (15 or newer), with a login that may create roles and is not a superuser. A statement may take 60 seconds there, or as long as ?statement_timeout=MILLISECONDS at the end of the address says. Default: an embedded PGlite under DATA_DIR.',
  ...copyVariables,
  PUBLIC_HOSTS:
    'Comma-separated list of hosts that requests may name; any other is refused with 421. Required in production.',
  PUBLIC_ORIGIN:
    'Address of the main host for links in emails. Default http://localhost:PORT. Required in production.',
  TRUSTED_PROXIES:
    'Comma-separated list of the addresses and ranges of proxies whose X-Forwarded-For is trusted, e.g. 127.0.0.1,::1,10.0.0.0/8; "none" if people reach the server directly. Default none. Required in production.',
  SMTP_URL: 'Mail server for outgoing email. Default: a mailbox at /dev/mail. Required in production.',
  MAIL_FROM: 'Sender of our emails. Default "Legwork <agent@MAIL_DOMAIN>".',
  CONTACT_EMAIL:
    'Address that messages from the contact page are emailed to, named in the privacy policy as that of the person who answers for personal information. Default contact@MAIL_DOMAIN. Required in production.',
  SOCIAL_LINKS:
    'Comma-separated list of https addresses of your pages on social networks, linked in the footer of the main host. Default none.',
  MAIL_DOMAIN: 'Domain of the addresses employers reply to. Default mail.legwork.test.',
  ...mailInVariables,
  VAPID_PUBLIC_KEY: 'Public key for Web Push. Default: made on the first start and stored under DATA_DIR.',
  VAPID_PRIVATE_KEY: 'Private key for Web Push, with VAPID_PUBLIC_KEY.',
  GOOGLE_CLIENT_ID: 'Google client for logging in. Default none: the button says that Google login failed.',
  LINKEDIN_CLIENT_ID:
    'LinkedIn client for logging in, with /login/linkedin of the career and the aistore host as its redirect addresses. Default none: the button says that it is not implemented yet.',
  LINKEDIN_CLIENT_SECRET: 'Secret of the LinkedIn client.',
  STRIPE_SECRET_KEY:
    'Key of the Stripe account that plans are paid to. Default none: a practice checkout, or none in production.',
  STRIPE_WEBHOOK_SECRET:
    'Signing secret of the Stripe webhook at /api/billing/webhook. Required with STRIPE_SECRET_KEY.',
  STRIPE_API_ORIGIN: 'Another origin that answers as the Stripe API does, for tests. Not in production.',
  STRIPE_LOOKUP_PREFIX:
    'Start of the lookup keys of the prices, as in legwork_pro_cad_7900; missing prices are created. Default legwork.',
  BILLING_CURRENCY: 'Currency of the prices, three letters. Default CAD.',
  BILLING_TAX: '"automatic" lets Stripe add the tax at checkout. Default none.',
  ...modelVariables,
  CHROMIUM_PATH:
    'Browser that fills in the forms. Default: chromium on the PATH, then the one npm installed.',
  EMPLOYER_REST_HOURS:
    'Hours between two applications of one person to the same employer. Default 24; 0 sends each as soon as it is approved.',
  HOST_SENDS_PER_HOUR: 'Applications that all people together may send to one site in an hour. Default 60.',
  SOURCES:
    'practice (default) or live: which sources are read for people who did not choose otherwise. Production is always live.',
  PRACTICE_ORIGIN:
    'Address of practice employers that are already running, to use instead of starting them. Default none. Not in production.',
  PRACTICE_CONTROL_TOKEN:
    'Token for the control interface of the practice employers. Default: made at each start.',
  DEMO: '"off" starts without the demo account. Default on, outside production.',
} as const;

type Environment = Partial<Record<string, string>>;

function read<T>(
  environment: Environment,
  name: keyof typeof variables,
  schema: z.ZodType<T>,
  fallback: T,
): T {
  const value = environment[name];
  if (value === undefined) return fallback;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ConfigError(`${name} is "${value}", which cannot be used. ${variables[name]}`);
}

/** Where payments go; a key without its webhook secret would take money and never hear of it. */
function readStripe(environment: Environment): Config['stripe'] {
  const secretKey = environment['STRIPE_SECRET_KEY'];
  if (secretKey === undefined) return null;
  const webhookSecret = environment['STRIPE_WEBHOOK_SECRET'];
  if (webhookSecret === undefined)
    throw new ConfigError('STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET beside it.');
  return {
    secretKey,
    webhookSecret,
    apiOrigin: read(environment, 'STRIPE_API_ORIGIN', z.url({ protocol: /^https?$/ }).nullable(), null),
    lookupPrefix: read(environment, 'STRIPE_LOOKUP_PREFIX', z.string().regex(/^[a-z0-9_]{1,40}$/), 'legwork'),
  };
}

function readSending(environment: Environment): Config['sending'] {
  const hours = z.coerce.number().int().min(0).max(720);
  return {
    employerRestHours: read(environment, 'EMPLOYER_REST_HOURS', hours, 24),
    hostSendsPerHour: read(environment, 'HOST_SENDS_PER_HOUR', z.coerce.number().int().min(1), 60),
  };
}

function refuseUnsafeProduction(config: Config, environment: Environment): void {
  const needed = ['PUBLIC_HOSTS', 'PUBLIC_ORIGIN', 'SMTP_URL', 'MAIL_DOMAIN', 'CONTACT_EMAIL'] as const;
  const missing = needed.filter((name) => !environment[name]);
  if (missing.length > 0) throw new ConfigError(`In production ${missing.join(', ')} must be set.`);
  // Its pages are on https, and the server speaks none: without this word the whole world would be one source.
  if (!environment['TRUSTED_PROXIES'])
    throw new ConfigError(
      'In production TRUSTED_PROXIES must say which proxy speaks TLS before this server, by its addresses or ranges (such as 127.0.0.1,::1 or 10.0.0.0/8), or "none" where there is no proxy.',
    );
  if (!config.publicOrigin.startsWith('https://'))
    throw new ConfigError('In production PUBLIC_ORIGIN must start with https://.');
  if (environment['STRIPE_API_ORIGIN'])
    throw new ConfigError('In production STRIPE_API_ORIGIN must not be set.');
}

/** Reads the environment; throws ConfigError with one sentence when a value cannot be used. */
export function readConfig(given: Environment): Config {
  // An empty variable is how many tools spell an unset one.
  const environment = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const kind = read(environment, 'NODE_ENV', z.enum(['development', 'test', 'production']), 'development');
  const thePort = read(environment, 'PORT', port, 3000);
  const dataDir = resolve(environment['DATA_DIR'] ?? './data');
  const url = environment['DATABASE_URL'];
  const mailDomain = environment['MAIL_DOMAIN'] ?? 'mail.legwork.test';
  const vapidPublic = environment['VAPID_PUBLIC_KEY'];
  const vapidPrivate = environment['VAPID_PRIVATE_KEY'];
  const linkedinId = environment['LINKEDIN_CLIENT_ID'];
  const linkedinSecret = environment['LINKEDIN_CLIENT_SECRET'];
  const smtpUrl = environment['SMTP_URL'];
  const production = kind === 'production';
  const config: Config = {
    environment: kind,
    port: thePort,
    dataDir,
    database: url
      ? {
          kind: 'postgres',
          url: read(environment, 'DATABASE_URL', z.string().regex(/^postgres(ql)?:\/\//), ''),
        }
      : { kind: 'pglite', folder: join(dataDir, 'database') },
    copies: readCopySettings(environment, dataDir),
    publicHosts: list(environment['PUBLIC_HOSTS'] ?? ''),
    publicOrigin: read(
      environment,
      'PUBLIC_ORIGIN',
      z.url({ protocol: /^https?$/ }),
      `http://localhost:${thePort}`,
    ).replace(/\/$/, ''),
    trustedProxies: read(environment, 'TRUSTED_PROXIES', trustedProxies, []),
    mail: smtpUrl ? { kind: 'smtp', url: smtpUrl } : { kind: 'mailbox' },
    mailFrom: environment['MAIL_FROM'] ?? `Legwork <agent@${mailDomain}>`,
    contactEmail: read(environment, 'CONTACT_EMAIL', z.email(), `contact@${mailDomain}`),
    socialLinks: read(environment, 'SOCIAL_LINKS', socialLinks, []),
    mailDomain,
    mailIn: readMailIn(environment, production),
    vapid: vapidPublic && vapidPrivate ? { publicKey: vapidPublic, privateKey: vapidPrivate } : null,
    googleClientId: environment['GOOGLE_CLIENT_ID'] ?? null,
    linkedin: linkedinId && linkedinSecret ? { clientId: linkedinId, clientSecret: linkedinSecret } : null,
    stripe: readStripe(environment),
    billing: {
      currency: read(environment, 'BILLING_CURRENCY', z.string().regex(/^[A-Za-z]{3}$/), 'CAD').toUpperCase(),
      automaticTax: read(environment, 'BILLING_TAX', z.enum(['automatic', 'none']), 'none') === 'automatic',
    },
    model: readModel(environment),
    sending: readSending(environment),
    sources: production ? 'live' : read(environment, 'SOURCES', z.enum(['practice', 'live']), 'practice'),
    boardKeys: readBoardKeys(environment),
    practiceOrigin: production
      ? null
      : read(environment, 'PRACTICE_ORIGIN', z.url({ protocol: /^https?$/ }).nullable(), null),
    practiceControlToken: environment['PRACTICE_CONTROL_TOKEN'] ?? null,
    demo: !production && environment['DEMO'] !== 'off',
  };
  if (production) refuseUnsafeProduction(config, environment);
  return config;
}
