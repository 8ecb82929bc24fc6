import { readLook } from '../template/look.ts';
import { importDeck } from './import-deck.ts';
import type { ImportResults, ImportTask } from './import-task.ts';

/**
 * Reads the file of a task.
 *
 * @param onSlide called after each slide of a presentation
 * @throws ImportRefused with the reason
 */
export const readTask = (
  task: ImportTask,
  onSlide?: (done: number, total: number) => void,
): ImportResults[keyof ImportResults] =>
  task.kind === 'template'
    ? readLook(task.bytes)
    : importDeck(task.bytes, { brandColour: task.brandColour, ...(onSlide && { onSlide }) });
