import type { ExportMessage, ExportTask } from '../task.ts';

/** A worker that answers when the test says so. */
export class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  task: ExportTask | undefined;
  isEnded = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(task: ExportTask): void {
    this.task = task;
  }
  terminate(): void {
    this.isEnded = true;
  }
  say(data: ExportMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
