import { Client } from 'pg';

async function onServer(server: string, query: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}

/** Makes a database on a server, empty or as a copy of another that nobody uses; answers its address. */
export async function createDatabase(
  server: string,
  name: string,
  template?: string | null,
): Promise<string> {
  await onServer(
    server,
    `create database ${name}${template === undefined || template === null ? '' : ` template ${template}`}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database, with whoever is still connected to it. */
export const dropDatabase = (server: string, name: string): Promise<void> =>
  onServer(server, `drop database if exists ${name} with (force)`);
