import type { AccountKind } from '#contract/endpoint.ts';

/** Whose words an account is told with: those of the side it has, or of both. */
export const sidesNamed = ({
  kind,
  sides,
}: {
  kind: AccountKind;
  sides: readonly AccountKind[];
}): AccountKind | 'both' => (sides.length > 1 ? 'both' : kind);
