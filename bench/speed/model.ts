import { z } from 'zod';
import { systemClock } from '#server/ports/clock.ts';
import { openWriter } from '#server/ports/writer-llm/open.ts';
import { pretendProvider } from '#testing/models/index.ts';
import { median, time } from '#bench/table.ts';
import type { Row } from '#bench/table.ts';

const TIMES = 40;
const quiet = () => undefined;
const log = { info: quiet, warn: quiet, error: quiet, say: quiet };
const LINES = Array.from(
  { length: 20 },
  (_, index) => `Ran payroll for ${index + 40} employees with Sage 50`,
);
const answer = z.object({ lines: z.array(z.string()) });

/** What the way to a language model costs beside a bare call of the same server, which answers at once. */
export async function measureModel(): Promise<Row[]> {
  const provider = await pretendProvider(() => ({ json: { lines: LINES } }));
  try {
    const settings = provider.settings();
    const model = await openWriter(settings, { log, clock: systemClock });
    if (model === null) return [];
    const question = {
      instructions: 'Word the lines.',
      material: { lines: LINES },
      answer,
      mostTokens: 4000,
      allowance: 100_000,
    };
    const ask = () => model.ask(question);
    const body = JSON.stringify({
      model: settings.name,
      messages: [
        { role: 'system', content: question.instructions },
        { role: 'user', content: JSON.stringify(question.material) },
      ],
    });
    const bare = async () => {
      const reply = await fetch(`${settings.baseUrl}/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await reply.json();
    };
    await ask();
    await bare();
    const [ours, theirs, resting]: number[][] = [[], [], []];
    for (let index = 0; index < TIMES; index += 1) {
      ours?.push(await time(ask));
      theirs?.push(await time(bare));
    }
    provider.behaves(() => ({ status: 400 }));
    for (let index = 0; index < 4; index += 1) await ask();
    for (let index = 0; index < TIMES; index += 1) resting?.push(await time(ask));
    const baseline = median(theirs ?? []);
    const against = 'a bare call of the same server';
    return [
      { name: 'Language model asked', unit: 'ms', ours: median(ours ?? []), baseline, against },
      { name: 'Language model resting', unit: 'ms', ours: median(resting ?? []), baseline, against },
    ];
  } finally {
    await provider.close();
  }
}
