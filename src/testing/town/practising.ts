import { createTestApp } from '#testing/app.ts';
import type { TestApp } from '#testing/app.ts';
import { signUpOwner } from '#testing/business.ts';
import type { Member } from '#testing/business.ts';
import { bakeryTown } from './bakery-files.ts';

export const PRACTICE_SHOP = '/business/practice-shop';

/** The product beside a town of one bakery, which a test may take away or set ahead. */
export async function createPractisingApp() {
  const bakery = bakeryTown();
  const town = {
    isAway: false,
    aheadMs: 0,
    asked: () => bakery.asked,
    now: () => new Date(app.clock.now().getTime() + town.aheadMs),
  };
  const practice = {
    read: async () => ({ now: town.now().toISOString() }),
    file: (path: string) =>
      town.isAway ? Promise.reject(new Error('The town does not answer.')) : bakery.file(path),
  };
  const app: TestApp = await createTestApp({ world: { practice } });
  /** What somebody asks of their practice shop, and reads. */
  const as = ({ token }: Pick<Member, 'token'>) => ({
    read: async () => (await app.call('GET', PRACTICE_SHOP, undefined, token)).body,
    open: () => app.call('POST', PRACTICE_SHOP, undefined, token),
    close: () => app.call('DELETE', PRACTICE_SHOP, undefined, token),
    get: async (path: string) => (await app.call('GET', path, undefined, token)).body,
  });
  /** An owner whose practice shop was asked for a second after they set up their own business. */
  const opening = async (): Promise<Member> => {
    const owner = await signUpOwner(app);
    app.clock.advance(1000);
    await as(owner).open();
    return owner;
  };
  /** The same, once it is filled. */
  const practising = async (): Promise<Member> => {
    const owner = await opening();
    await app.drain();
    return owner;
  };
  return { app, town, as, opening, practising };
}
