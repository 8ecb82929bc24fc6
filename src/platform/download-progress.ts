import { toast } from '#ui/index.ts';

/** Delay before a download is shown, ms: most files are there sooner. */
const delay = 300;

/** What a running download gets. */
export interface DownloadRun {
  /** Aborted by «Отменить». */
  signal: AbortSignal;
  /** Shows how far it is: `3 из 10`, `45 %`. Not announced. */
  tell: (progress: string) => void;
}

/**
 * Shows a notice with a spinner and «Отменить» while files are downloaded (CHAT-09).
 *
 * @param title for example «Скачиваем файл»
 * @param run downloads; its result or error is passed on
 */
export async function withProgress<T>(title: string, run: (run: DownloadRun) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let progress = '';
  let id: string | undefined;
  const timer = setTimeout(() => {
    const action = { label: 'Отменить', onPress: () => controller.abort() };
    id = toast.show({ tone: 'info', title, progress, timeout: null, action });
  }, delay);
  const tell = (text: string): void => {
    progress = text;
    if (id !== undefined) toast.update(id, { progress });
  };
  try {
    return await run({ signal: controller.signal, tell });
  } finally {
    clearTimeout(timer);
    if (id !== undefined) toast.dismiss(id);
  }
}
