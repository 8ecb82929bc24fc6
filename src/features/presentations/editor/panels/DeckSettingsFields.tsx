import { DatePicker, SegmentedControl, Stack, Switch, TextField } from '#ui/index.ts';
import { DECK_LIMITS, type DeckSettings } from '../../model/deck.ts';
import { setDate, setSettings } from '../../model/edit.ts';
import { settingsOf } from '../../model/settings.ts';
import { localDay } from '../../model/slide-date.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { label } from './Panel.css.ts';

const transitions: readonly { id: DeckSettings['transition']; label: string }[] = [
  { id: 'none', label: 'Сразу' },
  { id: 'fade', label: 'Проявление' },
  { id: 'push', label: 'Сдвиг' },
];

const dates = [
  { id: 'none', label: 'Нет' },
  { id: 'today', label: 'День показа' },
  { id: 'day', label: 'Один день' },
] as const;

/** What holds for all slides: footer, numbers, date and transition (PRES-51, PRES-91). */
export function DeckSettingsFields() {
  const { store } = useOpenEditor().session;
  const title = useEditor(store, ({ history }) => history.present.title);
  const own = useEditor(store, ({ history }) => history.present.settings);
  const { footer, hasNumbers, date, transition } = settingsOf(own ? { settings: own } : {});
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
      <Stack gap={2}>
        <Stack gap={1}>
          <span aria-hidden="true" className={label}>
            Дата
          </span>
          <SegmentedControl
            label="Дата"
            items={dates}
            selected={date === undefined ? 'none' : date === null ? 'today' : 'day'}
            onSelect={(next) =>
              store.edit((deck) => setDate(deck, { none: undefined, today: null, day: localDay() }[next]))
            }
          />
        </Stack>
        {typeof date === 'string' && (
          <DatePicker
            label={'День на\u00a0слайдах'}
            value={date}
            onChange={(day) => {
              if (day !== null) store.edit((deck) => setDate(deck, day), 'date');
            }}
          />
        )}
      </Stack>
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
