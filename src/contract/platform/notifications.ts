import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, id, instant } from '#contract/primitives.ts';

/** A browser's push subscription as `PushSubscription.toJSON()` gives it; whether its endpoint can be pushed to the server judges. */
export const pushSubscription = z.object({
  endpoint: z.string().max(2048),
  keys: z.object({ p256dh: z.string().max(256), auth: z.string().max(256) }),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscription>;

/** What a notice may be about; its kind decides who else is told of it and where it leads. */
export const noticeKinds = [
  'waiting',
  'needs_you',
  'applied',
  'handed_over',
  'reply',
  'unknown',
  'failed',
  'stopped',
  'reminder',
  'account',
  'plan',
  'team',
] as const;

/** One line of what happened. `application_id` opens the application it is about. */
export const notification = z.object({
  id,
  kind: z.enum(noticeKinds),
  title: z.string(),
  body: z.string(),
  application_id: id.nullable(),
  read: z.boolean(),
  at: instant,
});

/** What changed, so that a screen knows what to read again. */
export const liveEvent = z.object({
  topic: z.enum([
    'applications',
    'campaigns',
    'notifications',
    'profile',
    'resume',
    'billing',
    'sessions',
    'imports',
    'hello',
  ]),
  application_id: z.string().nullable(),
  /** Topic `resume`: the name the screen gave a long piece of work, and the step it has come to. */
  task: z.string().optional(),
  step: z.string().optional(),
});
export type LiveEvent = z.infer<typeof liveEvent>;

/** What the encrypted push carries; `token` can only skip. No personal data beyond the posting's title and employer. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** The job it is about, for what is said once it was skipped. */
  job: z.string().nullable(),
  application_id: z.string().nullable(),
  url: z.string(),
  skip_token: z.string().nullable(),
  content_hash: z.string().nullable(),
  tag: z.string(),
});
export type PushMessage = z.infer<typeof pushMessage>;

export const notifications = {
  pushKey: endpoint
    .route({
      method: 'GET',
      path: '/notifications/push-key',
      summary: "The server's public VAPID key, and whether this browser is pushed to",
    })
    /** `told` is true as well where the browser cannot be told apart. */
    .output(z.object({ public_key: z.string(), told: z.boolean() })),
  subscribe: endpoint
    .route({ method: 'POST', path: '/notifications/subscriptions', summary: 'Add this device' })
    .input(pushSubscription)
    .output(done),
  unsubscribe: endpoint
    .route({ method: 'DELETE', path: '/notifications/subscriptions', summary: 'Remove this device' })
    .input(z.object({ endpoint: z.string().max(2048) }))
    .output(done),
  list: endpoint
    .route({ method: 'GET', path: '/notifications', summary: 'The newest 50 lines of what happened' })
    .output(z.array(notification)),
  unread: endpoint
    .route({ method: 'GET', path: '/notifications/unread', summary: 'How many lines are not read yet' })
    .output(z.object({ unread: z.int().min(0) })),
  markRead: endpoint
    .route({ method: 'POST', path: '/notifications/read', summary: 'Mark all as read' })
    .output(done),
  events: endpoint
    .route({ method: 'GET', path: '/events', summary: 'Live updates as an event stream' })
    .output(eventIterator(liveEvent)),
};
