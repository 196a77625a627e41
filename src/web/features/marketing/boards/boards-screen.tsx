import { BOARD_LIST } from '#engines/postings/index.ts';
import type { ListedBoard } from '#engines/postings/index.ts';
import { Article, type ArticleSection } from '#web/shell/marketing/article.tsx';
import { liveBoards } from '#web/shell/marketing/board-claim.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import classes from './boards-screen.module.css';

const on = liveBoards().length;
const keyed = BOARD_LIST.filter(({ off, keys }) => off === null && keys.length > 0).length;
const off = BOARD_LIST.filter((board) => board.off !== null).length;

const groups: readonly { kind: ListedBoard['kind']; title: string; text: string }[] = [
  {
    kind: 'ats',
    title: "Employers' own boards",
    text: 'Systems that many employers publish their openings with. The agent reads the employers of its directory and every one that you bring in with a link.',
  },
  {
    kind: 'careers-page',
    title: 'Careers pages',
    text: 'Any page that publishes its jobs for search engines, from the link you paste.',
  },
  {
    kind: 'aggregator',
    title: 'Boards that list many employers',
    text: 'Where they lead to the employer’s own form, the agent goes there.',
  },
  {
    kind: 'public-service',
    title: 'Public employment services',
    text: 'What public offices publish for everybody.',
  },
];

const reached: Record<ListedBoard['policy'], string> = {
  green: 'By what its maker publishes for others to read',
  amber: 'By the answers behind its public pages, rarely and as robots.txt allows',
  red: 'Not read',
};

/** Whether a board is read, in words. */
function stateOf({ off: why, keys }: ListedBoard): string {
  if (why !== null) return `Off. ${why}`;
  return keys.length > 0
    ? `Off until whoever runs the server sets ${keys.join(' and ')}`
    : 'Ready, not yet checked live';
}

const sections: readonly ArticleSection[] = [
  {
    title: 'What counts here',
    text: (
      <p>
        A board is on this list when the agent knows how to read its postings. Each is read from what its
        maker documents or publishes, and tested with answers of that shape. This page is made from the same
        list that the agent works with, so it grows on the day a board is added, and not before.
      </p>
    ),
  },
  {
    title: 'One board, many employers',
    text: (
      <p>
        Most of these are systems that many employers publish their openings with. The same opening found on
        two of them is one job, and is applied to once.
      </p>
    ),
  },
  {
    title: 'Where it does not go',
    text: (
      <p>
        It reads only what is published to be read. Where a site forbids automation, it does not log in, does
        not press its buttons and gets around no captcha: it prepares the application, and you send it.
      </p>
    ),
  },
  {
    title: 'How sure that is',
    text: (
      <p>
        A way to read a board is a promise until the board has answered. Each was built from documents and
        tested with answers written in the board’s own shape; where an answer comes in another shape, it fails
        loudly and closes nothing. A board counts as checked from its first good run on. In your account,
        under Sources, each says when it was last read well, what it shows, and what is wrong where something
        is.
      </p>
    ),
  },
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
          <th scope="col">Board</th>
          <th scope="col">How it is reached</th>
          <th scope="col">Today</th>
        </tr>
      </thead>
      <tbody>
        {boards.map((board) => (
          <tr key={board.id}>
            <th scope="row">
              {board.name}
              <small>{board.site}</small>
            </th>
            <td>{reached[board.policy]}</td>
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
      title="Job boards"
      lead={`The agent knows how to read ${on} job boards with no key at all, ${keyed} more with one, and ${off} that stay switched off. Here is each of them.`}
      sections={sections}
      actions={
        <ButtonLink kind="primary" size="lg" to={mainPaths.auto}>
          How AutoCareer Pro works
        </ButtonLink>
      }
    >
      {groups.map(({ kind, title, text }) => (
        <section key={kind} className={classes.group} aria-labelledby={`boards-${kind}`}>
          <h2 id={`boards-${kind}`}>{title}</h2>
          <p>{text}</p>
          <BoardTable kind={kind} title={title} />
        </section>
      ))}
    </Article>
  );
}
