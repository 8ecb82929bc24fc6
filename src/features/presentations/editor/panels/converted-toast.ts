import { toast } from '#ui/index.ts';
import type { Converted } from '../../model/convert-selection.ts';
import type { SelectedText } from '../../model/rewritten.ts';
import type { DeckStore } from '../store/deck-store.ts';

/** Time for the way back, ms. */
const backTime = 15_000;
let shown: string | undefined;

/** Removes the notice of the last conversion when the editor closes: its button would change a presentation that is not open any more. */
export function dismissConverted(): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = undefined;
}

function putBack(store: DeckStore, { slideId }: SelectedText, back: Converted['back']): void {
  const next = back(store.deck);
  if (!next) {
    toast.show({
      tone: 'info',
      title: 'Слайд с\u00a0тех пор изменён',
      text: 'Прежний текст вернёт кнопка «Отменить».',
    });
    return;
  }
  store.edit(() => next);
  store.select(slideId);
}

/** Says what became of a selection, with the way back (PRES-99). */
export function showConverted(
  store: DeckStore,
  selected: SelectedText,
  { isNewSlide, back }: Converted,
  became: string,
): void {
  dismissConverted();
  shown = toast.show({
    tone: 'positive',
    title: `Выделенное стало ${became}${isNewSlide ? ' на\u00a0следующем слайде' : ''}`,
    timeout: backTime,
    action: {
      label: 'Вернуть прежний текст',
      onPress: () => putBack(store, selected, back),
      restored: () => document.querySelector<HTMLElement>(`[data-place="${selected.name}"]`),
    },
  });
}
