import { FACES } from './sheet.data.ts';

/** One column in a common typeface, nothing drawn: what any software that sorts applications reads. */
export const PLAIN = `body{font-family:${FACES.plain};color:#000}
h1{font-size:20pt}
.contact{margin-top:3pt}
.label{margin-top:2pt;font-size:11.4pt}
section{margin-top:13pt}
h2{text-transform:uppercase;letter-spacing:.03em;margin-bottom:4pt}`;

/** Centred name and ruled headings in a book face: for law, finance, teaching, public service. */
export const CLASSIC = `body{font-family:${FACES.serif};font-size:10.8pt}
header{text-align:center}
h1{font-size:25pt;font-weight:600;letter-spacing:.01em}
.label{margin-top:2pt;font-size:12pt}
.contact{margin-top:5pt;font-size:10pt}
.contact .bar{margin:0 3pt;color:#5d6964}
section{margin-top:14pt}
h2{font-size:12pt;font-weight:600;border-bottom:.75pt solid #16201d;padding-bottom:2pt;margin-bottom:6pt}
h3{font-size:10.8pt}
.where{font-style:italic}
.when{font-size:10pt}`;

/** Small type, narrow margins, little air: for careers that would otherwise take another page. */
export const COMPACT = `body{font-family:${FACES.sans};font-size:9.2pt;line-height:1.34}
header{display:flow-root;border-bottom:1.5pt solid #16201d;padding-bottom:5pt}
h1{font-size:18pt}
.label{font-size:10.4pt;font-weight:600}
.contact{margin-top:2pt;font-size:8.8pt}
.contact .bar{margin:0 1.5pt}
section{margin-top:8pt}
h2{font-size:9.6pt;font-weight:600;text-transform:uppercase;letter-spacing:.04em;margin-bottom:2.5pt}
h3{font-size:9.4pt}
.when{font-size:8.8pt}
.entry+.entry{margin-top:5pt}
ul{margin-top:1pt}
li{margin-top:.6pt;padding-left:9pt}`;

/** Large, airy type with a bar beside the headings: for people whose first page is not full yet. */
export const GRADUATE = `body{font-family:${FACES.sans};font-size:10.8pt;line-height:1.46}
h1{font-family:${FACES.slab};font-weight:500;font-size:29pt;letter-spacing:-.01em}
.label{margin-top:4pt;font-size:13pt;color:#3c4a45}
.contact{margin-top:8pt;padding-bottom:4pt}
.contact .bar{margin:0 3pt;color:#5d6964}
section{margin-top:15pt}
h2{font-size:12.6pt;font-weight:600;border-left:4pt solid #14694f;padding-left:8pt;margin-bottom:7pt}
h3{font-size:11.4pt}
.when{font-size:10.2pt;color:#3c4a45}
.where{color:#3c4a45}
.entry+.entry{margin-top:12pt}
li{margin-top:3pt;padding-left:13pt}`;

/** Licences in a ruled box at the top, skills in short lists: for nurses, drivers, welders, whoever is hired on tickets. */
export const CREDENTIALS = `body{font-family:${FACES.sans}}
header{border-top:5pt solid #16201d;padding-top:9pt}
h1{font-size:22pt}
.label{font-size:12pt;font-weight:600;margin-top:1pt}
.contact{margin-top:4pt}
section{margin-top:12pt}
h2{font-size:10.6pt;font-weight:600;background:#e6ecea;padding:2.5pt 6pt;margin-bottom:5pt}
.certificates{border:1.2pt solid #16201d;padding:7pt 9pt}
.certificates h2{background:none;padding:0;margin-bottom:3pt}
.where,.when{color:#3c4a45}`;
