/** Days in which the deletion of an account can be taken back. Stands alone: screens that load at once must not load zod. */
export const GRACE_DAYS = 14;
