import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model behind an OpenAI API, on a free port, that answers every request with one text. */
export interface Upstream {
  url: string;
  dispose(): void;
}

export async function serveUpstream(text: string): Promise<Upstream> {
  const chunks = [
    { delta: { role: 'assistant', content: text }, index: 0 },
    { delta: {}, index: 0, finish_reason: 'stop' },
  ];
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on('end', () => {
      outgoing.setHeader('content-type', 'text/event-stream');
      for (const chunk of chunks) outgoing.write(`data: ${JSON.stringify({ choices: [chunk] })}\n\n`);
      outgoing.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, dispose: () => void server.close() };
}
