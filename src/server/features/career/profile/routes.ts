import { changeLocale } from '#server/features/platform/accounts/index.ts';
import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { changeAvoided, readAvoidedByAccount } from './avoiding/avoided-by-account.ts';
import { analysePerson } from './hub/analyse-profile.ts';
import { changeProfile } from './change-profile.ts';
import { finishOnboarding } from './finish-onboarding.ts';
import { proposeFromResume } from './hub/propose-from-resume.ts';
import { readProfile } from './read-profile.ts';
import { keepEntry } from './history/tell-entry.ts';
import { answerWording, openWordings } from './wordings/ask-wordings.ts';

const { profiles } = endpoints;

/** HTTP of the feature: one call to one verb each. */
export const profileRoutes = {
  read: profiles.read.handler(({ context }) => readProfile(context.world, accountOf(context))),
  changeLocale: profiles.changeLocale.handler(async ({ input, context }) => {
    await changeLocale(context.world, accountOf(context), input.locale);
    return { ok: true as const };
  }),
  change: profiles.change.handler(({ input, context }) =>
    changeProfile(context.world, accountOf(context), input),
  ),
  finishOnboarding: profiles.finishOnboarding.handler(({ input, context }) =>
    finishOnboarding(context.world, accountOf(context), input),
  ),
  avoided: profiles.avoided.handler(({ context }) => readAvoidedByAccount(context.world, accountOf(context))),
  changeAvoided: profiles.changeAvoided.handler(({ input, context }) =>
    changeAvoided(context.world, accountOf(context), input),
  ),
  tellEntry: profiles.tellEntry.handler(({ input, context }) =>
    keepEntry(context.world, accountOf(context), input),
  ),
  wordings: profiles.wordings.handler(({ context }) => openWordings(context.world, accountOf(context))),
  answerWording: profiles.answerWording.handler(({ input, context }) =>
    answerWording(context.world, accountOf(context), input),
  ),
  analysis: profiles.analysis.handler(({ context }) =>
    analysePerson(context.world, accountOf(context), context.reader),
  ),
  resumeProposals: profiles.resumeProposals.handler(({ context }) =>
    proposeFromResume(context.world, accountOf(context)),
  ),
};
