import { z } from 'zod';
import { avoidChange, avoidedByAccount } from '#contract/career/hub/avoid.ts';
import { careerEndpoint, endpoint } from '#contract/endpoint.ts';
import { toldEntry } from '#contract/career/hub/told-entry.ts';
import { profileAnalysis, resumeProposals } from '#contract/career/hub/profile-analysis.ts';
import { fullName } from '#contract/platform/accounts.ts';
import { done, id } from '#contract/primitives.ts';

const text = (label: string, most: number) =>
  z.string().trim().max(most, `Keep your ${label} under ${most} characters.`);
const link = (label: string) =>
  z
    .string()
    .trim()
    .max(500)
    .refine((value) => value === '' || /^https?:\/\/[^\s/$.?#][^\s]*$/i.test(value), {
      message: `Enter your ${label} as a full address that starts with https://.`,
    });

export const profile = z.object({
  id,
  /** Which offering the account was made for. */
  kind: z.enum(['career', 'business']),
  full_name: z.string(),
  email: z.string(),
  headline: z.string(),
  location: z.string(),
  linkedin: z.string(),
  github: z.string(),
  portfolio: z.string(),
  phone: z.string(),
  time_zone: z.string(),
  onboarded: z.boolean(),
  target_position: z.string(),
  key_skills: z.string(),
  job_search_status: z.string(),
  /** The address employers are given for this person; replies to it move the tracker. */
  application_address: z.string(),
});
export type Profile = z.infer<typeof profile>;

const required = (message: string) =>
  z.string().trim().min(1, message).max(500, 'Keep it under 500 characters.');

export const onboardingAnswers = z.object({
  target_position: required('Enter the position you are looking for.'),
  key_skills: required('Enter at least one skill.'),
  job_search_status: required('Say where you are in your search.'),
});

/** The fields a person may change; absent ones stay as they are. */
export const profileChange = z
  .object({
    full_name: fullName,
    headline: text('headline', 200),
    location: text('location', 200),
    linkedin: link('LinkedIn profile'),
    github: link('GitHub profile'),
    portfolio: link('portfolio'),
    phone: text('phone number', 40),
    time_zone: text('time zone', 60),
  })
  .partial();

export const profiles = {
  // Every account asks who is signed in, so this one is not the career's alone.
  read: endpoint.route({ method: 'GET', path: '/users/me', summary: 'The signed-in person' }).output(profile),
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
  analysis: careerEndpoint
    .route({ method: 'GET', path: '/users/me/analysis', summary: 'The saved profile judged, with reasons' })
    .output(profileAnalysis),
  resumeProposals: careerEndpoint
    .route({
      method: 'GET',
      path: '/users/me/resume-proposals',
      summary: 'What the CV says of each field; nothing changes',
    })
    .output(resumeProposals),
};
