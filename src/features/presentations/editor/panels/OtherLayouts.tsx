import { useDeferredValue, useState } from 'react';
import { Stack } from '#ui/index.ts';
import { setLayout } from '../../model/edit.ts';
import { fittingLayouts } from '../../model/fitting-layouts.ts';
import { LAYOUTS } from '../../model/layouts.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useTokens } from '../slide/useTokens.ts';
import { useCurrentSlide, useEditor } from '../store/deck-store.ts';
import { label } from './Panel.css.ts';
import { Samples } from './Samples.tsx';

/** «Другой вид»: the slide in each layout that suits its content (PRES-33). Nothing when only its own does. */
export function OtherLayouts({ isRow = false }: { isRow?: boolean }) {
  const { store } = useOpenEditor().session;
  const now = useCurrentSlide(store);
  const isTyping = useEditor(store, ({ editing }) => editing !== null);
  const theme = useEditor(store, ({ history }) => history.present.theme);
  const brand = useEditor(store, ({ history }) => history.present.brand);
  const tokens = useTokens(store);
  // Up to ten slides are laid out: not at each letter, but when the place is left.
  const [last, setLast] = useState(now);
  if (last !== now && (!isTyping || last?.id !== now?.id)) setLast(now);
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
