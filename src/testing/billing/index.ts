import { openTestWorld } from '#practice/testing.ts';
import type { TestWorld } from '#practice/testing.ts';
import { listen } from '#server/listen.ts';
import { practiceSecrets } from '#server/ports/payments/open.ts';
import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signInAgain } from '#testing/people.ts';
import type { Person } from '#testing/people.ts';

/** The product with the practice world's payments, which tell it what happened over HTTP. */
export interface Billing {
  app: TestApp;
  practice: TestWorld;
  /** Where the payments tell what happened. */
  webhookUrl: string;
  /** Resolves once everything was told and taken in. */
  settle(): Promise<void>;
  /** Moves both clocks; what falls due meanwhile is renewed, ended and told. */
  advance(milliseconds: number): Promise<void>;
  /** The plan as its owner reads it. */
  // The body is whatever the endpoint answers; each test checks the parts it reads.
  // oxlint-disable-next-line typescript/no-explicit-any
  plan(person: Person): Promise<any>;
  /** Goes through checkout as a person does, up to where the browser is sent afterwards. */
  buy(person: Person, plan: 'starter' | 'pro', action?: 'confirm' | 'cancel'): Promise<string>;
  close(): Promise<void>;
}

/** Presses a button of a hosted page; answers where it leads. */
export async function press(address: string, fields: Record<string, string>): Promise<string> {
  const reply = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  await reply.body?.cancel();
  return reply.headers.get('location') ?? `${reply.status}`;
}

/** Starts both, their clocks at the same moment. */
export async function openBilling(): Promise<Billing> {
  const practice = await openTestWorld();
  const app = await createTestApp({ config: { practiceOrigin: practice.origin } });
  const listening = await listen(app.app, 0, app.world.stopping);
  const webhookUrl = `http://127.0.0.1:${listening.port}/api/billing/webhook`;
  await practice.control.setClock(app.clock.now());
  await practice.control.payments({ webhook: { url: webhookUrl, secret: practiceSecrets.webhook } });
  const settle = async () => {
    await practice.control.payments({});
    await app.drain();
  };
  return {
    app,
    practice,
    webhookUrl,
    settle,
    async advance(milliseconds) {
      app.clock.advance(milliseconds);
      await practice.control.advance(milliseconds);
      await settle();
    },
    async plan(person) {
      const { token } = await signInAgain(app, person);
      return (await app.call('GET', '/billing/plan', undefined, token)).body;
    },
    async buy({ token }, plan, action = 'confirm') {
      const opened = await app.call('POST', '/billing/checkout', { plan }, token);
      if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
      const back = await press(opened.body.url, { action });
      await settle();
      return back;
    },
    async close() {
      await listening.stop();
      await app.close();
      await practice.close();
    },
  };
}
