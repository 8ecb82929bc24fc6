/** Reads a PowerPoint file away from the page, so that no file stops the page and «Отменить» ends the work at once. */
import { ImportRefused } from '../office/refusals.ts';
import type { ImportMessage, ImportTask } from './import-task.ts';
import { readTask } from './read-task.ts';

const say = (message: ImportMessage): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ImportTask>) => {
  try {
    const onSlide = (done: number, total: number): void => say({ kind: 'progress', done, total });
    say({ kind: 'done', result: readTask(data, onSlide) });
  } catch (error) {
    if (error instanceof ImportRefused) say({ kind: 'refused', fault: error.fault });
    else say({ kind: 'failed', message: String(error instanceof Error ? (error.stack ?? error) : error) });
  }
});
