import { toast } from '#ui/index.ts';
import { homeText, openHomeText } from './home-text.ts';

/**
 * Puts a text into the field of the main page, whether it is shown or about to be. Nothing is sent. What the field had can be
 * brought back by a notice.
 */
export function fillRequest(userId: number, text: string): void {
  const before = openHomeText(userId).get();
  homeText.set(text);
  if (before.trim() === '' || before === text) return;
  toast.show({
    tone: 'info',
    title: 'Черновик заменён',
    timeout: 8000,
    action: {
      label: 'Вернуть',
      onPress: () => homeText.set(before),
      restored: () => document.getElementById('composer'),
    },
  });
}
