import { config } from '#platform/config.ts';
import { type ThemeTokens, themeTokens } from '../../model/themes.ts';
import { type DeckStore, useEditor } from '../store/deck-store.ts';

/** The colours of the presentation's theme. */
export const useTokens = (store: DeckStore): ThemeTokens =>
  themeTokens(
    useEditor(store, ({ history }) => history.present.theme),
    useEditor(store, ({ history }) => history.present.brand),
    config.brandColour,
  );
