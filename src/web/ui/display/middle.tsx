import { shortened } from './shortened.ts';

/** A text whose long words are shortened in their middle; all of it is spoken, and shown on hover. */
export function Middle({ children }: { children: string }) {
  const short = shortened(children);
  if (short === children) return children;
  return (
    <span title={children}>
      <span aria-hidden>{short}</span>
      <span className="visually-hidden">{children}</span>
    </span>
  );
}
