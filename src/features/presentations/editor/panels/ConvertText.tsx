import { Button, Inline, Stack } from '#ui/index.ts';
import { convertSelection } from '../../model/convert-selection.ts';
import { newId } from '../../model/edit.ts';
import type { LineKind } from '../../model/line-blocks.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { focusPlace } from '../slide/focus.ts';
import { useTokens } from '../slide/useTokens.ts';
import { useCurrentSlide, useEditor } from '../store/deck-store.ts';
import { showConverted } from './converted-toast.ts';
import { label } from './Panel.css.ts';

const kinds = [
  { kind: 'table', name: 'Таблицу', became: 'таблицей' },
  { kind: 'chart', name: 'Диаграмму', became: 'диаграммой' },
  { kind: 'cards', name: 'Карточки', became: 'карточками' },
] as const satisfies readonly { kind: LineKind; name: string; became: string }[];
/** The selected paragraphs of the slide's text as a table, a chart or cards, where they have such a form (PRES-99). */
export function ConvertText() {
  const { store } = useOpenEditor().session;
  const tokens = useTokens(store);
  const current = useCurrentSlide(store);
  const deck = useEditor(store, ({ history }) => history.present);
  const selected = useEditor(store, ({ selectedText }) => selectedText);
  if (!selected || selected.slideId !== current?.id) return null;
  const offered = kinds.filter(({ kind }) => convertSelection(deck, selected, kind, { id: '', tokens }));
  if (offered.length === 0) return null;
  const convert = ({ kind, became }: (typeof kinds)[number]): void => {
    const made = convertSelection(store.deck, selected, kind, { id: newId(), tokens });
    if (!made) return;
    store.set({ editing: null, selectedText: null });
    store.edit(() => made.deck);
    store.select(made.slideId);
    focusPlace(made.name);
    showConverted(store, selected, made, became);
  };
  return (
    <Stack role="group" aria-label="Сделать из&nbsp;выделенного" gap={2}>
      <span aria-hidden="true" className={label}>
        Сделать из&nbsp;выделенного
      </span>
      <Inline gap={2} wrap>
        {offered.map((one) => (
          <Button key={one.kind} size="sm" onPress={() => convert(one)}>
            {one.name}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
