import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { memberRoles } from '#contract/localbiz/roles.ts';
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

/** A business that the account alone owns and in which others work: before the account goes, somebody says what becomes of it. */
export const ownedBusiness = z.object({
  business_id: id,
  name: z.string(),
  others: z.array(
    z.object({ member_id: id, name: z.string(), email: z.string(), role: z.enum(memberRoles) }),
  ),
});
export type OwnedBusiness = z.infer<typeof ownedBusiness>;

/** The newest export that can still be fetched or is being made, and the deletion that was asked for, if any. */
export const privacyState = z.object({
  export: dataExport.nullable(),
  deletion: z.object({ requested_at: instant, due_at: instant }).nullable(),
  businesses: z.array(ownedBusiness),
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
    /** Of every business in `businesses` it is said who gets it, or that it closes with the account. */
    .input(
      z.object({
        email: z.string().trim().max(254),
        hand_over: z
          .array(z.object({ business_id: id, member_id: id }))
          .max(100)
          .optional(),
        close: z.array(id).max(100).optional(),
      }),
    )
    .output(privacyState),
  keepAccount: endpoint
    .route({ method: 'DELETE', path: '/privacy/deletion', summary: 'Take the deletion back' })
    .output(privacyState),
};
