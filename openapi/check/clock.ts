/** The clock of a gateway that allows moving it (`--clock`). */
import type { OperationId } from './contract.ts';
import { NoAnswer } from './http.ts';
import { Blocked, type Journey, type Run, reasonOf } from './run.ts';

/** The present time of the gateway, by its clock, ms. */
async function told(run: Run, init: RequestInit): Promise<number> {
  const { clock = '' } = run.options;
  try {
    const { status, json } = await run.http.beside(clock, {}, init);
    const now = Date.parse(String(Object(json).now));
    if (status < 300 && now > 0) return now;
    throw new Blocked(`the clock cannot be used at ${clock}: ${init.method} answers ${status}`);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new Blocked(`the clock cannot be used at ${clock}: ${error.message}`);
  }
}

/** Moves the clock forward. @param seconds a whole number @throws Blocked if the clock cannot be moved */
export async function moveOn(run: Run, seconds: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await told(run, { method: 'POST', headers, body: JSON.stringify({ seconds }) });
}

/** Moves the clock to some seconds after a moment, such as one from an answer. */
export async function moveAfter(run: Run, moment: string, seconds = 60): Promise<void> {
  const now = await told(run, { method: 'GET' });
  await moveOn(run, Math.max(1, Math.ceil((Date.parse(moment) - now) / 1000) + seconds));
}

interface TimedJourney {
  /** Name of the timed event, for the list of omitted checks in the report. */
  readonly name: string;
  /** The operations that show the event. */
  readonly covers: readonly OperationId[];
  readonly run: Journey['run'];
}

/** A journey that needs the clock and resets it afterwards. Without the clock the report lists it as omitted. */
export const timed = ({ name, covers, run }: TimedJourney): Journey => ({
  name,
  covers,
  isTimed: true,
  async run(of) {
    const skip = (why: string) => {
      for (const id of covers) of.skip(id, `${name}: not checked, ${why}`);
    };
    if (of.options.clock === undefined) return skip('it needs another clock (--clock)');
    if (!of.options.allowWrites) return skip('it changes data: --allow-writes');
    try {
      await run(of);
    } catch (error) {
      skip(reasonOf(error));
      throw error;
    } finally {
      await told(of, { method: 'DELETE' });
    }
  },
});
