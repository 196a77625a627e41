import { z } from 'zod';
import { trackedStatus } from '#contract/career/applications.ts';
import { postingCredit } from '#contract/career/boards/credit.ts';
import { careerEndpoint, workingEndpoint } from '#contract/endpoint.ts';
import { day, done, id, instant, textUpTo, typedName } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

const NOT_WHOLE = refusal(text.message('linkNotWhole'));

/**
 * The address of a posting as a person pastes it: http or https, at most 2,000 characters, and an address to every URL parser
 * (the WHATWG one, which browsers and the server call sites with).
 */
export const postingLink = z
  .string()
  .trim()
  .max(2000, refusal(text.message('linkTooLong')))
  .regex(/^https?:\/\/[^\s"'<>\\@/?#]+(?:[/?#][^\s"'<>\\]*)?$/i, NOT_WHOLE)
  .pipe(z.url(NOT_WHOLE));

/** A job the person applied to without the agent; `date` is the day they did, in their time zone. */
export const jobByHand = z.object({
  title: typedName(text.message('jobTitleMissing')).max(200),
  company: typedName(text.message('companyMissing')).max(200),
  place: z.string().trim().max(200).default(''),
  link: postingLink.or(z.literal('')).default(''),
  date: day,
  status: trackedStatus.default('Applied'),
  note: z.string().trim().max(5000).default(''),
});
export type JobByHand = z.infer<typeof jobByHand>;

/**
 * What a pasted link is. `posting`: read from its board; `open` is false when the board no longer lists it. `unread`: not a
 * posting this server can read, and `why` says so. `known` is the application the person has for the same job, and `where` says in one sentence where it
 * is ("" without one).
 */
export const lookedUp = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('posting'),
    board: z.string(),
    open: z.boolean(),
    title: z.string(),
    company: z.string(),
    place: z.string(),
    link: z.string(),
    credit: postingCredit,
    known: id.nullable(),
    where: z.string(),
  }),
  z.object({
    kind: z.literal('unread'),
    why: z.string(),
    link: z.string(),
    known: id.nullable(),
    where: z.string(),
  }),
]);
export type LookedUp = z.infer<typeof lookedUp>;

export const note = z.object({ id, text: z.string(), at: instant, changed_at: instant.nullable() });
export type Note = z.infer<typeof note>;

const noteText = z.object({
  text: textUpTo(5000, (most) => text.message('keepUnder', most)).min(
    1,
    refusal(text.message('noteMissing')),
  ),
});

/** A day on which the person wants to be told to follow up; `told` once they were. */
export const reminder = z.object({ day, text: z.string(), told: z.boolean() });
export type Reminder = z.infer<typeof reminder>;

/** What the person keeps with an application, and what they may do with it. */
export const tracked = z.object({
  id,
  /** Who put it into the tracker. */
  origin: z.enum(['agent', 'person']),
  place: z.string(),
  /** The day it was sent, where the person lives; null while it was not. */
  sent_on: day.nullable(),
  /** When the person withdrew it after it was sent; null otherwise. */
  withdrawn_at: instant.nullable(),
  can_withdraw: z.boolean(),
  can_remove: z.boolean(),
  notes: z.array(note),
  reminder: reminder.nullable(),
});
export type Tracked = z.infer<typeof tracked>;

/** A letter for the person to change and send themselves; `to` is "" where no person wrote yet. */
export const draftedMessage = z.object({ to: z.string(), subject: z.string(), body: z.string() });
export type DraftedMessage = z.infer<typeof draftedMessage>;

const byId = z.object({ id });
const noteById = byId.extend({ note_id: id });

export const tracker = {
  lookUp: careerEndpoint
    .route({ method: 'POST', path: '/job-tracker/look-up', summary: 'Read a posting from its pasted link' })
    .input(z.object({ link: postingLink }))
    .output(lookedUp),
  add: careerEndpoint
    .route({
      method: 'POST',
      path: '/job-tracker',
      summary: 'Track a job the person applied to',
      successStatus: 201,
    })
    .input(jobByHand)
    .output(byId),
  prepare: workingEndpoint
    .route({
      method: 'POST',
      path: '/job-tracker/prepare',
      summary: 'Have the agent prepare an application for a posting the person chose',
      successStatus: 201,
    })
    .input(z.object({ link: postingLink, cover_letter: z.boolean().default(true) }))
    .output(byId),
  read: careerEndpoint.route({ method: 'GET', path: '/job-tracker/{id}' }).input(byId).output(tracked),
  remove: careerEndpoint
    .route({ method: 'DELETE', path: '/job-tracker/{id}', summary: 'Delete a job the person added' })
    .input(byId)
    .output(done),
  withdraw: careerEndpoint
    .route({ method: 'POST', path: '/job-tracker/{id}/withdrawal' })
    .input(byId)
    .output(done),
  unwithdraw: careerEndpoint
    .route({
      method: 'DELETE',
      path: '/job-tracker/{id}/withdrawal',
      summary: 'Take back a withdrawal after sending',
    })
    .input(byId)
    .output(done),
  addNote: careerEndpoint
    .route({ method: 'POST', path: '/job-tracker/{id}/notes', successStatus: 201 })
    .input(byId.extend(noteText.shape))
    .output(note),
  changeNote: careerEndpoint
    .route({ method: 'PATCH', path: '/job-tracker/{id}/notes/{note_id}' })
    .input(noteById.extend(noteText.shape))
    .output(note),
  removeNote: careerEndpoint
    .route({ method: 'DELETE', path: '/job-tracker/{id}/notes/{note_id}' })
    .input(noteById)
    .output(done),
  draftMessage: careerEndpoint
    .route({
      method: 'GET',
      path: '/job-tracker/{id}/messages/{kind}',
      summary: 'A drafted question or thanks; nothing is sent',
    })
    .input(byId.extend({ kind: z.enum(['follow_up', 'thank_you']) }))
    .output(draftedMessage),
  remind: careerEndpoint
    .route({ method: 'PUT', path: '/job-tracker/{id}/reminder', summary: 'Be told on a day to follow up' })
    .input(byId.extend({ day, text: z.string().trim().max(500).default('') }))
    .output(reminder),
  forgetReminder: careerEndpoint
    .route({ method: 'DELETE', path: '/job-tracker/{id}/reminder' })
    .input(byId)
    .output(done),
};
