import { useDeferredValue, useState } from 'react';
import { Stack } from '#ui/index.ts';
import { setLayout } from '../../model/edit.ts';
import { fittingLayouts } from '../../model/fitting-layouts.ts';
import { LAYOUTS } from '../../model/layouts.ts';
import { Samples } from '../../slide/Samples.tsx';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useTokens } from '../slide/useTokens.ts';
import { useCurrentSlide, useEditor } from '../store/deck-store.ts';
import { label } from './Panel.css.ts';

/** «Другой вид»: the slide in each layout that suits its content (PRES-33). It is hidden when no other layout does. */
export function OtherLayouts({ isRow = false }: { isRow?: boolean }) {
  const { store } = useOpenEditor().session;
  const now = useCurrentSlide(store);
  const isTyping = useEditor(store, ({ editing }) => editing !== null);
  const theme = useEditor(store, ({ history }) => history.present.theme);
  const brand = useEditor(store, ({ history }) => history.present.brand);
  const tokens = useTokens(store);
  // Up to ten slides are laid out: when the edited place is left, not at each letter of it or of the notes.
  const [last, setLast] = useState(now);
  const isOther = last?.id !== now?.id;
  const isChanged = last?.slots !== now?.slots || last?.layout !== now?.layout;
  if (isOther || (isChanged && !isTyping)) setLast(now);
  const slide = useDeferredValue(last);
  const spare = useDeferredValue(
    useEditor(store, ({ history, current }) => history.present.spare?.[current ?? '']),
  );
  const fitting = slide ? fittingLayouts(slide, spare, tokens) : [];
  if (!slide || fitting.length < 2) return null;
  return (
    <Stack gap={1}>
      <span aria-hidden="true" className={label}>
        Другой вид
      </span>
      <Samples
        label="Другой вид"
        isRow={isRow}
        samples={fitting.map((one) => ({
          id: one.layout,
          label: LAYOUTS[one.layout].name,
          slide: one,
          theme,
          brand,
        }))}
        chosen={now?.layout ?? slide.layout}
        onChoose={(layout) => store.edit((deck) => setLayout(deck, slide.id, layout))}
      />
    </Stack>
  );
}
