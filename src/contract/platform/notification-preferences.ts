import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, id, instant } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

/** A time of day on the person's wall clock, `HH:MM`, 24 hours. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, refusal(text.message('timeWrong')));

/** Hours in which no device is woken; equal ends are refused. */
const quietHours = z
  .object({ from: timeOfDay, until: timeOfDay })
  .refine(({ from, until }) => from !== until, refusal(text.message('quietHoursEqual')));

const wishes = z.object({
  weekly_summary: z.boolean(),
  interviews: z.boolean(),
  offers: z.boolean(),
  /** Before an approval expires. */
  reminders: z.boolean(),
  /** News by e-mail besides the list; the weekly summary has its own switch. */
  mail: z.boolean(),
  quiet_hours: quietHours.nullable(),
});

/** A device that is told of news, oldest first. */
export const pushDevice = z.object({
  id,
  /** In words, from what the browser called itself: "Chrome on Android". */
  name: z.string(),
  added_at: instant,
  /** When its push service last took a message; null before the first. */
  reached_at: instant.nullable(),
});

/** What the person wants to hear of, and how. `must_reach`: a campaign is active, so one way to reach them stays on. */
export const notificationPreferences = wishes.extend({
  email: z.string(),
  time_zone: z.string(),
  must_reach: z.boolean(),
  devices: z.array(pushDevice),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;
export const preferencesChange = wishes.partial();

const token = z.object({ token: z.string().min(20).max(100) });

export const preferences = {
  read: endpoint
    .route({
      method: 'GET',
      path: '/notifications/preferences',
      summary: 'What the person hears of, and how',
    })
    .output(notificationPreferences),
  change: endpoint
    .route({ method: 'PATCH', path: '/notifications/preferences', summary: 'Absent fields stay as they are' })
    .input(preferencesChange)
    .output(notificationPreferences),
  removeDevice: endpoint
    .route({
      method: 'DELETE',
      path: '/notifications/devices/{id}',
      summary: 'Tell this device nothing more',
    })
    .input(z.object({ id }))
    .output(notificationPreferences),
  testDevice: endpoint
    .route({
      method: 'POST',
      path: '/notifications/devices/{id}/test',
      summary: 'Push a message to one device',
    })
    .input(z.object({ id }))
    .output(z.object({ outcome: z.enum(['delivered', 'gone', 'refused', 'failed']) })),
  endSummary: endpoint
    .meta({ access: 'visitor' })
    .route({
      method: 'POST',
      path: '/notifications/unsubscribe/{token}',
      summary: 'End the weekly summary, without a login (RFC 8058 one-click)',
    })
    .input(token)
    .output(done),
  resumeSummary: endpoint
    .meta({ access: 'visitor' })
    .route({
      method: 'DELETE',
      path: '/notifications/unsubscribe/{token}',
      summary: 'Take that back, without a login',
    })
    .input(token)
    .output(done),
};
