/** What the rehearsal model says as an agent: it calls functions, and quotes the files of the agent. */

import { textOfFile } from '#mocks/domain/formats/file-text.ts';
import type { ModelAgent, ModelPiece, ModelRound } from '#mocks/domain/model/model.ts';
import { requestText } from '#mocks/rehearsal/makers/chat.ts';
import { makerOf } from '#mocks/rehearsal/makers/index.ts';
import type { MakeRequest } from '#mocks/rehearsal/makers/maker.ts';
import { fold } from '#mocks/rehearsal/makers/rehearsal-texts.ts';
import { rehearse } from '#mocks/rehearsal/makers/rehearse.ts';
import { callsFor } from './rehearsal-calls.ts';

/** Quoted lines of files. */
const QUOTES = 5;
const QUOTE = 300;

const inMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>|~$]/g, '\\$&');
const stemsOf = (text: string): string[] =>
  (fold(text).match(/[\p{L}\d]{4,}/gu) ?? []).map((word) => word.slice(0, 6));

/** The lines of the files that share most words with the request, as quotations. */
async function quotes(request: string, { files }: ModelAgent): Promise<string[]> {
  const wanted = new Set(stemsOf(request));
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await textOfFile(file) })));
  const lines = texts.flatMap(({ file, text }) =>
    text
      .split(/\r?\n/)
      .filter((line) => line.trim().length >= 8)
      .map((line) => ({
        name: file.name,
        line,
        hits: stemsOf(line).filter((stem) => wanted.has(stem)).length,
      })),
  );
  return lines
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, QUOTES)
    .map(({ name, line }) => `> ${inMarkdown(line.trim().slice(0, QUOTE))}\n> — «${inMarkdown(name)}»`);
}

/** What came of the calls, a line each. */
const outcomes = (rounds: readonly ModelRound[]): string =>
  rounds
    .flatMap(({ calls }) => calls)
    .map(({ title, result, isDone }) => {
      const [first = '', ...more] = result.split('\n');
      const rest = more.length > 0 ? ` (и\u00a0ещё строк: ${more.length})` : '';
      return `- **${inMarkdown(title)}**: ${isDone ? inMarkdown(first.slice(0, QUOTE)) + rest : `не\u00a0получилось. ${inMarkdown(first.slice(0, QUOTE))}`}`;
    })
    .join('\n');

/** Texts and calls of one round: first the answer to the request and its calls, then what came of them. */
export async function agentRound(
  request: MakeRequest,
  agent: ModelAgent,
  now: Date,
): Promise<(string | ModelPiece)[]> {
  const { text } = request;
  if (agent.rounds.length > 0) return [`\n\nРезультаты вызовов:\n\n${outcomes(agent.rounds)}`];
  const asked = callsFor(text, agent.functions, now);
  const found = await quotes(text, agent);
  const files = found.length > 0 ? ['Из\u00a0файлов агента:', found.join('\n\n')] : [];
  const calls = asked.length > 0 ? ['Вызываю функции агента.'] : [];
  const whole = rehearse(requestText(request));
  // What the rehearsal says of itself is left out where the agent has something to say.
  const start = asked.length + found.length > 0 ? (whole.split('\n\n')[0] ?? '') : whole;
  return [
    [start, ...files, ...calls].join('\n\n'),
    ...asked.map((one): ModelPiece => ({ type: 'ask', ...one })),
  ];
}

/** Whether the service itself answers an agent: it needs a file, and has one. */
export const needsService = ({ serviceType, files }: MakeRequest): boolean =>
  makerOf(serviceType).stages.length > 0 && files.length > 0;
