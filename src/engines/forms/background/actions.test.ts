import { describe, expect, it } from 'vitest';
import { context, q } from '#testing/forms/example.ts';
import { planInEnglish as planForm } from '#testing/wording/plan-in-english.ts';

const { master } = context();
const plan = (label: string, summary: string) => {
  const [job] = master.resume.work;
  if (!job) throw new Error('The example has no job.');
  const resume = { ...master.resume, work: [{ ...job, highlights: [summary] }] };
  const [field] = planForm([q(label, 'boolean')], context({ master: { ...master, resume } })).fields;
  return field?.value ?? null;
};
const ASKED = 'Do you have experience in planning preventive maintenance?';

describe('experience with an action', () => {
  it('is a yes where the CV says the very action of a job, in any of its forms', () => {
    expect(plan(ASKED, 'Plans preventive maintenance of 3 warehouses in SAP')).toBe(true);
    expect(plan(ASKED, 'Planned preventive maintenance; led 4 technicians')).toBe(true);
  });

  it('is asked where the CV says less, says it of something else, or says that it was not done', () => {
    expect(plan(ASKED, 'Did preventive maintenance of 3 warehouses')).toBeNull();
    expect(plan(ASKED, 'Planned corrective and preventive maintenance')).toBeNull();
    expect(plan(ASKED, 'Assisted in planning preventive maintenance')).toBeNull();
    expect(
      plan(`${ASKED.slice(0, -1)} in hospitals?`, 'Plans preventive maintenance of 3 warehouses'),
    ).toBeNull();
  });
});
