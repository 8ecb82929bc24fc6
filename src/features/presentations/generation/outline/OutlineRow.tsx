import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { GridListItem } from 'react-aria-components/GridList';
import { Icon, IconButton, Menu, MenuItem, NativeSelect, Text, toast } from '#ui/index.ts';
import { DECK_LIMITS, type Layout, type OutlineItem } from '../../model/deck.ts';
import { LAYOUTS } from '../../model/layouts.ts';
import { pointsOf } from '../model/outline.ts';
import * as css from './outline.css.ts';

interface OutlineRowProps {
  item: OutlineItem;
  /** Place in the plan, from 1, and the number of places. */
  place: number;
  count: number;
  onChange: (values: Partial<OutlineItem>) => void;
  /** Moves it by one place. */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

// `LAYOUTS` has exactly these keys.
const layouts = (Object.keys(LAYOUTS) as Layout[]).map((id) => ({ id, label: LAYOUTS[id].name }));

/** Told when the theses are cut. */
const cut = {
  tone: 'warning',
  title: 'Тезисы не\u00a0поместились',
  text: `Не\u00a0больше ${DECK_LIMITS.points} строк, в\u00a0каждой до\u00a0${DECK_LIMITS.point} знаков: лишнее не\u00a0вошло.`,
} as const;

/** An item of the plan: its title, its theses and the kind of its slide. */
export function OutlineRow({ item, place, count, onChange, onMove, onRemove }: OutlineRowProps) {
  const id = useId();
  const isBlank = item.title.trim() === '';
  return (
    <GridListItem id={item.id} textValue={`${place}. ${item.title}`} className={css.item} data-item={item.id}>
      <span className={css.mark}>
        <Button slot="drag" className={css.handle}>
          <Icon size="sm">
            <GripVertical />
          </Icon>
        </Button>
        {place}
      </span>
      <div className={css.fields}>
        <textarea
          aria-label="Заголовок"
          aria-invalid={isBlank}
          aria-describedby={isBlank ? `${id}-error` : undefined}
          placeholder="Заголовок"
          rows={1}
          className={css.title}
          maxLength={DECK_LIMITS.title}
          value={item.title}
          onKeyDown={(event) => {
            // A title is one line, which is shown on several where it is long.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          }}
          onChange={({ target }) => onChange({ title: target.value.replaceAll(/[\r\n]+/g, ' ') })}
        />
        <NativeSelect
          label="Вид слайда"
          options={layouts}
          value={item.layout}
          onChange={(layout) => onChange({ layout })}
        />
        {isBlank && (
          <div id={`${id}-error`} className={css.wide}>
            <Text size="sm" tone="negative">
              Введите заголовок
            </Text>
          </div>
        )}
        <textarea
          aria-label="Тезисы"
          placeholder="Тезисы, каждый с&nbsp;новой строки"
          rows={2}
          className={`${css.points} ${css.wide}`}
          value={item.points.join('\n')}
          onChange={({ target: { value } }) => {
            const points = pointsOf(value);
            if (points.join('\n') !== value) toast.show(cut);
            onChange({ points });
          }}
        />
        {item.source !== null && item.source !== '' && (
          <div className={css.wide}>
            <Text size="sm" tone="muted">
              Источник: {item.source}
            </Text>
          </div>
        )}
      </div>
      <Menu trigger={<IconButton size="sm" label="Действия" icon={<Ellipsis />} />}>
        <MenuItem icon={<ArrowUp />} isDisabled={place === 1} onAction={() => onMove(-1)}>
          Выше
        </MenuItem>
        <MenuItem icon={<ArrowDown />} isDisabled={place === count} onAction={() => onMove(1)}>
          Ниже
        </MenuItem>
        <MenuItem icon={<Trash2 />} isDanger onAction={onRemove}>
          Удалить
        </MenuItem>
      </Menu>
    </GridListItem>
  );
}
