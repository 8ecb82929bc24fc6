/** The main module of the processes of `isolated.ts`: calls functions and sends their results back. */
import { ModelFailure } from '#mocks/domain/model/model.ts';
import type { Outcome, Task } from './isolated.ts';

async function outcomeOf({ module, name, args }: Task): Promise<Outcome> {
  try {
    const { [name]: read } = (await import(module)) as Record<
      string,
      (...args: readonly unknown[]) => unknown
    >;
    return { value: await read?.(...args) };
  } catch (error) {
    if (error instanceof ModelFailure) return { failure: error.failure, details: error.details };
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', async (task: Task) => process.send?.(await outcomeOf(task)));
