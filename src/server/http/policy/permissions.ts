/** What pages of ours use: copying with a button, and passkeys. */
const OWN = ['clipboard-write', 'publickey-credentials-create', 'publickey-credentials-get'];

/** What no page of ours uses, by the names that Chromium knows; it complains of any other. */
const NONE = [
  'accelerometer',
  'aria-notify',
  'autoplay',
  'browsing-topics',
  'camera',
  'captured-surface-control',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'deferred-fetch',
  'deferred-fetch-minimal',
  'digital-credentials-get',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'interest-cohort',
  'keyboard-map',
  'language-detector',
  'language-model',
  'local-fonts',
  'local-network',
  'local-network-access',
  'loopback-network',
  'magnetometer',
  'microphone',
  'midi',
  'on-device-speech-recognition',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'private-state-token-issuance',
  'private-state-token-redemption',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'summarizer',
  'sync-xhr',
  'translator',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const GOOGLE = '"https://accounts.google.com"';
/** Google's sign-in asks the browser who is there, from its own frame where there is no other way. */
const OF_GOOGLE = ['identity-credentials-get', 'storage-access'];

/** The header `Permissions-Policy`: everything that a page may not use is named. `google`: it loads Google's sign-in. */
export function permissionsPolicy(google: boolean): string {
  const closed = google ? NONE.filter((name) => !OF_GOOGLE.includes(name)) : NONE;
  const open = google ? OF_GOOGLE.map((name) => `${name}=(self ${GOOGLE})`) : [];
  return [...closed.map((name) => `${name}=()`), ...OWN.map((name) => `${name}=(self)`), ...open].join(', ');
}
