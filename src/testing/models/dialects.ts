import { z } from 'zod';

export type Dialect = 'openai' | 'ollama' | 'anthropic';

/** How a pretended model answers: with data, with any text, by declining, or cut off by its limit. */
export type Said = { json: unknown } | { text: string } | { declines: string } | { cutOff: string };

/** What both families of requests have in common, as far as a test looks. */
const request = z.looseObject({
  model: z.string(),
  system: z.array(z.looseObject({ text: z.string() })).optional(),
  messages: z.array(
    z.looseObject({
      role: z.string(),
      content: z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))]),
    }),
  ),
  tools: z.array(z.unknown()).optional(),
});
export type ModelRequest = z.infer<typeof request>;
export const readRequest = (body: string): ModelRequest => request.parse(JSON.parse(body));

/** The texts of a request by role, instructions as those of `system`. */
export function turnsOf({ system = [], messages }: ModelRequest): { role: string; text: string }[] {
  return [
    ...system.map(({ text }) => ({ role: 'system', text })),
    ...messages.map(({ role, content }) => ({
      role,
      text: typeof content === 'string' ? content : content.map(({ text = '' }) => text).join(''),
    })),
  ];
}

const textOf = (said: Said): string => {
  if ('json' in said) return JSON.stringify(said.json);
  if ('text' in said) return said.text;
  return 'declines' in said ? said.declines : said.cutOff;
};

function openAiReply(said: Said, { model }: ModelRequest, tokens: { input: number; output: number }) {
  const declines = 'declines' in said;
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: declines ? null : textOf(said),
          refusal: declines ? said.declines : null,
        },
        finish_reason: 'cutOff' in said ? 'length' : 'stop',
      },
    ],
    usage: {
      prompt_tokens: tokens.input,
      completion_tokens: tokens.output,
      total_tokens: tokens.input + tokens.output,
    },
  };
}

function ollamaReply(said: Said, asked: ModelRequest, tokens: { input: number; output: number }) {
  const reply = openAiReply('declines' in said ? { text: said.declines } : said, asked, tokens);
  return {
    ...reply,
    system_fingerprint: 'fp_ollama',
    choices: reply.choices.map(({ message: { role, content }, ...rest }) => ({
      ...rest,
      message: { role, content },
    })),
  };
}

function anthropicReply(
  said: Said,
  { model, tools = [] }: ModelRequest,
  tokens: { input: number; output: number },
) {
  const asTool = 'json' in said && tools.length > 0;
  const stop =
    'declines' in said ? 'refusal' : 'cutOff' in said ? 'max_tokens' : asTool ? 'tool_use' : 'end_turn';
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model,
    content: asTool
      ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: said.json }]
      : [{ type: 'text', text: textOf(said) }],
    stop_reason: stop,
    stop_sequence: null,
    usage: { input_tokens: tokens.input, output_tokens: tokens.output },
  };
}

/** An answer as a server of that dialect puts it. */
export const replyIn = { openai: openAiReply, ollama: ollamaReply, anthropic: anthropicReply };

/** A refusal as a server of that dialect puts it. */
export const errorIn = (dialect: Dialect, message: string) =>
  dialect === 'anthropic'
    ? { type: 'error', error: { type: 'api_error', message } }
    : { error: { message, type: 'api_error', param: null, code: null } };
