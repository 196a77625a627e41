import { parentPort, workerData } from 'node:worker_threads';
import { EncoderUnavailable } from './encoder.ts';
import { readAsset } from './asset.ts';
import { plainArithmetic } from './kernel/plain-kernel.ts';
import { vectorArithmetic } from './kernel/vector-kernel.ts';
import { buildModel } from './model.ts';
import type { Answer, Asked } from './thread-messages.ts';

const { folder } = workerData as { folder: string };
const loaded = readAsset(folder).then((asset) =>
  buildModel(asset, (floats) => vectorArithmetic(floats) ?? plainArithmetic(floats)),
);
// Said to whoever asks; until then it must not end the thread.
loaded.catch(() => undefined);

const say = (message: Answer, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);

async function answer({ texts }: Asked): Promise<void> {
  const model = await loaded;
  const vectors = texts.map((text) => model.vector(text));
  say(
    { vectors },
    vectors.map(({ buffer }) => buffer),
  );
}

// Runs in a thread of its own, so that texts keep nobody waiting who has none; one message after the other.
parentPort?.on('message', (asked: Asked) => {
  answer(asked).catch((error: unknown) =>
    say({
      problem: error instanceof Error ? error.message : String(error),
      isUnavailable: error instanceof EncoderUnavailable,
    }),
  );
});
