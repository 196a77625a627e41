/** What a resume that was downloaded may load, wherever it is opened: its own styles, and pictures that stand in it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** A resume's HTML with its policy (Content Security Policy, level 3) at the head: outside our pages no header guards it. */
export function withDownloadPolicy(html: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
  return /<head[\s>]/i.test(html)
    ? html.replace(/<head(\s[^>]*)?>/i, (head) => `${head}${meta}`)
    : `<!doctype html>${meta}${html.replace(/^\s*<!doctype[^>]*>/i, '')}`;
}
