import { FACES } from './sheet.data.ts';

/** Headings in the margin, hairlines between, a slab for names: for offices, writing, design. */
export const EDITORIAL = `body{font-family:${FACES.sans}}
h1,h2{font-family:${FACES.slab}}
h1{font-weight:500;letter-spacing:-.02em;font-size:26pt}
h2{font-weight:500;font-size:10.2pt}
.label{margin-top:5pt;font-size:11.4pt;color:#3c4a45}
.contact{margin-top:8pt;font-size:9.6pt}
.contact .bar{color:#8a9692;margin:0 3pt}
section{display:grid;grid-template-columns:88pt minmax(0,1fr);column-gap:16pt;border-top:.75pt solid #b9c4c0;padding-top:10pt;margin-top:13pt}
.where,.when{color:#3c4a45}
li::before{color:#14694f;font-weight:700}`;

/** Two columns: how to reach the person and what they know at the left, what they did at the right: sent to people, not to portals. */
export const SIDEBAR = `body{font-family:${FACES.sans};font-size:9.8pt}
.columns{display:flex;align-items:stretch;gap:20pt}
aside{flex:none;width:158pt;padding:14pt 14pt;background:#e9f1ee;border-radius:4pt}
main{flex:1;min-width:0;padding-top:14pt}
h1{font-size:26pt;letter-spacing:-.01em;color:#14463a}
header{margin-bottom:12pt}
h2{font-size:10.6pt;font-weight:600;color:#14573f;margin-bottom:5pt}
main h2{border-bottom:.75pt solid #b9c4c0;padding-bottom:2pt}
.label{margin-top:3pt;color:#3c4a45;font-size:12pt}
.contact{font-size:9.2pt}
.contact>span{display:block;margin-top:2pt}
.contact .bar{display:none}
section{margin-top:15pt}
main section:first-child{margin-top:0}
.where,.when{color:#3c4a45}
.when{font-size:9pt}
aside .list{font-size:0}
aside .list span{display:block;margin-top:1.5pt;font-size:9.4pt}
aside .items li{font-size:9.4pt;padding-left:9pt}
aside .list strong{display:block;margin-top:5pt;font-size:9.4pt}`;

/** Dates in a column of their own at the left, a line through them: for a career that went step by step, and usual in Europe. */
export const TIMELINE = `body{font-family:${FACES.sans}}
header{padding-left:118pt}
h1{font-size:24pt;letter-spacing:-.01em}
.label{margin-top:3pt;font-size:11.8pt;color:#14573f;font-weight:600}
.contact{margin-top:5pt;font-size:9.6pt}
.contact .bar{color:#8a9692;margin:0 2pt}
section{margin-top:14pt;padding-left:118pt}
h2{font-size:11.4pt;font-weight:600;color:#14573f;margin-bottom:5pt}
.entry{position:relative}
.when{position:absolute;left:-118pt;top:.1em;width:100pt;max-width:none;font-size:9pt;white-space:nowrap;text-align:right;color:#3c4a45;margin:0}
.work .entry::before,.education .entry::before{content:"";position:absolute;left:-10pt;top:.45em;width:5pt;height:5pt;border-radius:50%;background:#14694f}
.where{color:#3c4a45}`;
