import type { ListedBoard } from '#engines/postings/index.ts';
import { Article, type ArticleSection } from '#web/shell/marketing/article.tsx';
import { liveBoards } from '#web/shell/marketing/board-claim.ts';
import { mainPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button.tsx';
import classes from './boards-screen.module.css';

const boards = liveBoards().toSorted((left, right) => left.name.localeCompare(right.name, 'en'));

const sending: Record<ListedBoard['mode'], string> = {
  form: 'The agent fills the form and submits it, after your yes',
  assist: 'The agent prepares everything; the form, its captcha and the last press are yours',
};

const basis: Record<ListedBoard['policy'], string> = {
  green: 'Published for others to read',
  amber: 'Open to read, not documented',
  red: 'Not read',
};

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
        loudly and closes nothing. A board counts as checked from its first good run on.
      </p>
    ),
  },
];

/** The job boards the agent reads, from the product's own rows. */
export function BoardsScreen() {
  return (
    <Article
      title="Job boards"
      lead={`The agent reads ${boards.length} kinds of job board today. Here they are, with how an application is sent on each.`}
      sections={sections}
      actions={
        <ButtonLink kind="primary" size="lg" to={mainPaths.auto}>
          How AutoCareer Pro works
        </ButtonLink>
      }
    >
      <div className={classes.frame}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Board</th>
              <th scope="col">How an application is sent</th>
              <th scope="col">Why it may be read</th>
            </tr>
          </thead>
          <tbody>
            {boards.map(({ id, name, site, mode, policy }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <small>{site}</small>
                </th>
                <td>{sending[mode]}</td>
                <td>{basis[policy]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Article>
  );
}
