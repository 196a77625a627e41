import { expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readMailIn } from './mail-in-settings.ts';

const imapOf = (url: string) => readMailIn({ MAIL_IN_IMAP_URL: url }, true).imap;

test('mail comes in by SMTP on this machine while it is developed, and in production only where it is said', () => {
  const here = { host: '127.0.0.1', port: 0, certificate: null };
  expect(readMailIn({}, false)).toEqual({ smtp: here, imap: null });
  expect(readMailIn({}, true)).toEqual({ smtp: null, imap: null });
  expect(readMailIn({ MAIL_IN_PORT: 'off' }, false).smtp).toBeNull();
  const given = {
    MAIL_IN_PORT: '25',
    MAIL_IN_HOST: '::',
    MAIL_IN_TLS_KEY: '/k',
    MAIL_IN_TLS_CERTIFICATE: '/c',
  };
  const certificate = { keyFile: '/k', certificateFile: '/c' };
  expect(readMailIn(given, true).smtp).toEqual({ host: '::', port: 25, certificate });
});

test('a mailbox is encrypted from the start or by STARTTLS, but for one on this machine that is asked for without', () => {
  expect(imapOf('imaps://me%40x.example:p%3Ass@imap.example/All%20mail')).toEqual({
    host: 'imap.example',
    port: 993,
    username: 'me@x.example',
    password: 'p:ss',
    folder: 'All mail',
    encrypted: true,
    fromTheStart: true,
  });
  const parts = (url: string) => {
    const { port, folder, encrypted, fromTheStart } = imapOf(url) ?? {};
    return [port, folder, encrypted, fromTheStart];
  };
  expect(parts('imap://a:b@imap.example')).toEqual([143, 'INBOX', true, false]);
  expect(parts('imaps://a:b@imap.example:1993')).toEqual([1993, 'INBOX', true, true]);
  expect(parts('imap://a:b@127.0.0.1:1143')).toEqual([1143, 'INBOX', false, false]);
  expect(parts('imap://a:b@[::1]')).toEqual([143, 'INBOX', false, false]);
});

test.each([
  [{ MAIL_IN_IMAP_URL: 'https://a:hidden@imap.example' }],
  [{ MAIL_IN_IMAP_URL: 'imaps://imap.example/hidden' }],
  [{ MAIL_IN_IMAP_URL: 'imaps://a:%hidden@imap.example' }],
  [{ MAIL_IN_IMAP_URL: 'hidden' }],
  [{ MAIL_IN_HOST: 'mail.legwork.example' }],
  [{ MAIL_IN_TLS_KEY: '/k' }],
  [{ MAIL_IN_TLS_CERTIFICATE: '/c' }],
])('%j stops the start, and the error repeats no password', (environment) => {
  const read = () => readMailIn(environment, false);
  expect(read).toThrow(ConfigError);
  expect(read).not.toThrow(/hidden/);
});
