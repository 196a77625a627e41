import { variables } from '#server/config.ts';
import { boardVariables } from '#server/settings/board-keys.ts';

/** What docs/configuration.md says, from the one place that reads the environment. */
export function configurationPage(): string {
  const rows = Object.entries({ ...variables, ...boardVariables }).map(
    ([name, meaning]) => `| \`${name}\` | ${meaning.replaceAll('|', '\\|')} |`,
  );
  return `# Configuration
Written by \`npm run configuration\` from \`src/server/config.ts\`. Every variable is optional in development; a value that
cannot be used stops the start with one sentence. A file \`.env\` in the project's root is read as well.

| variable | meaning |
| --- | --- |
${rows.join('\n')}
`;
}
