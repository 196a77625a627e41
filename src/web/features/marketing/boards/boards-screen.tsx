import { BOARD_LIST } from '#engines/postings/index.ts';
import type { ListedBoard } from '#engines/postings/index.ts';
import { Article, type ArticleSection } from '#web/shell/marketing/article.tsx';
import { liveBoards } from '#web/shell/marketing/board-claim.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { figure } from '#web/text/figure.ts';
import type { Tag } from '#web/text/say.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { SearchInput } from '#web/ui/forms/input.tsx';
import { DotLine } from '#web/ui/lines/dot-line.tsx';
import { boardGroups, placesOf, reasonOf } from './board-groups.ts';
import type { BoardGroup } from './board-groups.ts';
import classes from './boards-screen.module.css';
import { text } from './messages.ts';

const on = liveBoards().length;
const keyed = BOARD_LIST.filter(({ off, keys }) => off === null && keys.length > 0).length;
const off = BOARD_LIST.filter((board) => board.off !== null).length;

const sections = (): readonly ArticleSection[] => [
  { title: text('countsTitle'), text: <p>{text('countsText')}</p> },
  { title: text('sharedTitle'), text: <p>{text('sharedText')}</p> },
  { title: text('limitsTitle'), text: <p>{text('limitsText')}</p> },
  { title: text('certaintyTitle'), text: <p>{text('certaintyText')}</p> },
];

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
      <BoardFinder />
    </Article>
  );
}

const count: Tag = (inner) => <b>{inner}</b>;

/** The boards by their kinds, shut until a reader opens one; the script of the host searches in them. */
function BoardFinder() {
  return (
    <div className={classes.finder}>
      <div className={classes.search} data-board-search="">
        <SearchInput label={text('search')} />
      </div>
      <div className={classes.found} role="status">
        <p hidden data-board-found="">
          {text.rich('found', { found: 0, count })}
        </p>
        <p hidden data-board-none="">
          {text('noneFound')}
        </p>
      </div>
      <div className={classes.groups}>
        {boardGroups().map((group) => (
          <Group key={group.kind} group={group} />
        ))}
      </div>
    </div>
  );
}

function Group({ group }: { group: BoardGroup }) {
  return (
    <details className={classes.group} data-boards="">
      <summary>
        <h2>{group.title}</h2>
        <span className={classes.count} data-board-count="">
          {figure(group.count)}
        </span>
        <span className={classes.words}>{group.words}</span>
      </summary>
      {group.sets.map((set) => (
        <section key={set.title} className={classes.set} data-board-set="">
          <h3>{set.title}</h3>
          <ul className={classes.boards} role="list">
            {set.boards.map((board) => (
              <Board key={board.id} board={board} />
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

function Board({ board }: { board: ListedBoard }) {
  const reason = reasonOf(board);
  const places = placesOf(board);
  return (
    <li data-board={`${board.name} ${board.site} ${places}`}>
      <b translate="no">{board.name}</b>
      <DotLine
        className={classes.about}
        items={{
          site: <span translate="no">{board.site}</span>,
          places: places === '' ? '' : <span translate="no">{places}</span>,
        }}
      />
      {reason !== '' && <p className={classes.about}>{reason}</p>}
    </li>
  );
}
