const cacheName = 'shell-1';
const offlinePage = '/offline.html';
/** One document serves every screen of the host, so one copy of it is kept. */
const shell = '/';

/** Keeps the page that is shown when nothing else is known. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.add(offlinePage);
}

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
    return (await cache.match(shell)) ?? (await cache.match(offlinePage)) ?? Response.error();
  }
}

/** A built asset: its name carries a hash of its content, so what is kept is never stale. */
export async function openAsset(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) await cache.put(request, reply.clone());
  return reply;
}
