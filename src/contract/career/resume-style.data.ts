/** How a resume looks that brings no styles of its own: one column, dark on white, made for print. */
export const PLAIN_RESUME_STYLE = `@page { margin: 18mm 20mm; }
body { max-width: 660px; margin: 0 auto; color: #16211d; font: 16px/1.45 Georgia, 'Times New Roman', serif; }
h1 { margin: 0 0 4px; font-size: 32px; line-height: 1.15; font-weight: 500; }
h2 { margin: 22px 0 8px; padding-top: 12px; border-top: 1px solid #c3cdc8; font-size: 18px; line-height: 1.25; }
h3 { margin: 12px 0 2px; font-size: 16px; line-height: 1.3; }
p { margin: 0 0 6px; }
ul, ol { margin: 4px 0 8px; padding-left: 20px; }
li { margin: 0 0 3px; }
a { color: inherit; }
h1, h2, h3 { break-after: avoid; }
li { break-inside: avoid; }`;
