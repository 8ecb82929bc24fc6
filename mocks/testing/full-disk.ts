/** A state in memory whose disk can become full. */
import { memoryPersistence } from '#mocks/store/memory.ts';
import { type Persistence, StorageError } from '#mocks/store/store.ts';

/** A persistence that refuses each write while `isFull`. */
export function diskWithRoom(): Persistence & { isFull: boolean } {
  const memory = memoryPersistence();
  return {
    ...memory,
    isFull: false,
    write(changes) {
      if (this.isFull) throw new StorageError('no room');
      memory.write(changes);
    },
  };
}
