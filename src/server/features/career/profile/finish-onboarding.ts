import type { World } from '#server/world.ts';
import { ensureProfile } from './ensure-profile.ts';
import { updateProfile } from './queries.ts';

interface OnboardingAnswers {
  target_position: string;
  key_skills: string;
  job_search_status: string;
}

/** Keeps the three onboarding answers; the first time counts as the day the person was onboarded. */
export async function finishOnboarding(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'events'>,
  accountId: string,
  answers: OnboardingAnswers,
): Promise<{ ok: true }> {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const profile = await ensureProfile(world, transaction, accountId);
    await updateProfile(transaction, accountId, {
      targetPosition: answers.target_position,
      keySkills: answers.key_skills,
      jobSearchStatus: answers.job_search_status,
      onboardedAt: profile.onboardedAt ?? now,
      updatedAt: now,
    });
    await world.events.publish(transaction, accountId, { topic: 'profile', application_id: null });
  });
  return { ok: true };
}
