import type { LabRight } from '#api/generated/model/labRight.ts';
import type { Status } from '../model/deck.ts';

interface Progress {
  status: Status;
  /** Slides that a run has made, and those that it makes. */
  made: number;
  total: number;
}

/** True while a run makes the plan or the slides. */
export const isRunning = (status: Status): boolean => status === 'outlining' || status === 'generating';

/** What a card says of a presentation that is not ready; null for a ready one (presentations.md §5). */
export function statusText({ status, made, total }: Progress): string | null {
  switch (status) {
    case 'draft':
      return 'Черновик';
    case 'outlining':
      return 'Составляется план';
    case 'generating':
      return total > 0 ? `Создаётся: ${made}\u00a0из\u00a0${total}` : 'Создаётся';
    case 'stopped':
      return 'Остановлена';
    case 'failed':
      return 'Ошибка';
    case 'ready':
      return null;
  }
}

interface Place {
  status: Status;
  slideCount: number;
  right: LabRight;
}

/**
 * The screen that a card opens: the steps of generation while there is something to do there, else the editor. Who may not
 * change a presentation sees it in the editor.
 */
export const screenOf = ({ status, slideCount, right }: Place) =>
  right !== 'use' && status !== 'ready' && (status !== 'draft' || slideCount === 0)
    ? '/pres-generate/$uuid'
    : '/pres-editor/$uuid';
