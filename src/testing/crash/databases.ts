import { Client } from 'pg';

/** Makes a database on a server, empty or as a copy of another that nobody uses; answers its address. */
export async function createDatabase(
  server: string,
  name: string,
  template: string | null = null,
): Promise<string> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create database ${name}${template === null ? '' : ` template ${template}`}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
