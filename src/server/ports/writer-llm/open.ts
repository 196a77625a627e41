import type { ModelSettings } from '#server/settings/model-settings.ts';
import type { Log } from '#server/ports/log.ts';
import type { ModelAbout, WritingModel } from './model.ts';

const NAMES = { openai: 'OpenAI', anthropic: 'Anthropic', ollama: 'Ollama' } as const;

function aboutOf({ provider, baseUrl, name }: ModelSettings): ModelAbout {
  const { host } = new URL(baseUrl);
  // The dialect is OpenAI's at many addresses; whose model it is, only the host tells.
  const isOther = provider === 'openai' && host !== 'api.openai.com';
  return { provider, name: isOther ? host : NAMES[provider], model: name, host };
}

/** The model that the settings name; null without settings. The libraries load only when there is one. */
export async function openWriter(settings: ModelSettings | null, log: Log): Promise<WritingModel | null> {
  if (settings === null) return null;
  const { writerLlm } = await import('./writer.ts');
  return writerLlm(settings, { about: aboutOf(settings), log });
}
