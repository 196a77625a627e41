import { z } from 'zod';
import { avoidChange, avoidedByAccount } from '#contract/career/hub/avoid.ts';
import { careerEndpoint, endpoint } from '#contract/endpoint.ts';
import { LOCALES } from '#localization/types.ts';
import { toldEntry } from '#contract/career/hub/told-entry.ts';
import { wordingAnswer, wordingQuestions } from '#contract/career/hub/wordings.ts';
import { profileAnalysis, resumeProposals } from '#contract/career/hub/profile-analysis.ts';
import { fullName } from '#contract/platform/accounts.ts';
import { done, id, textUpTo } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';
import type { Message } from '#localization/types.ts';

const link = (wrong: Message) =>
  z
    .string()
    .trim()
    .max(500)
    .refine((value) => value === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(value), refusal(wrong));

export const profile = z.object({
  id,
  /** Which offering the account was made for. */
  kind: z.enum(['career', 'business']),
  /** The offerings it is used for: that one, and the other once it was opened. */
  sides: z.array(z.enum(['career', 'business'])).min(1),
  full_name: z.string(),
  email: z.string(),
  headline: z.string(),
  location: z.string(),
  linkedin: z.string(),
  github: z.string(),
  portfolio: z.string(),
  phone: z.string(),
  time_zone: z.string(),
  /** The language of screens, mails and documents. */
  locale: z.enum(LOCALES),
  onboarded: z.boolean(),
  target_position: z.string(),
  key_skills: z.string(),
  job_search_status: z.string(),
  /** The address employers are given for this person; replies to it move the tracker. */
  application_address: z.string(),
});
export type Profile = z.infer<typeof profile>;

const required = (missing: Message) =>
  textUpTo(500, (most) => text.message('keepUnder', most)).min(1, refusal(missing));

export const onboardingAnswers = z.object({
  target_position: required(text.message('positionMissing')),
  key_skills: required(text.message('skillMissing')),
  job_search_status: required(text.message('searchMissing')),
});

/** The fields a person may change; absent ones stay as they are. */
export const profileChange = z
  .object({
    full_name: fullName,
    headline: textUpTo(200, (most) => text.message('headlineTooLong', most)),
    location: textUpTo(200, (most) => text.message('locationTooLong', most)),
    linkedin: link(text.message('linkedInWrong')),
    github: link(text.message('githubWrong')),
    portfolio: link(text.message('portfolioWrong')),
    phone: textUpTo(40, (most) => text.message('phoneTooLong', most)),
    time_zone: textUpTo(60, (most) => text.message('timeZoneTooLong', most)),
  })
  .partial();

export const profiles = {
  // Every account asks who is signed in, so this one is not the career's alone.
  read: endpoint.route({ method: 'GET', path: '/users/me', summary: 'The logged-in person' }).output(profile),
  changeLocale: endpoint
    .route({
      method: 'PUT',
      path: '/users/me/locale',
      summary: 'The language of screens, emails and documents',
    })
    .input(z.object({ locale: z.enum(LOCALES) }))
    .output(done),
  change: careerEndpoint
    .route({ method: 'PUT', path: '/users/me', summary: 'Change some fields; absent ones stay' })
    .input(profileChange)
    .output(profile),
  finishOnboarding: careerEndpoint
    .route({ method: 'PUT', path: '/users/me/onboarding', summary: 'The three onboarding answers' })
    .input(onboardingAnswers)
    .output(done),
  avoided: careerEndpoint
    .route({ method: 'GET', path: '/users/me/avoid', summary: 'What is avoided in all campaigns' })
    .output(avoidedByAccount),
  changeAvoided: careerEndpoint
    .route({ method: 'PUT', path: '/users/me/avoid', summary: 'Replace what is avoided in all campaigns' })
    .input(avoidChange)
    .output(avoidedByAccount),
  tellEntry: careerEndpoint
    .route({
      method: 'POST',
      path: '/users/me/entries',
      summary: 'A job, a study or a volunteer post in the person’s own words, as facts of the profile',
    })
    .input(toldEntry)
    .output(done),
  wordings: careerEndpoint
    .route({
      method: 'GET',
      path: '/users/me/wordings',
      summary: 'Wordings that wait for a yes or a no, oldest first',
    })
    .output(wordingQuestions),
  answerWording: careerEndpoint
    .route({
      method: 'POST',
      path: '/users/me/wordings/{id}',
      summary: 'Whether words may be said for those of a fact; what still waits is answered',
    })
    .input(wordingAnswer)
    .output(wordingQuestions),
  analysis: careerEndpoint
    .route({ method: 'GET', path: '/users/me/analysis', summary: 'The saved profile judged, with reasons' })
    .output(profileAnalysis),
  resumeProposals: careerEndpoint
    .route({
      method: 'GET',
      path: '/users/me/resume-proposals',
      summary: 'What the resume says of each field; nothing changes',
    })
    .output(resumeProposals),
};
