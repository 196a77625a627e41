import { printResumes } from './print.ts';

const [folder, round] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Usage: node bench/resume-set/print-resumes.ts FOLDER [ROUND]\n');
  process.exitCode = 1;
} else await printResumes(folder, round);
