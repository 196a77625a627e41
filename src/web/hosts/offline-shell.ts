import { text as action } from '#web/text/action-messages.ts';
import { text } from './messages.ts';

const cacheName = 'shell-1';
/** One document serves every screen of the host, so one copy of it is kept. */
const shell = '/dashboard/overview';

/** What is shown when nothing of the app has been kept yet. It loads nothing, so it needs no connection. */
const nothingKept = () => `<!doctype html>
<html lang="en-CA">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text('offlinePage')}</title>
<style>
body { font: 17px/1.5 system-ui, sans-serif; max-width: 34em; margin: 18vh auto 0; padding: 0 20px; background: light-dark(#f3f7f4, #0a1512); color: light-dark(#0d241e, #e9f0eb) }
h1 { font: 500 34px/1.1 Rockwell, Georgia, serif; margin: 0 0 12px }
a { color: inherit }
</style>
<h1>${text('offlineTitle')}</h1>
<p>${text('offlineText')}</p>
<p><a href="">${action('tryAgain')}</a></p>
</html>`;

/** Removes what earlier versions kept. */
export async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
}

/** A page from the network; without a connection the app's document as last seen, else a page that says so. */
export async function openPage(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const reply = await fetch(request);
    const isShell = reply.ok && !reply.redirected && new URL(request.url).pathname.startsWith('/dashboard');
    if (isShell) await cache.put(shell, reply.clone());
    return reply;
  } catch {
    const kept = await cache.match(shell);
    return kept ?? new Response(nothingKept(), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
}

/** A built asset: its name carries a hash of its content, so what is kept is never stale. */
export async function openAsset(request: Request): Promise<Response> {
  const kept = await (await caches.open(cacheName)).match(request);
  return kept ?? fetchAndKeep(request);
}

/** A small file that keeps its name: the network first, then what was kept. */
export async function openNamedFile(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request);
  } catch {
    return (await (await caches.open(cacheName)).match(request)) ?? Response.error();
  }
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const reply = await fetch(request);
  if (reply.ok) await (await caches.open(cacheName)).put(request, reply.clone());
  return reply;
}
