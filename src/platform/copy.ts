import { toast } from '#ui/index.ts';

/** Shows a notice of success or failure of copying. */
export async function withCopyNotice(copied: Promise<void>): Promise<void> {
  try {
    await copied;
    toast.show({ tone: 'positive', title: 'Скопировано', timeout: 1000 });
  } catch {
    toast.show({
      tone: 'negative',
      title: 'Не удалось скопировать',
      text: 'Браузер не дал доступ к буферу обмена',
    });
  }
}

/** Asynchronous, so that a browser without the clipboard is a failure and not an exception. */
export const writeClipboard = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Copies a text to the clipboard and shows a notice of success or failure. */
export const copyText = (text: string): Promise<void> => withCopyNotice(writeClipboard(text));
