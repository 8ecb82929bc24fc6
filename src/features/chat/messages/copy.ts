import { toast } from '#ui/index.ts';

/** Copies a text and says so; a browser that refuses is told about, too. */
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
