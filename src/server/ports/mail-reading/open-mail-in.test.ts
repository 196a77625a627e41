import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import tlsOptions from 'smtp-server/lib/tls-options.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readMailIn } from '#server/settings/mail-in-settings.ts';
import { recordingLog } from '#testing/logged/recording-log.ts';
import { openMailIn } from './open-mail-in.ts';

const domain = 'mail.legwork.test';
const stored = async () => 'stored' as const;

test('a production server that no mail reaches says so at its start', async () => {
  const { log, entries } = recordingLog();
  const open = (environment: object) => openMailIn(readMailIn(environment, true), { domain, log }, stored);
  const none = await open({});
  expect([none.smtp, entries.map(({ level, event }) => [level, event])]).toEqual([
    null,
    [['warn', 'mail_in.none']],
  ]);
  const one = await open({ MAIL_IN_PORT: '0' });
  expect([one.smtp?.host, entries.length]).toEqual(['127.0.0.1', 1]);
  await Promise.all([none.close(), one.close()]);
});

test('with a certificate the way is encrypted for whoever wants that, and one that cannot be read stops the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-certificate-'));
  const { log } = recordingLog();
  // The library's own, made for trying it out.
  const { key, cert } = z.object({ key: z.string(), cert: z.string() }).parse(tlsOptions());
  const files = {
    MAIL_IN_TLS_KEY: join(folder, 'key.pem'),
    MAIL_IN_TLS_CERTIFICATE: join(folder, 'certificate.pem'),
  };
  const settings = readMailIn({ ...files, MAIL_IN_PORT: '0' }, true);
  await expect(openMailIn(settings, { domain, log }, stored)).rejects.toThrow(
    /^MAIL_IN_TLS_KEY names .* cannot be read\.$/,
  );
  await writeFile(files.MAIL_IN_TLS_KEY, key);
  await writeFile(files.MAIL_IN_TLS_CERTIFICATE, cert);
  const subjects: string[] = [];
  const mailIn = await openMailIn(settings, { domain, log }, async ({ subject }) => {
    subjects.push(subject);
    return 'stored';
  });
  const send = (port = 0, subject: string, how: object) =>
    createTransport({ host: '127.0.0.1', port, ...how }).sendMail({
      from: 'a@b.example',
      to: `c+abcdefgh@${domain}`,
      subject,
    });
  const plain = await openMailIn(readMailIn({ MAIL_IN_PORT: '0' }, true), { domain, log }, stored);
  const encrypted = { requireTLS: true, tls: { rejectUnauthorized: false } };
  await send(mailIn.smtp?.port, 'Encrypted', encrypted);
  await send(mailIn.smtp?.port, 'In the clear', { ignoreTLS: true });
  expect(subjects).toEqual(['Encrypted', 'In the clear']);
  await expect(send(plain.smtp?.port, 'Encrypted', encrypted)).rejects.toThrow();
  await Promise.all([mailIn.close(), plain.close(), rm(folder, { recursive: true })]);
});
