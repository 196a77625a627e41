import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Article } from '#web/shell/marketing/article.tsx';
import { boardClaim, liveBoards } from '#web/shell/marketing/board-claim.ts';
import { CallBand } from '#web/shell/marketing/call-band.tsx';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Walk } from './walk.tsx';

const boards = liveBoards().length;

const facts = [
  ...(boards >= 50 ? [{ name: 'Job boards', value: '50+' }] : []),
  { name: 'Lowest match it applies to', value: '50%' },
  { name: 'A day, your choice', value: '5 to 25' },
  { name: 'An approval lasts', value: '72 hours' },
  { name: 'Sent without your yes', value: 'none' },
];

/** AutoCareer Pro: six steps down one path, each with what it shows. */
export function AutoScreen() {
  return (
    <>
      <Article
        page="AutoCareer Pro"
        facts={facts}
        kicker="AutoCareer Pro"
        title="Ten applications a day, and you have read every one."
        lead="It finds the jobs, writes the applications from your own CV and asks your phone. You read, and decide. It does the rest."
        actions={
          <>
            <ButtonLink kind="primary" size="lg" to={mainPaths.signup}>
              Try AutoCareer Pro
            </ButtonLink>
            <ButtonLink kind="quiet" size="lg" to={mainPaths.pricing}>
              See the plans <ArrowRight />
            </ButtonLink>
          </>
        }
      >
        <Walk
          found={
            <>
              Company boards and careers pages, all day, at the pace you set, 5 to 25 applications a day. A
              job seen twice counts once.{' '}
              <Link className="text-link" to={mainPaths.boards}>
                Which {boardClaim()} it reads
              </Link>
            </>
          }
        />
      </Article>
      <CallBand
        title="Bring the CV you have."
        text="PDF, Word or plain text. Answer three questions, and it starts looking."
      >
        <ButtonLink kind="paper" size="lg" to={mainPaths.signup}>
          Get Started
        </ButtonLink>
        <ButtonLink kind="ghost" size="lg" to={mainPaths.pricing}>
          See the plans
        </ButtonLink>
      </CallBand>
    </>
  );
}
