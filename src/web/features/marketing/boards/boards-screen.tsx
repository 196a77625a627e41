import { BOARD_LIST, whyOff } from '#engines/postings/index.ts';
import type { ListedBoard } from '#engines/postings/index.ts';
import { Article, type ArticleSection } from '#web/shell/marketing/article.tsx';
import { liveBoards } from '#web/shell/marketing/board-claim.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import classes from './boards-screen.module.css';
import { messageText } from '#web/text/message-text.ts';
import { text } from './messages.ts';

const on = liveBoards().length;
const keyed = BOARD_LIST.filter(({ off, keys }) => off === null && keys.length > 0).length;
const off = BOARD_LIST.filter((board) => board.off !== null).length;

interface Group {
  kind: ListedBoard['kind'];
  title: string;
  words: string;
}

const groups = (): readonly Group[] => [
  { kind: 'ats', title: text('employersTitle'), words: text('employersText') },
  { kind: 'careers-page', title: text('pagesTitle'), words: text('pagesText') },
  { kind: 'aggregator', title: text('aggregatorsTitle'), words: text('aggregatorsText') },
  { kind: 'public-service', title: text('publicTitle'), words: text('publicText') },
];

const reached: Record<ListedBoard['policy'], () => string> = {
  green: () => text('reachedByDocuments'),
  amber: () => text('reachedByPages'),
  red: () => text('notRead'),
};

/** Whether a board is read, in words. */
function stateOf({ name, off: reason, keys }: ListedBoard): string {
  if (reason !== null) return text('off', { reason: messageText(whyOff(name, reason)) });
  return keys.length > 0 ? text('offWithoutKeys') : text('ready');
}

const sections = (): readonly ArticleSection[] => [
  { title: text('countsTitle'), text: <p>{text('countsText')}</p> },
  { title: text('sharedTitle'), text: <p>{text('sharedText')}</p> },
  { title: text('limitsTitle'), text: <p>{text('limitsText')}</p> },
  { title: text('certaintyTitle'), text: <p>{text('certaintyText')}</p> },
];

/** The boards of one kind. */
function BoardTable({ kind, title }: { kind: ListedBoard['kind']; title: string }) {
  const boards = BOARD_LIST.filter((board) => board.kind === kind).toSorted((left, right) =>
    left.name.localeCompare(right.name, 'en'),
  );
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{text('columnBoard')}</th>
          <th scope="col">{text('columnReached')}</th>
          <th scope="col">{text('columnToday')}</th>
        </tr>
      </thead>
      <tbody>
        {boards.map((board) => (
          <tr key={board.id}>
            <th scope="row" translate="no">
              {board.name}
              <small>{board.site}</small>
            </th>
            <td>{reached[board.policy]()}</td>
            <td>{stateOf(board)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The job boards the agent reads, from the product's own rows. */
export function BoardsScreen() {
  return (
    <Article
      title={text('title')}
      lead={text('lead', { on, keyed, off })}
      sections={sections()}
      actions={
        <ButtonLink kind="primary" size="lg" to={mainPaths.auto}>
          {text('howCareerWorks')}
        </ButtonLink>
      }
    >
      {groups().map(({ kind, title, words }) => (
        <section key={kind} className={classes.group} aria-labelledby={`boards-${kind}`}>
          <h2 id={`boards-${kind}`}>{title}</h2>
          <p>{words}</p>
          <BoardTable kind={kind} title={title} />
        </section>
      ))}
    </Article>
  );
}
