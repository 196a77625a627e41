import { MENDED_ON, HELD_BACK } from './manners.data.ts';
import { measured } from './measured.ts';
import { draftAfter, profileFor } from '#engines/drafting/index.ts';
import { emptyMaster } from '#engines/resume/index.ts';
const which = process.argv[2];
const list = which === 'held' ? HELD_BACK : MENDED_ON;
const quiet = process.argv[3] === 'quiet';
let r = 0,
  n = 0,
  inv = 0;
for (const m of list) {
  const { placed, invented } = measured(m);
  const right = placed.filter((p) => p.right).length;
  r += right;
  n += placed.length;
  inv += invented;
  if (quiet) continue;
  console.log(`${m.manner}: ${right}/${placed.length} invented ${invented}`);
  for (const p of placed) if (!p.right) console.log('   LOST', p.fact);
  if (right < placed.length || invented) {
    const { draft, unread } = draftAfter(null, m.prompt, '2026-11-20T12:00:00.000Z');
    const res = profileFor(emptyMaster(), draft).resume;
    console.log(
      '   W',
      JSON.stringify(
        res.work.map((w) => [
          w.position,
          w.name,
          w.location,
          w.startDate,
          w.endDate,
          w.summary,
          w.highlights,
        ]),
      ),
    );
    console.log(
      '   E',
      JSON.stringify(res.education.map((w) => [w.studyType, w.area, w.institution, w.endDate])),
      JSON.stringify(res.basics),
      'unread',
      JSON.stringify(unread),
    );
  }
}
console.log(`TOTAL ${r}/${n}, invented ${inv}`);
