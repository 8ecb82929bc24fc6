import { toast } from '#ui/index.ts';

/** Copies a text to the clipboard and shows a notice of success or failure. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.show({ tone: 'positive', title: 'Скопировано', timeout: 1000 });
  } catch {
    toast.show({
      tone: 'negative',
      title: 'Не удалось скопировать',
      text: 'Браузер не дал доступ к буферу обмена',
    });
  }
}
