import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildWeb } from '#scripts/build/build.ts';
import { root } from '#scripts/run.ts';
import { freePort } from '#testing/free-port.ts';

const FREE_FOR_MAIL = '0';

/** The built product with its demo account, after its four weeks. */
export interface DemoProduct {
  port: number;
  /** A fresh sign-in of the demo account. */
  token: string;
  stop(): Promise<void>;
}

async function signIn(port: number, username: string, password: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/auth/token`, {
    method: 'POST',
    headers: { host: 'career.localhost' },
    body: new URLSearchParams({ username, password }),
  });
  if (!reply.ok) throw new Error(`The demo account could not sign in: ${await reply.text()}`);
  // The contract's shape.
  return ((await reply.json()) as { access_token: string }).access_token;
}

/** Starts it as `npm start` does, all it keeps in one folder; ready when the demo account has lived through its weeks. */
export async function startDemoProduct(folder: string): Promise<DemoProduct> {
  await buildWeb();
  const port = await freePort();
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'demo'), MAIL_IN_PORT: FREE_FOR_MAIL },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [, email = '', password = ''] = await new Promise<RegExpExecArray>((resolve, reject) => {
    let said = '';
    child.once('close', () => reject(new Error('The product did not start.')));
    child.stdout.on('data', (part: Buffer) => {
      said += part.toString();
      const account = /^Demo account: (\S+) \/ (\S+)$/m.exec(said);
      if (account) resolve(account);
    });
  });
  return {
    port,
    token: await signIn(port, email, password),
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}
