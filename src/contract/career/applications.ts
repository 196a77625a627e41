import { z } from 'zod';
import { employerMail } from '#contract/career/mail/employer-mail.ts';
import { interview } from '#contract/career/mail/agenda.ts';
import { postingCredit } from '#contract/career/boards/credit.ts';
import { applicationChanges } from '#contract/career/approval/changes.ts';
import { applicationState } from '#contract/career/approval/state.ts';
import { finishing } from '#contract/career/approval/to-finish.ts';
import { trailChecks } from '#contract/career/approval/trail.ts';
import { applicationVariants } from '#contract/career/approval/variants.ts';
import { approach, coverLetter, tailoredResume } from '#contract/career/facts.ts';
import { formPlan } from '#contract/career/form.ts';
import { givenAnswer } from '#contract/career/hub/asked-answer.ts';
import { match } from '#contract/career/match.ts';
import { postingTerms } from '#contract/career/posting.ts';
import { careerEndpoint } from '#contract/endpoint.ts';
import { done, id, instant } from '#contract/primitives.ts';

export { applicationState, applicationStates } from '#contract/career/approval/state.ts';
export type { ApplicationState } from '#contract/career/approval/state.ts';

/** The journal of one attempt to send. */
export const attemptStates = ['intent', 'armed', 'sent', 'confirmed', 'abandoned', 'unknown'] as const;
export const attemptState = z.enum(attemptStates);
export type AttemptState = z.infer<typeof attemptState>;

export const trackedStatus = z.enum(['Applied', 'Interviewing', 'Offer', 'Rejected']);
export type TrackedStatus = z.infer<typeof trackedStatus>;

/** Who put an application into the tracker: the agent, or the person for one they sent without it. */
export const applicationOrigin = z.enum(['agent', 'person']);

/**
 * A job in the tracker; `date` is the day it was sent. `stage` is "Checking" where nobody knows yet whether it arrived (the status
 * is 'Applied' then), "Withdrawn", or "". What was not sent is in no tracker: it stands in the list of what is to be finished.
 */
export const trackedJob = z.object({
  id,
  title: z.string(),
  company: z.string(),
  status: trackedStatus,
  date: z.string(),
  stage: z.string(),
  state: applicationState,
  score: z.number().int().nullable(),
  origin: applicationOrigin,
  place: z.string(),
  /** The posting's address, or "". */
  link: z.string(),
});
export type TrackedJob = z.infer<typeof trackedJob>;

/** Where the links in resumes lead, on the career host; the token follows. */
export const RESUME_LINK_PATH = '/r/';

/** Hours an approval may wait for the person. */
export const APPROVAL_HOURS = 72;

/** An application in a list: enough for "Waiting for you" and "What I'm doing". */
export const applicationCard = z.object({
  id,
  title: z.string(),
  company: z.string(),
  place: z.string(),
  score: z.number().int(),
  state: applicationState,
  /** One sentence in the agent's voice: what was done last, what is needed. */
  note: z.string(),
  /** What is approved or going on is a dry run: the form is filled in up to the click, and nothing is sent. */
  is_dry_run: z.boolean(),
  campaign_id: id.nullable(),
  answers: z.number().int(),
  has_letter: z.boolean(),
  /** It was approved when its campaign was deleted, and waits for that to be undone or to count. */
  campaign_deleted: z.boolean(),
  expires_at: instant.nullable(),
  updated_at: instant,
});
export type ApplicationCard = z.infer<typeof applicationCard>;

/** A posting that was looked at and left, with the reason. */
export const leftPosting = z.object({
  title: z.string(),
  company: z.string(),
  score: z.number().int(),
  reason: z.string(),
  at: instant,
});

/** One line of the trail. `actor`: who took the step. */
export const timelineEvent = z.object({
  id,
  kind: z.string(),
  state: applicationState,
  actor: z.enum(['agent', 'person', 'employer']),
  detail: z.string(),
  at: instant,
});

export const applicationDocument = z.enum(['cv', 'letter', 'screenshot']);

/** What a form held when it was filled, and what its board said of a sending; "" where it said nothing. */
const evidence = z.object({
  receipt: z.string(),
  confirmation: z.string(),
  address: z.string(),
  at: instant,
  values: z.array(z.object({ label: z.string(), value: z.string() })),
  has_screenshot: z.boolean(),
});

