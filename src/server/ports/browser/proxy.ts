import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Reach } from '#server/ports/browser/reach.ts';

/** A forward proxy on loopback through which all traffic of one browser context goes. */
export interface FilteringProxy {
  /** `http://127.0.0.1:PORT` */
  address: string;
  close(): Promise<void>;
}

// Headers that speak of one connection and not of the message.
const HOP = new Set([
  'proxy-connection',
  'proxy-authorization',
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'upgrade',
]);

const forwarded = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP.has(name)));

function parsed(address: string | undefined): URL | null {
  return address !== undefined && URL.canParse(address) ? new URL(address) : null;
}

function answerPlain(reach: Reach) {
  return async (incoming: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const url = parsed(incoming.url);
    const port = Number(url?.port || 80);
    const address = url?.protocol === 'http:' ? await reach(url.hostname, port) : null;
    if (url === null || address === null) {
      reply.writeHead(403, { 'content-type': 'text/plain' }).end('This address may not be reached.');
      return;
    }
    const outgoing = request(
      {
        host: address,
        port,
        method: incoming.method ?? 'GET',
        path: `${url.pathname}${url.search}`,
        headers: { ...forwarded(incoming.headers), host: url.host },
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, forwarded(answer.headers));
        answer.pipe(reply);
        // A reply cut in the middle must look cut to the page as well.
        answer.on('error', () => reply.destroy());
      },
    );
    outgoing.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
    reply.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
}

function answerTunnel(reach: Reach) {
  return async (incoming: IncomingMessage, client: Duplex, head: Buffer): Promise<void> => {
    client.on('error', () => client.destroy());
    const target = parsed(`tunnel://${incoming.url ?? ''}`);
    const port = Number(target?.port || 443);
    const address = target === null ? null : await reach(target.hostname, port);
    if (address === null) {
      client.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
      return;
    }
    const server = connect(port, address, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.write(head);
      server.pipe(client);
      client.pipe(server);
    });
    server.on('error', () => client.destroy());
    client.on('close', () => server.destroy());
  };
}

/** Starts a proxy that connects only where `reach` lets it; each browser context gets its own. */
export async function startFilteringProxy(reach: Reach): Promise<FilteringProxy> {
  const plain = answerPlain(reach);
  const tunnel = answerTunnel(reach);
  const server = createServer((incoming, reply) => void plain(incoming, reply).catch(() => reply.destroy()));
  const sockets = new Set<Duplex>();
  server.on('connect', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    void tunnel(incoming, client, head).catch(() => client.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
