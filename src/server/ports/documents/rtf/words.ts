/** Destinations that are no text of the page. A box's words are in `shptxt`, its measures in `sp`, its older twin in `shprslt`. */
export const NO_TEXT = new Set(
  `fonttbl colortbl stylesheet info pict object fldinst filetbl listtable listoverridetable rsidtbl generator themedata
  colorschememapping datastore latentstyles xmlnstbl wgrffmtfilter operator annotation atnid atnauthor atrfstart atrfend
  bkmkstart bkmkend template private nonshppict revtbl footnote pntxta pntxtb sp shprslt`.split(/\s+/),
);
/** Words of the format that stand for a letter. */
export const LETTERS: Readonly<Record<string, string>> = {
  tab: '\t',
  nestcell: '\t',
  bullet: '•',
  endash: '–',
  emdash: '—',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00a0',
  _: '-',
  '\\': '\\',
  '{': '{',
  '}': '}',
};
/** Words of the format that end a line. */
export const LINE_ENDS = new Set(['par', 'line', 'nestrow', 'sect', 'page', '\n', '\r']);
