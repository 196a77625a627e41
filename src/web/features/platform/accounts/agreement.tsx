import { hostOrigin } from '#web/shell/host-origin.ts';
import { mainPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { text } from './messages.ts';

const linkTo =
  (path: string): Tag =>
  (inner) => (
    <a href={`${hostOrigin('main')}${path}`} target="_blank" rel="noreferrer">
      {inner}
    </a>
  );

const links = { terms: linkTo(mainPaths.terms), privacy: linkTo(mainPaths.privacy) };

/** The sentence that opens an account: who says it is of age and accepts what is linked. */
export const Agreement = () => text.rich('agreement', links);

/** The same, said by going on with another provider. */
export const AgreementByProvider = () => text.rich('agreementByProvider', links);
