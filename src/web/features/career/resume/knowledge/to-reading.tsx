import { Link } from 'react-router';
import { readingPath } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';

/** Words that lead to the page where I show what I read, at a line where one is given. */
export const toReading =
  (line?: number): Tag =>
  (inner) => (
    <Link className="text-link" to={readingPath(line)}>
      {inner}
    </Link>
  );
