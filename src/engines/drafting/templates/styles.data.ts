/** What every template shares: the sheet on the screen, the margins in print, and where a page may break. */
export const SHEET = `*{box-sizing:border-box}
html{background:#fff}
body{margin:0 auto;color:#1c2422;font-size:10.4pt;line-height:1.46;overflow-wrap:anywhere;-webkit-print-color-adjust:exact;print-color-adjust:exact}
h1,h2,h3,p,ul{margin:0;padding:0}
h1{font-size:23pt;line-height:1.1;font-weight:600}
h2,h3{font-size:10.6pt}
ul{list-style:none;margin-top:2pt}
li{position:relative;padding-left:11pt;margin-top:1.6pt}
li::before{content:"\\2022";position:absolute;left:0}
.line{display:flex;justify-content:space-between;align-items:baseline;gap:12pt}
.when{flex:none;font-size:9.4pt;font-weight:400;white-space:nowrap;font-variant-numeric:tabular-nums;margin-left:auto}
.entry+.entry{margin-top:9pt}
.list+.list{margin-top:2pt}
section{break-inside:auto}
.entry,li,p{break-inside:avoid}
h2,.line{break-after:avoid}
@media print{body{width:auto!important;padding:0!important;min-height:0!important}}`;

/** One column in a common typeface, nothing drawn: what any software that sorts applications reads. */
export const PLAIN = `body{font-family:Arial,Helvetica,sans-serif;color:#000}
.contact{margin-top:3pt}
.label{margin-top:2pt;font-size:11.4pt}
section{margin-top:13pt}
h2{text-transform:uppercase;letter-spacing:.04em;margin-bottom:4pt}
.where{font-style:normal}`;

/** Headings in the margin, hairlines between, a serif for names. */
export const EDITORIAL = `body{font-family:Arial,Helvetica,sans-serif}
h1,h2{font-family:Besley,Georgia,"Times New Roman",serif}
h1{font-weight:500;letter-spacing:-.02em;font-size:26pt}
h2{font-weight:500;font-size:10.4pt}
.label{margin-top:5pt;font-size:11.4pt;color:#43504c}
.contact{margin-top:8pt;font-size:9.4pt}
.contact .bar{visibility:hidden;margin:0 2pt}
section{display:grid;grid-template-columns:82pt minmax(0,1fr);column-gap:16pt;border-top:.75pt solid #c5cecb;padding-top:10pt;margin-top:13pt}
.where,.when{color:#43504c}
li::before{content:"";top:.62em;width:5pt;height:2pt;border-radius:1pt;background:#14694f;transform:rotate(-8deg)}`;

/** Two columns: how to reach the person and what they know at the left, what they did at the right. */
export const SIDEBAR = `body{font-family:Verdana,Arial,Helvetica,sans-serif;font-size:9.4pt}
.columns{display:flex;align-items:stretch;gap:20pt}
aside{flex:none;width:150pt;padding:16pt 14pt;background:#e9f1ee;border-radius:4pt}
main{flex:1;min-width:0}
h1{font-size:19pt;line-height:1.15;color:#14463a}
h2{font-size:9.6pt;letter-spacing:.03em;color:#14694f;margin-bottom:5pt}
.label{margin-top:4pt;color:#43504c}
.contact{margin-top:10pt}
.contact span{display:block;margin-top:2pt}
.contact .bar{display:none}
section{margin-top:15pt}
main section:first-child{margin-top:0}
.where,.when{color:#43504c}
.when{font-size:8.6pt}
aside .list span{display:block;margin-top:1.5pt;font-size:9pt}
aside .list strong{display:block;margin-top:4pt}
aside .list{font-size:0}
aside .list strong{font-size:9pt}`;

/** Width, height and margins of the sheets. */
export const PAPERS = {
  a4: { size: 'A4', width: '210mm', height: '297mm', margin: '17mm 18mm' },
  letter: { size: 'letter', width: '8.5in', height: '11in', margin: '0.65in 0.7in' },
} as const;
