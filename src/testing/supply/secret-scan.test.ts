import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { secretsIn } from '#scripts/check/secret-scan.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** Everything that is kept in the repository, by where it lies: what npm installs, builds and data are not. */
const files = globSync(['*', '.*', '{src,scripts,bench,e2e,docs,migrations,assets,.ci}/**/*'], {
  cwd: root,
}).filter(
  (path) =>
    path !== '.env' &&
    statSync(join(root, path)).isFile() &&
    !/\.(png|webp|woff2|ico|br|pdf|docx?)$/.test(path),
);

// The same in every run: a scan that depends on chance would fail by chance.
const letters = (
  count: number,
  alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789',
) =>
  [
    ...createHash('sha512').update(`${count} ${alphabet}`).digest(),
    ...createHash('sha512').update(alphabet).digest(),
  ]
    .slice(0, count)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');

const word = 'PRIVATE';
// Put together here, so that this file holds none itself.
const planted: [string, () => string][] = [
  ['private key', () => `-----BEGIN ${word} KEY-----\n${letters(64)}\n-----END`],
  ['private key', () => `"-----BEGIN EC ${word} KEY-----\\n${letters(64)}"`],
  ['key of age', () => `AGE-SECRET-KEY-${letters(1, '1')}${letters(58, 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L')}`],
  ['key of AWS', () => `aws = AKIA${letters(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`],
  ['token of GitHub', () => `ghp_${letters(36)}`],
  ['token of npm', () => `//registry.npmjs.org/:_authToken=npm_${letters(36)}`],
  ['key of Stripe', () => `sk_live_${letters(24)}`],
  ['webhook secret of Stripe', () => `whsec_${letters(32)}`],
  ['token of Slack', () => `xoxb-${letters(24)}`],
  ['key of Google', () => `AIza${letters(35)}`],
  ['client secret of Google', () => `GOCSPX-${letters(28)}`],
  ['key of a model provider', () => `sk-ant-${letters(40)}`],
  ['key of SendGrid', () => `SG.${letters(22)}.${letters(43)}`],
  ['signed token', () => `eyJ${letters(20)}.eyJ${letters(30)}.${letters(43)}`],
  ['random value under a secret name', () => `const sessionSecret = '${letters(12)}aB3${letters(20)}';`],
  ['random value under a secret name', () => `DB_PASSWORD=${letters(12)}aB3${letters(20)}`],
  ['random value under a secret name', () => `"api_key": "${letters(64, '0123456789abcdef')}"`],
];

describe('the scan for secrets', () => {
  it('finds none in what is kept in the repository', () => {
    expect(files.length).toBeGreaterThan(2000);
    const found = files.flatMap((path) =>
      secretsIn(readFileSync(join(root, path), 'utf8')).map(({ kind, line }) => `${path}:${line} ${kind}`),
    );
    expect(found).toEqual([]);
  });

  test.each(planted)('finds a planted %s, where it stands', (kind, plant) => {
    const place = `// A line before it.\n\n${plant()}\n`;
    expect(secretsIn(place)).toContainEqual({ kind, line: 3 });
  });

  it('leaves alone what is no secret', () => {
    const harmless = [
      "const token = readFileSync(join(folder, 'token.txt'), 'utf8');",
      "password: 'a long walk to work',",
      'SMTP_URL=smtps://user:secret@mail.legwork.example',
      'const secret = process.env["LINKEDIN_CLIENT_SECRET"] ?? null;',
      '-----BEGIN PUBLIC KEY-----',
      'eyebrow sk-and-so-on AKIAbc',
    ];
    expect(harmless.flatMap(secretsIn)).toEqual([]);
  });
});
