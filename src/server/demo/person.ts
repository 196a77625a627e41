import type { World } from '#server/world.ts';
import { changeProfile, finishOnboarding, saveAnswer } from '#server/features/career/profile/index.ts';
import { uploadResume } from '#server/features/career/resume/index.ts';
import { createVerifiedAccount } from '#server/features/platform/accounts/index.ts';
import { grantPlan } from '#server/features/platform/billing/index.ts';
import { demoAnswers, demoEmail, demoName, demoOnboarding, demoProfile, demoResume } from './person.data.ts';
import { asAccount } from '#server/db/as.ts';

/**
 * Makes the demo account: verified, on Pro without charge, with a resume read by the product, a profile and the answers
 * forms ask for. Answers the account's id. An address that is taken is refused, as at any sign-up.
 */
export async function createDemoPerson(nobodys: World, password: string): Promise<string> {
  const account = await createVerifiedAccount(nobodys, {
    email: demoEmail,
    fullName: demoName,
    password,
    demo: true,
  });
  const world = asAccount(nobodys, account.id);
  await grantPlan(world, { accountId: account.id, plan: 'pro' });
  const cv = await world.typesetter.resume(demoResume, 'en');
  await uploadResume(
    world,
    account.id,
    new File([new Uint8Array(cv)], 'Amara_Okafor_CV.pdf', { type: 'application/pdf' }),
  );
  await finishOnboarding(world, account.id, demoOnboarding);
  await changeProfile(world, account.id, demoProfile);
  const at = world.clock.now().toISOString();
  for (const answer of demoAnswers)
    await saveAnswer(world.database, { accountId: account.id, ...answer, at });
  return account.id;
}
