import type { ModelSettings } from '#server/settings/model-settings.ts';
import type { Log } from '#server/ports/log.ts';
import type { Clock } from '#server/ports/clock.ts';
import { withCircuit } from './circuit.ts';
import type { ModelAbout, WritingModel } from './model.ts';

const NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', ollama: 'Ollama' } as const;

function aboutOf({ provider, baseUrl, name }: ModelSettings): ModelAbout {
  const { host } = new URL(baseUrl);
  // The dialect is OpenAI's at many addresses; whose model it is, only the host tells.
  const isOther = provider === 'openai' && host !== 'api.openai.com';
  return { provider, name: isOther ? host : NAMES[provider], model: name, host };
}

/** The model that the settings name, behind a circuit that spares a failing one; null without settings. The libraries load only when there is one. */
export async function openWriter(
  settings: ModelSettings | null,
  { log, clock }: { log: Log; clock: Clock },
): Promise<WritingModel | null> {
  if (settings === null) return null;
  const { writerLlm } = await import('./writer.ts');
  return withCircuit(writerLlm(settings, { about: aboutOf(settings), log }), { clock, log });
}
