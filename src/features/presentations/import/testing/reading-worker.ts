import { ImportRefused } from '../../office/refusals.ts';
import type { ImportMessage, ImportTask } from '../import-task.ts';
import { readTask } from '../read-task.ts';

/** Reads files as the worker does, without a thread of its own. */
export class ReadingWorker extends EventTarget {
  static ended = 0;
  postMessage(task: ImportTask): void {
    queueMicrotask(() => this.#say(this.#read(task)));
  }
  #read(task: ImportTask): ImportMessage {
    try {
      return { kind: 'done', result: readTask(task) };
    } catch (error) {
      if (error instanceof ImportRefused) return { kind: 'refused', fault: error.fault };
      throw error;
    }
  }
  #say(data: ImportMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    ReadingWorker.ended += 1;
  }
}
