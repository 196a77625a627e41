/** Typefaces by what they are for; the printer brings the first of each, a screen has the second or its own. */
export const FACES = {
  sans: '"Instrument Sans","Instrument Sans Variable","Noto Sans",Arial,Helvetica,sans-serif',
  plain: 'Arial,"Liberation Sans","Noto Sans",Helvetica,sans-serif',
  serif: '"Source Serif 4","Source Serif 4 Variable",Georgia,"Times New Roman",serif',
  slab: 'Besley,"Besley Variable",Georgia,"Times New Roman",serif',
} as const;

/**
 * What every template shares: the sheet on the screen, the margins in print, and where a page may break. A heading stays
 * with what follows it, the head of an entry with its first line, the last line of a list with the one before.
 */
export const SHEET = `*{box-sizing:border-box}
html{background:#fff}
body{margin:0 auto;color:#16201d;font-size:10.2pt;line-height:1.42;overflow-wrap:anywhere;font-variant-ligatures:none;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h1,h2,h3,p,ul{margin:0;padding:0}
h1{font-size:23pt;line-height:1.12;font-weight:600}
header h1.long{font-size:18pt;letter-spacing:0}
h2,h3{font-size:10.4pt;line-height:1.3}
h3{font-weight:600}
a{color:inherit;text-decoration:none}
ul{list-style:none;margin-top:2pt}
li{position:relative;padding-left:11pt;margin-top:1.6pt}
li::before{content:"\\2022";position:absolute;left:1pt}
.line{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 14pt}
.when{flex:none;max-width:60%;font-size:9.4pt;font-weight:400;font-variant-numeric:tabular-nums;margin-left:auto}
.entry+.entry{margin-top:9pt}
.list+.list{margin-top:2pt}
h2,.line,.where{break-after:avoid}
.entry p+ul,li:first-child{break-before:avoid}
li:last-child{break-before:avoid}
li,p,.line{break-inside:avoid}
li,p{orphans:3;widows:3}
@media print{body{width:auto!important;padding:0!important;min-height:0!important}}`;

/** Width, height and margins of the sheets. */
export const PAPERS = {
  a4: { size: 'A4', width: '210mm', height: '297mm', margin: '16mm 18mm' },
  letter: { size: 'letter', width: '8.5in', height: '11in', margin: '0.65in 0.7in' },
} as const;
/** The same with narrow margins. */
export const NARROW_MARGINS = { a4: '12mm 14mm', letter: '0.5in 0.55in' } as const;
