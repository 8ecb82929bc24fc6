import { useDeferredValue } from 'react';
import { Disclosure, Stack, Text } from '#ui/index.ts';
import { setTheme } from '../../model/edit.ts';
import { THEME_LIST, themeName } from '../../model/themes.ts';
import { Samples } from '../../slide/Samples.tsx';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { DeckSettingsFields } from './DeckSettingsFields.tsx';

/** What holds for all slides, and the themes, each on the slide that is shown. */
export function ThemePanel() {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const theme = useEditor(store, ({ history }) => history.present.theme);
  const brand = useEditor(store, ({ history }) => history.present.brand);
  const shown = useEditor(store, ({ history, current }) =>
    history.present.slides.find(({ id }) => id === current),
  );
  // A typed letter appears before the samples are drawn anew.
  const slide = useDeferredValue(shown) ?? null;
  if (!canEdit) return <Text tone="muted">Тема: {themeName(theme, brand)}</Text>;
  return (
    <Stack>
      <Disclosure title="Колонтитул и смена слайдов">
        <DeckSettingsFields />
      </Disclosure>
      <Samples
        label="Тема"
        samples={THEME_LIST.map((id) => ({ id, label: themeName(id, brand), slide, theme: id, brand }))}
        chosen={theme}
        onChoose={(id) => store.edit((deck) => setTheme(deck, id))}
      />
    </Stack>
  );
}
