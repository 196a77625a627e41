import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { extractJsonMiddleware, wrapLanguageModel } from 'ai';
import type { ModelSettings } from '#server/settings/model-settings.ts';
import { modelFetch } from './model-fetch.ts';

/** The object in an answer that thinks aloud, speaks around it or puts it into a block of code. */
function onlyObject(text: string): string {
  const said = text.replaceAll(/<think>[\s\S]*?<\/think>/g, '');
  const from = said.indexOf('{');
  const to = said.lastIndexOf('}');
  return from === -1 || to < from ? said : said.slice(from, to + 1);
}

function bareModel({ provider, baseUrl, key, name }: ModelSettings, structured: boolean) {
  if (provider === 'anthropic')
    return createAnthropic({ baseURL: baseUrl, apiKey: key ?? '', fetch: modelFetch })(name);
  return createOpenAICompatible({
    name: provider,
    baseURL: baseUrl,
    ...(key === null ? {} : { apiKey: key }),
    fetch: modelFetch,
    includeUsage: true,
    supportsStructuredOutputs: structured,
  })(name);
}

/** The model that the settings name. `structured`: the shape of the answer travels as a schema, which not every server takes. */
export const languageModel = (settings: ModelSettings, structured: boolean) =>
  wrapLanguageModel({
    model: bareModel(settings, structured),
    middleware: extractJsonMiddleware({ transform: onlyObject }),
  });