export const applicationDetail = applicationCard.extend({
  origin: applicationOrigin,
  /** Null for a job the person added: the agent did not compare it. */
  score: z.number().int().nullable(),
  /** Whether a practice employer has it, so that nothing leaves Legwork. */
  is_practice: z.boolean(),
  url: z.string(),
  apply_url: z.string(),
  /** Every board that shows the job, the one that is applied at first; with whoever must be named there. */
  listings: z.array(
    z.object({
      board: z.string(),
      url: z.string(),
      credit: postingCredit,
    }),
  ),
  /** When an earlier posting of the same job, taken down since, was first seen; null where there was none. */
  posted_before: instant.nullable(),
  language: z.enum(['en', 'fr']),
  description: z.string(),
  terms: postingTerms,
  match: match.nullable(),
  plan: formPlan.nullable(),
  resume: tailoredResume.nullable(),
  letter: coverLetter.nullable(),
  /** How letter and summary are told; null where it was prepared without variants. */
  approach: approach.nullable(),
  /** SHA-256 of exactly what would be sent, hexadecimal; an approval is for this and nothing else. */
  content_hash: z.string().nullable(),
  /** Why it cannot be approved now, one sentence; null when it can, or when it does not wait. */
  cannot_approve: z.string().nullable(),
  /** The page on which the person can change that; null when it can be approved, or when no page changes it. */
  cannot_approve_page: z.enum(['auto_apply', 'profile', 'past_work']).nullable(),
  timeline: z.array(timelineEvent),
  evidence: evidence.nullable(),
  /** `on`: approving now fills in the form and stops before the click. `evidence`: what the last dry run left. */
  dry_run: z.object({ on: z.boolean(), evidence: evidence.nullable() }),
  /** The link in the head of the resume; null where it carries none. `opened_at`: when it was first opened. */
  resume_link: z
    .object({ expires_at: instant, revoked_at: instant.nullable(), opened_at: instant.nullable() })
    .nullable(),
  mails: z.array(employerMail),
  /** Conversations ahead, soonest first. */
  interviews: z.array(interview),
});
export type ApplicationDetail = z.infer<typeof applicationDetail>;

const byId = z.object({ id });

export const applications = {
  waiting: careerEndpoint
    .route({
      method: 'GET',
      path: '/applications/waiting',
      summary: 'What waits for the person, soonest to expire first',
    })
    .output(z.array(applicationCard)),
  activity: careerEndpoint
    .route({
      method: 'GET',
      path: '/applications/activity',
      summary: 'What the agent did last, and what it left',
    })
    .output(z.object({ items: z.array(applicationCard), left: z.array(leftPosting) })),
  read: careerEndpoint
    .route({ method: 'GET', path: '/applications/{id}' })
    .input(byId)
    .output(applicationDetail),
  document: careerEndpoint
    .route({ method: 'GET', path: '/applications/{id}/documents/{document}' })
    .input(byId.extend({ document: applicationDocument }))
    .output(z.file()),
  decide: careerEndpoint
    .meta({ access: 'account_or_token' })
    .route({ method: 'POST', path: '/applications/{id}/decision', summary: 'Approve or skip, once' })
    .input(
      byId.extend({
        decision: z.enum(['approve', 'skip']),
        content_hash: z.string().max(64),
        token: z.string().max(200).optional(),
        reason: z.string().trim().max(500).optional(),
        /** Approve that the form is filled in up to the click: true is never sent. False is a dry run where the campaign wants one. */
        dry_run: z.boolean().optional(),
      }),
    )
    .output(z.object({ state: applicationState })),
  /** Takes a yes back, up to the click. */
  revoke: careerEndpoint
    .route({ method: 'DELETE', path: '/applications/{id}/approval' })
    .input(byId)
    .output(z.object({ state: applicationState })),
  answer: careerEndpoint
    .route({
      method: 'POST',
      path: '/applications/{id}/answers',
      summary: 'Answer what only the person knows',
    })
    .input(
      byId.extend({
        answers: z.array(givenAnswer).min(1).max(50),
      }),
    )
    .output(z.object({ state: applicationState })),
  ...applicationChanges,
  ...applicationVariants,
  revokeLink: careerEndpoint
    .route({
      method: 'DELETE',
      path: '/applications/{id}/resume-link',
      summary: 'Turn the link in the resume off; what was not sent yet is prepared again without it',
    })
    .input(byId)
    .output(z.object({ state: applicationState })),
  resolve: careerEndpoint
    .route({
      method: 'POST',
      path: '/applications/{id}/resolution',
      summary: 'The person says what became of an unknown or handed-over application',
    })
    .input(byId.extend({ resolution: z.enum(['arrived', 'send_again', 'leave']) }))
    .output(z.object({ state: applicationState })),
  unlearn: careerEndpoint
    .route({ method: 'DELETE', path: '/applications/{id}/lesson', summary: 'Unlearn why it was skipped' })
    .input(byId)
    .output(done),
  ...finishing,
  ...trailChecks,
  tracker: careerEndpoint.route({ method: 'GET', path: '/job-tracker' }).output(z.array(trackedJob)),
  move: careerEndpoint
    .route({ method: 'PATCH', path: '/job-tracker/{id}', summary: 'Correct a status by hand' })
    .input(byId.extend({ status: trackedStatus }))
    .output(done),
};
