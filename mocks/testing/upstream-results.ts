/** What the test upstream answers beside conversations: a picture, speech, a transcript. */
import type { ServerResponse } from 'node:http';
import { encodeWav } from '#mocks/domain/formats/wav.ts';
import { promptPicture } from '#mocks/rehearsal/makers/picture.ts';
import { speak } from '#mocks/rehearsal/makers/speech.ts';

const json = (response: ServerResponse, status: number, value: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));

const operations: Readonly<Record<string, (response: ServerResponse, body: string) => void>> = {
  'images/generations'(response, body) {
    const { prompt, size, response_format } = JSON.parse(body) as Record<string, string>;
    if (prompt?.includes('новая модель') && response_format)
      return json(response, 400, { error: { message: "Unknown parameter: 'response_format'." } });
    const [width = 64, height = 64] = size?.split('x').map(Number) ?? [];
    const bytes = promptPicture(prompt ?? '', width, height, 1);
    const isLink = prompt?.includes('ссылкой');
    const b64_json = Buffer.from(bytes).toString('base64');
    json(response, 200, { data: [isLink ? { url: 'http://127.0.0.1:9/a.png' } : { b64_json }] });
  },
  'audio/speech'(response, body) {
    const { input = '', voice = '' } = JSON.parse(body) as Record<string, string>;
    const { samples, rate } = speak(input, { voice });
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(encodeWav(samples, rate));
  },
  'audio/transcriptions'(response, body) {
    if (body.includes('filename="Тишина.wav"'))
      return json(response, 200, { text: '', segments: [], duration: 3 });
    json(response, 200, {
      task: 'transcribe',
      language: 'russian',
      duration: 3.5,
      text: 'Раз. Два.',
      segments: [
        { start: 0, end: 1.25, text: ' Раз.', avg_logprob: -0.1 },
        { start: 1.25, end: 3.5, text: ' Два.', avg_logprob: -0.9 },
      ],
    });
  },
};

/** Answers if the address is one of these operations. */
export function answerResult(url: string, response: ServerResponse, body: string): boolean {
  const name = Object.keys(operations).find((operation) => url.endsWith(`/v1/${operation}`));
  if (name) operations[name]?.(response, body);
  return name !== undefined;
}
