import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/primitives.ts';

/** Days an export can be fetched. */
export const EXPORT_DAYS = 7;
/** One archive of everything; `expires_at` and `bytes` are null until it is ready. */
export const dataExport = z.object({
  id,
  state: z.enum(['preparing', 'ready', 'failed']),
  requested_at: instant,
  expires_at: instant.nullable(),
  bytes: z.number().int().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

/** The newest export that can still be fetched or is being made, and the deletion that was asked for, if any. */
export const privacyState = z.object({
  export: dataExport.nullable(),
  deletion: z.object({ requested_at: instant, due_at: instant }).nullable(),
});
export type PrivacyState = z.infer<typeof privacyState>;

const own = endpoint.meta({ access: 'account', stepUp: true });

export const privacy = {
  read: endpoint
    .route({ method: 'GET', path: '/privacy', summary: 'Exports and a deletion that was asked for' })
    .output(privacyState),
  requestExport: own
    .route({
      method: 'POST',
      path: '/privacy/exports',
      summary: 'Make one archive of everything; an email says when it is there',
    })
    .output(privacyState),
  archive: own
    .route({ method: 'GET', path: '/privacy/exports/{id}/archive', summary: 'The archive, for seven days' })
    .input(z.object({ id }))
    .output(z.file()),
  requestDeletion: own
    .route({ method: 'POST', path: '/privacy/deletion', summary: 'Delete the account after 14 days' })
    .input(z.object({ email: z.string().trim().max(254) }))
    .output(privacyState),
  keepAccount: endpoint
    .route({ method: 'DELETE', path: '/privacy/deletion', summary: 'Take the deletion back' })
    .output(privacyState),
};
