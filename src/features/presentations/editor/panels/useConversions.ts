import { convertSelection } from '../../model/convert-selection.ts';
import { newId } from '../../model/edit.ts';
import type { LineKind } from '../../model/line-blocks.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { focusPlace } from '../slide/focus.ts';
import { useTokens } from '../slide/useTokens.ts';
import { useCurrentSlide, useEditor } from '../store/deck-store.ts';
import { showConverted } from './converted-toast.ts';

const kinds = [
  { kind: 'table', name: 'Таблицу', became: 'таблицей' },
  { kind: 'chart', name: 'Диаграмму', became: 'диаграммой' },
  { kind: 'cards', name: 'Карточки', became: 'карточками' },
] as const satisfies readonly { kind: LineKind; name: string; became: string }[];

export interface Conversion {
  kind: LineKind;
  name: string;
  run: () => void;
}

/** What the selected paragraphs of the slide's text can become; empty without a selection (PRES-99). */
export function useConversions(): readonly Conversion[] {
  const { store } = useOpenEditor().session;
  const tokens = useTokens(store);
  const current = useCurrentSlide(store);
  const deck = useEditor(store, ({ history }) => history.present);
  const selected = useEditor(store, ({ selectedText }) => selectedText);
  if (!selected || selected.slideId !== current?.id) return [];
  return kinds
    .filter(({ kind }) => convertSelection(deck, selected, kind, { id: '', tokens }))
    .map(({ kind, name, became }) => ({
      kind,
      name,
      run: () => {
        const made = convertSelection(store.deck, selected, kind, { id: newId(), tokens });
        if (!made) return;
        store.set({ editing: null, selectedText: null });
        store.edit(() => made.deck);
        store.select(made.slideId);
        focusPlace(made.name);
        showConverted(store, selected, made, became);
      },
    }));
}
