const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const toHtml = (paragraph: string) =>
  /^https?:\/\/\S+$/.test(paragraph)
    ? `<a href="${escape(paragraph)}">${escape(paragraph)}</a>`
    : escape(paragraph);

/** A mail of plain paragraphs, as text and as HTML; a paragraph that is nothing but an address becomes a link. */
export function composeMail(subject: string, paragraphs: readonly string[]) {
  const html = paragraphs.map((paragraph) => `<p>${toHtml(paragraph)}</p>`).join('');
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: `<div style="font:16px/1.5 sans-serif;overflow-wrap:anywhere">${html}</div>`,
  };
}
