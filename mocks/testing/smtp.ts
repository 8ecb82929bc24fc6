/** A mail server on a free port of this machine, which answers as a test asks. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';

/** The answer to a recipient: an SMTP error, or no answer at all; undefined accepts. */
type Habit = { readonly code: number; readonly text: string } | 'hang' | undefined;

export interface ReceivedMail {
  readonly to: readonly string[];
  /** Headers and body as sent. */
  readonly raw: string;
}

export interface MailServerInTest {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Resolves once so many letters have arrived. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

/** @param habitOf the answer to a recipient */
export async function mailServer(
  habitOf: (address: string) => Habit = () => undefined,
  port = 0,
): Promise<MailServerInTest> {
  const received: ReceivedMail[] = [];
  let notify = () => {};
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }: SMTPServerAddress, _session, done) {
      const habit = habitOf(address);
      if (habit === 'hang') return;
      done(habit && Object.assign(new Error(habit.text), { responseCode: habit.code }));
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(parts).toString('utf8') });
        done();
        notify();
      });
    },
  });
  // Emitted when a client of a test breaks off the connection.
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    async arrived(count) {
      while (received.length < count)
        await new Promise<void>((wake) => {
          notify = wake;
        });
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
