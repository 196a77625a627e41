import { KEY_HEADER, WRITES } from '#contract/once.ts';

const PAUSE_MS = 500;
/** How often one wish is sent while there is no answer, and how often while its twin is under way. */
const TRIES = 2;
const WAITS = 10;

/** The wish that was sent last and has no answer that ends it: whoever presses again means the same one. */
let open: { wish: string; key: string } | null = null;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** 128 bits of chance; `randomUUID` is not there on a page without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key for a wish: the one of before, as long as nobody knows whether that was done and nothing else was asked for meanwhile,
 * since a wish that comes back after another is a new one.
 */
export function keyFor(wish: string): string {
  if (open?.wish !== wish) open = { wish, key: newKey() };
  return open.key;
}

/** Notes the status that a wish was answered with; 0 stands for no answer. */
export function noteAnswer(key: string, status: number): void {
  if (open?.key === key && status > 0 && status < 500) open = null;
}

async function isUnderWay(response: Response): Promise<boolean> {
  if (response.status !== 409) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'in_progress';
}

async function sendWith(
  key: string,
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  for (let [tried, waited] = [1, 0]; ;) {
    try {
      const response = await send(request.clone());
      if (waited === WAITS || !(await isUnderWay(response))) {
        noteAnswer(key, response.status);
        return response;
      }
      waited += 1;
      await pause(Number(response.headers.get('retry-after') ?? 1) * 1000);
    } catch (error) {
      // What the person took back is not sent again, nor is anything while the device knows that it is offline.
      if (tried === TRIES || request.signal.aborted || !navigator.onLine) throw error;
      tried += 1;
      await pause(PAUSE_MS);
    }
  }
}

/**
 * Sends a request; a write goes under a key, so that it is done once however often it is sent: again by itself when there was no
 * answer, and by the person when they press again.
 */
export async function sendOnce(
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!WRITES.includes(request.method)) return send(request);
  const key = keyFor(`${request.method} ${request.url} ${await request.clone().text()}`);
  request.headers.set(KEY_HEADER, key);
  return sendWith(key, request, send);
}
