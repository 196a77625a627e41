import { client } from '#web/api/client.ts';

/** What this browser can do about notifications, and what it does. */
export type PushState = 'unsupported' | 'needs-install' | 'denied' | 'off' | 'on';

/** Apple's phones give a page no push until it stands on the home screen. */
const onApplePhone = () => /iPhone|iPad|iPod/.test(navigator.userAgent);

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return (await navigator.serviceWorker.getRegistration()) ?? undefined;
}

const supported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether the server still knows this browser: logging out everywhere and a new password withdraw it there. */
const isTold = (): Promise<boolean> =>
  client.notifications.pushKey().then(
    ({ told }) => told,
    () => true,
  );

/** The state of this device, without asking the person for anything. */
export async function readPushState(): Promise<PushState> {
  if (!supported()) return onApplePhone() ? 'needs-install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await (await registration())?.pushManager.getSubscription();
  return subscription && Notification.permission === 'granted' && (await isTold()) ? 'on' : 'off';
}

/** A VAPID key as the browser takes it: base64url to bytes. */
export function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  const text = atob(base64.padEnd(Math.ceil(base64.length / 4) * 4, '='));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** Same bytes? A subscription made for another server key can never be reached. */
function isFor(subscription: PushSubscription, key: Uint8Array): boolean {
  const own = subscription.options.applicationServerKey;
  if (!own) return false;
  const bytes = new Uint8Array(own);
  return bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
}

/** Asks the person, then gives the server this device. Answers the state afterwards; throws when the server refuses. */
export async function turnOnPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState();
  const worker = await navigator.serviceWorker.ready;
  const key = keyBytes((await client.notifications.pushKey()).public_key);
  let subscription = await worker.pushManager.getSubscription();
  if (subscription && !isFor(subscription, key)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await client.notifications.subscribe({
    endpoint: endpoint ?? subscription.endpoint,
    keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' },
  });
  return readPushState();
}

/** Takes this device away from the server and from the browser. */
export async function turnOffPush(): Promise<PushState> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription) {
    await client.notifications.unsubscribe({ endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  return readPushState();
}
