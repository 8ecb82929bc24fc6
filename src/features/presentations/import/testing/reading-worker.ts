import { importDeck } from '../import-deck.ts';
import type { ImportMessage, ImportTask } from '../import-task.ts';
import { ImportRefused } from '../read/refusals.ts';

/** Reads files as the worker does, without a thread of its own. */
export class ReadingWorker extends EventTarget {
  static ended = 0;
  postMessage({ bytes, brandColour }: ImportTask): void {
    queueMicrotask(() => this.#say(this.#read(bytes, brandColour)));
  }
  #read(bytes: ImportTask['bytes'], brandColour: string | undefined): ImportMessage {
    try {
      return { kind: 'done', deck: importDeck(bytes, { brandColour }) };
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
