import { expect, test } from 'vitest';
import { say } from '#localization/catalogue.ts';
import { deviceWords } from './device-words.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = `${webKit} Chrome/140.0.0.0`;

test.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
  [
    'Microsoft Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`,
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Firefox on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/140.0.0.0 Safari/537.36`],
  ['Unknown device', ''],
  ['Unknown device', '<b>'],
])('a device is called %s', (words, userAgent) => {
  expect(say(deviceWords(userAgent), { locale: 'en' })).toBe(words);
});
