import { SegmentedControl, Stack, Switch, TextField } from '#ui/index.ts';
import { DECK_LIMITS, type DeckSettings } from '../../model/deck.ts';
import { setSettings } from '../../model/edit.ts';
import { settingsOf } from '../../model/settings.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { label } from './Panel.css.ts';

const transitions: readonly { id: DeckSettings['transition']; label: string }[] = [
  { id: 'none', label: 'Сразу' },
  { id: 'fade', label: 'Проявление' },
  { id: 'push', label: 'Сдвиг' },
];

/** What holds for all slides: footer, numbers and transition (PRES-51). */
export function DeckSettingsFields() {
  const { store } = useOpenEditor().session;
  const title = useEditor(store, ({ history }) => history.present.title);
  const own = useEditor(store, ({ history }) => history.present.settings);
  const { footer, hasNumbers, transition } = settingsOf(own ? { settings: own } : {});
  const change = (part: Partial<DeckSettings>, key?: string) =>
    store.edit((deck) => setSettings(deck, part), key);
  return (
    <Stack>
      <TextField
        label="Нижний колонтитул"
        description={'Если не\u00a0менять, это название презентации'}
        maxLength={DECK_LIMITS.footer}
        value={footer ?? title}
        onChange={(text) => change({ footer: text === title ? null : text }, 'footer')}
      />
      <Switch isSelected={hasNumbers} onChange={(next) => change({ hasNumbers: next })}>
        Номера слайдов
      </Switch>
      <Stack gap={1}>
        <span aria-hidden="true" className={label}>
          Смена слайдов при показе
        </span>
        <SegmentedControl
          label="Смена слайдов при показе"
          items={transitions}
          selected={transition}
          onSelect={(next) => change({ transition: next })}
        />
      </Stack>
    </Stack>
  );
}
