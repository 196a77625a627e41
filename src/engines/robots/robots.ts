/** What a site's robots.txt says to one reader: rules by path, and the pause it asks for in milliseconds (null: none asked for). */
interface RobotsRules {
  rules: readonly { path: string; allows: boolean }[];
  pauseMs: number | null;
}

/** RFC 9309 asks readers to take in at least 500 KiB. */
const MOST_CHARACTERS = 512 * 1024;
const LONGEST_PATTERN = 2000;

interface Group extends RobotsRules {
  agents: string[];
}

/** A line's name and value; null for a comment, a blank line and what is neither. */
function entryOf(line: string): { name: string; value: string } | null {
  const found = /^\s*([A-Za-z-]+)\s*:\s*(.*?)\s*$/.exec(line.replace(/#.*$/, ''));
  return found ? { name: (found[1] ?? '').toLowerCase(), value: found[2] ?? '' } : null;
}

function groupsOf(text: string): Group[] {
  const groups: Group[] = [];
  let naming = false;
  for (const line of text
    .replace(/^\uFEFF/, '')
    .slice(0, MOST_CHARACTERS)
    .split(/\r\n|\r|\n/)) {
    const entry = entryOf(line);
    if (entry === null) continue;
    const { name, value } = entry;
    const group = groups.at(-1);
    if (name === 'user-agent') {
      // Names that follow each other share the rules below them.
      if (naming && group) group.agents.push(value.toLowerCase());
      else groups.push({ agents: [value.toLowerCase()], rules: [], pauseMs: null });
      naming = true;
      continue;
    }
    if (name !== 'allow' && name !== 'disallow' && name !== 'crawl-delay') continue;
    naming = false;
    if (!group) continue;
    if (name === 'crawl-delay') {
      const seconds = Number(value);
      if (value !== '' && Number.isFinite(seconds) && seconds >= 0) group.pauseMs = seconds * 1000;
    } else if (value !== '' && value.length <= LONGEST_PATTERN)
      group.rules = [...group.rules, { path: value, allows: name === 'allow' }];
  }
  return groups;
}

/**
 * The rules of a robots.txt (RFC 9309) for a reader's product token, e.g. `Legwork`: those of the groups that name it, else those for
 * everyone. Never throws; what is no rule is passed over.
 */
export function readRobots(text: string, token: string): RobotsRules {
  const groups = groupsOf(text);
  const own = groups.filter(({ agents }) => agents.includes(token.toLowerCase()));
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  return {
    rules: chosen.flatMap(({ rules }) => rules),
    pauseMs: chosen.find(({ pauseMs }) => pauseMs !== null)?.pauseMs ?? null,
  };
}

/** Whether a path pattern (`*` any characters, `$` the end) covers a path, without the backtracking of a regular expression. */
function covers(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const [first = '', ...others] = parts;
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of others.entries()) {
    const isLast = index === others.length - 1;
    const found = isWhole && isLast ? path.length - part.length : path.indexOf(part, at);
    if (found < at || !path.startsWith(part, found)) return false;
    at = found + part.length;
  }
  return !isWhole || at === path.length;
}

/** Whether the rules let a path (with its query, starting with "/") be read: the longest rule decides, allow wins a tie. */
export function mayRead({ rules }: RobotsRules, path: string): boolean {
  if (path === '/robots.txt') return true;
  let best: { length: number; allows: boolean } | null = null;
  for (const rule of rules) {
    if (!covers(rule.path, path)) continue;
    const { length } = rule.path;
    if (best === null || length > best.length || (length === best.length && rule.allows))
      best = { length, allows: rule.allows };
  }
  return best?.allows ?? true;
}

/** The pause to keep in milliseconds: what the site asks for or `leastMs`, whichever is longer, a minute at most. */
export const pauseAskedFor = ({ pauseMs }: RobotsRules, leastMs: number): number =>
  Math.min(Math.max(pauseMs ?? 0, leastMs), 60_000);
