import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { productNames } from '#contract/product-names.ts';
import { Article } from '#web/shell/marketing/article.tsx';
import { boardClaim } from '#web/shell/marketing/board-claim.ts';
import { CallBand } from '#web/shell/marketing/call-band.tsx';
import { mainPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { text } from './messages.ts';
import { Walk } from './walk.tsx';

const facts = () => [
  ...(boardClaim() === 'fifty' ? [{ name: text('factBoards'), value: text('factBoardsValue') }] : []),
  { name: text('factLowestMatch'), value: text('factLowestMatchValue') },
  { name: text('factRate'), value: text('factRateValue') },
  { name: text('factApproval'), value: text('factApprovalValue') },
  { name: text('factUnasked'), value: text('factUnaskedValue') },
];

const toBoards: Tag = (inner) => (
  <Link className="text-link" to={mainPaths.boards}>
    {inner}
  </Link>
);

/** AutoCareer Pro: six steps down one path, each with what it shows. */
export function AutoScreen() {
  return (
    <>
      <Article
        page={productNames.career}
        facts={facts()}
        kicker={productNames.career}
        title={text('title')}
        lead={text('lead')}
        actions={
          <>
            <ButtonLink kind="primary" size="lg" to={mainPaths.signup}>
              {text('tryIt')}
            </ButtonLink>
            <ButtonLink kind="quiet" size="lg" to={mainPaths.pricing}>
              {text('seePlans')} <ArrowRight />
            </ButtonLink>
          </>
        }
      >
        <Walk found={text.rich('foundText', { claim: boardClaim(), link: toBoards })} />
      </Article>
      <CallBand title={text('callTitle')} text={text('callText')}>
        <ButtonLink kind="paper" size="lg" to={mainPaths.signup}>
          {text('getStarted')}
        </ButtonLink>
        <ButtonLink kind="ghost" size="lg" to={mainPaths.pricing}>
          {text('seePlans')}
        </ButtonLink>
      </CallBand>
    </>
  );
}
