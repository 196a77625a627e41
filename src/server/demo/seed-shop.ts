import { asAccount, asBusiness } from '#server/db/as.ts';
import type { Reader } from '#localization/format.ts';
import { firstBusinessOf, replaceBusiness } from '#server/features/localbiz/business/index.ts';
import { readImports, stageImport } from '#server/features/localbiz/imports/index.ts';
import {
  accountMadeByUs,
  createVerifiedAccount,
  readerOfAccount,
} from '#server/features/platform/accounts/index.ts';
import { describeError } from '#server/ports/log.ts';
import type { PracticeProcess } from '#server/practice-world.ts';
import type { Stopping } from '#server/stopping/stopping.ts';
import type { World } from '#server/world.ts';
import { keepOnceRead } from './bring-in.ts';
import { businessOfDemo } from './business-of-demo.ts';
import { freshAccount, keep, readKept } from './kept-account.ts';
import type { DemoAccount } from './kept-account.ts';
import { setDemoClock } from './set-demo-clock.ts';
import { demoBusiness, demoExports, demoOwnerEmail, demoOwnerName, demoShopName } from './shop.data.ts';

/** The owner's account with the bakery set up; the ones that an earlier start began, where there are. */
async function ownerOf(
  nobodys: World,
  { email, password }: DemoAccount,
): Promise<{ accountId: string; businessId: string }> {
  const person = { email, fullName: demoOwnerName, password, demo: true, kind: 'business' } as const;
  const begun = await accountMadeByUs(nobodys, email);
  const { id } = begun ?? (await createVerifiedAccount(nobodys, person));
  // What its owner set up beside it since is theirs, and stays as it is.
  const own = asAccount(nobodys, id);
  if ((await firstBusinessOf(own, id, null)) === null) await replaceBusiness(own, id, demoBusiness);
  const businessId = await businessOfDemo(nobodys, id);
  if (businessId === null) throw new Error('The business of the demo was closed.');
  return { accountId: id, businessId };
}

/**
 * Brings in a file of the shop, as its owner would: it is read, looked at, and kept. `place` is its place among them: as many imports as
 * there are were begun before. Answers whether it is kept, or was before.
 */
async function bringIn(
  world: World,
  {
    accountId,
    reader,
    place,
    file,
    stopping,
  }: { accountId: string; reader: Reader; place: number; file: () => Promise<File>; stopping: Stopping },
): Promise<boolean> {
  const begun = (
    await readImports(world, accountId, { limit: demoExports.length, reader })
  ).items.toReversed();
  const id = begun[place]?.id ?? (await stageImport(world, accountId, { file: await file(), reader })).id;
  return keepOnceRead(world, { accountId, id, reader, stopping });
}

/**
 * Makes the business demo account on the first start: the practice town's bakery, whose two years, catalogue, customers and reviews come
 * in by its exports and the same verbs as any owner's. What an earlier start began and did not finish is finished. Null when it failed,
 * which is said, or when the product stops meanwhile; the product runs without it.
 */
export async function seedDemoShop(
  world: World,
  practice: Pick<PracticeProcess, 'file'>,
  stopping: Stopping,
): Promise<DemoAccount | null> {
  const kept = await readKept(world, demoShopName);
  if (kept?.complete) return kept;
  const account = kept ?? freshAccount(demoOwnerEmail);
  try {
    await keep(world, demoShopName, { ...account, complete: false });
    const { accountId, businessId } = await ownerOf(world, account);
    await keep(world, demoShopName, { ...account, businessId, complete: false });
    const reader = await readerOfAccount(asAccount(world, accountId).database, accountId);
    for (const [place, path] of demoExports.entries()) {
      const file = () => practice.file(path);
      const brought = { accountId, reader, place, file, stopping };
      if (!(await bringIn(asBusiness(world, businessId), brought))) return null;
    }
    // From here on by a clock of its own, which an operator may set ahead (`npm run demo-clock`).
    await setDemoClock(world, { aheadMs: 0, pace: 1 });
    await keep(world, demoShopName, { ...account, businessId, complete: true });
    return account;
  } catch (error) {
    world.log.error('demo-shop.failed', describeError(error));
    world.log.say('The business demo account could not be made; the reason is in the log.');
    return null;
  }
}
