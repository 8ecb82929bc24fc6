/**
 * A server that plays the habits of real OpenAI-compatible servers: `<address>/<habit>` is the base address of a model
 * with that habit. Under any other path, the text of the request names the habit, so that each can be seen in the portal:
 *
 *   PORT=4020 node mocks/testing/upstream.ts
 *   UPSTREAM_URL=http://127.0.0.1:4020 npm start
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Habit, type HabitName, habits } from './upstream-habits.ts';
import { answerResult } from './upstream-results.ts';

const isHabit = (name: string): name is HabitName => Object.hasOwn(habits, name);

/** The text of the last turn in a request; beside pictures it is the first part. */
function lastText(body: string): string {
  type Content = string | readonly { text?: string }[] | undefined;
  // Forms have no messages.
  if (!body.startsWith('{')) return '';
  const { messages = [] } = JSON.parse(body) as { messages?: { content?: Content }[] };
  const content = messages.at(-1)?.content ?? '';
  return typeof content === 'string' ? content : (content[0]?.text ?? '');
}

export interface TestUpstream {
  /** Base address of a model with a habit, or of all if there is none in the path. */
  url(habit?: HabitName): string;
  /** The requests so far: their bodies and their headers. */
  readonly requests: { readonly body: string; readonly headers: IncomingMessage['headers'] }[];
  /** Number of requests that were redirected to the other origin. */
  readonly elsewhere: () => number;
  /** Bytes that were sent of all answers that were closed. */
  readonly sent: () => number;
  close(): void;
}

/** Starts the server. @param port any free one by default */
export async function startUpstream(port = 0): Promise<TestUpstream> {
  const requests: TestUpstream['requests'] = [];
  let strays = 0;
  let sent = 0;
  const other = createServer((incoming, response) => {
    strays += 1;
    incoming.resume();
    response.end();
  });
  const main = createServer((incoming, response) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (part: string) => (body += part));
    const { socket } = incoming;
    response.on('close', () => (sent += socket.bytesWritten));
    incoming.on('end', () => {
      requests.push({ body, headers: incoming.headers });
      const [, named = ''] = (incoming.url ?? '').split('/');
      if (!isHabit(named) && answerResult(incoming.url ?? '', response, body)) return;
      const name = isHabit(named) ? named : (/[a-z][a-z0-9-]+/.exec(lastText(body))?.[0] ?? '');
      const habit: Habit = isHabit(name) ? habits[name] : habits.plain;
      const echo = `${incoming.headers.authorization} ${lastText(body)}`;
      habit({ incoming, response, body, echo, elsewhere: originOf(other) });
    });
  });
  const originOf = (server: typeof main) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
  await new Promise<void>((ready) => main.listen(port, '127.0.0.1', ready));
  return {
    url: (habit) => originOf(main) + (habit ? `/${habit}` : ''),
    requests,
    elsewhere: () => strays,
    sent: () => sent,
    close() {
      for (const server of [main, other]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

if (import.meta.main) {
  const { url } = await startUpstream(Number(process.env['PORT'] ?? 4020));
  console.log(
    `UPSTREAM_URL=${url()}\nThe text of a request names the habit:\n${Object.keys(habits).join(' ')}`,
  );
}
