import { useDeferredValue, useId } from 'react';
import { Grid, Text } from '#ui/index.ts';
import { setTheme } from '../../model/edit.ts';
import { THEME_LIST, THEMES } from '../../model/themes.ts';
import { SlideView } from '../../slide/SlideView.tsx';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { sample, theme as themeClass, themeInput } from './Panel.css.ts';

/** The themes, each on the slide that is shown. */
export function ThemePanel() {
  const { store, canEdit } = useOpenEditor().session;
  const name = useId();
  const theme = useEditor(store, ({ history }) => history.present.theme);
  const shown = useEditor(store, ({ history, current }) =>
    history.present.slides.find(({ id }) => id === current),
  );
  // A typed letter appears before the samples are drawn anew.
  const slide = useDeferredValue(shown);
  if (!canEdit) return <Text tone="muted">Тема: {THEMES[theme]}</Text>;
  return (
    <Grid role="radiogroup" aria-label="Тема" columns="repeat(auto-fill, minmax(7rem, 1fr))" gap={3}>
      {THEME_LIST.map((id) => (
        <label key={id} className={themeClass}>
          <input
            type="radio"
            name={name}
            aria-label={THEMES[id]}
            className={themeInput}
            checked={theme === id}
            onChange={() => store.edit((deck) => setTheme(deck, id))}
          />
          <div className={sample} aria-hidden="true">
            {slide && <SlideView slide={slide} theme={id} />}
          </div>
          <span>{THEMES[id]}</span>
        </label>
      ))}
    </Grid>
  );
}
