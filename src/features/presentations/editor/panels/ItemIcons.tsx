import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { plural } from '#lib/text.ts';
import { announce } from '#platform/announcer.ts';
import { Button, Icon, Inline, PopoverPanel, SearchField, Stack, Text } from '#ui/index.ts';
import type { Slide, SlotName, TextBlock } from '../../model/deck.ts';
import { setSlot } from '../../model/edit.ts';
import { findIcons, iconOf } from '../../model/icons.ts';
import { type IconItem, iconLists, withFittingIcons, withIcon } from '../../model/item-icons.ts';
import { IconStrokes } from '../../slide/IconStrokes.tsx';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { choice, choiceInput, choices, item, itemName, picker } from './ItemIcons.css.ts';
import { label } from './Panel.css.ts';
import { usePanelPart } from './usePanelPart.ts';

/** The icons of a slide's items and lists: one of each by hand, or all by their words (PRES-34, PRES-86). Nothing where a layout has none. */
export function ItemIcons({ slide }: { slide: Slide }) {
  const { store } = useOpenEditor().session;
  const part = usePanelPart(store, 'icons');
  const lists = iconLists(slide);
  if (lists.length === 0) return null;
  const change = (slot: SlotName, next: TextBlock): void =>
    store.edit((deck) => setSlot(deck, slide.id, slot, next));
  const suggest = (): void => {
    const suggested = lists.map((list) => ({ ...list, next: withFittingIcons(list) }));
    const count = suggested.reduce(
      (sum, { block, next }) =>
        sum + next.paragraphs.filter((one, at) => one !== block.paragraphs[at]).length,
      0,
    );
    if (count > 0)
      store.edit((deck) =>
        suggested.reduce((changed, { slot, next }) => setSlot(changed, slide.id, slot, next), deck),
      );
    announce(
      count > 0 ? `Подобрано: ${plural(count, 'значок', 'значка', 'значков')}` : 'Подходящих значков нет',
    );
  };
  return (
    <Stack gap={1}>
      <Inline justify="between">
        <span aria-hidden="true" className={label}>
          Значки
        </span>
        {lists.some(({ items }) => items.some(({ icon }) => icon === undefined)) && (
          <Button size="sm" variant="quiet" aria-label="Подобрать значки" onPress={suggest}>
            Подобрать
          </Button>
        )}
      </Inline>
      <Stack ref={part} role="group" aria-label="Значки" gap={1}>
        {lists.flatMap(({ slot, block, items }) =>
          items.map((one) => (
            <ItemIcon
              key={`${slot} ${one.paragraph}`}
              item={one}
              onChoose={(icon) => change(slot, withIcon(block, one.paragraph, icon))}
            />
          )),
        )}
      </Stack>
    </Stack>
  );
}

interface ItemIconProps {
  item: IconItem;
  onChoose: (icon: string | undefined) => void;
}

function ItemIcon({ item: { name, icon }, onChoose }: ItemIconProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const known = icon === undefined ? undefined : iconOf(icon);
  return (
    <>
      <button
        type="button"
        ref={trigger}
        className={item}
        aria-label={`${name}: ${known?.label ?? 'без\u00a0значка'}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon>{known ? <IconStrokes paths={known.paths} /> : <Plus />}</Icon>
        <span className={itemName}>{name}</span>
      </button>
      {isOpen && (
        <PopoverPanel
          triggerRef={trigger}
          label={`Значок: ${name}`}
          placement="bottom start"
          onClose={() => setOpen(false)}
        >
          <IconPicker
            chosen={icon}
            onChoose={onChoose}
            onNone={() => {
              onChoose(undefined);
              setOpen(false);
            }}
          />
        </PopoverPanel>
      )}
    </>
  );
}

interface IconPickerProps {
  chosen: string | undefined;
  onChoose: (icon: string) => void;
  onNone: () => void;
}

/** A search by Russian words over the icons; the arrow keys go through them, each is seen on the slide at once. */
function IconPicker({ chosen, onChoose, onNone }: IconPickerProps) {
  const group = useId();
  const [query, setQuery] = useState('');
  const found = findIcons(query);
  return (
    <div className={picker}>
      <SearchField
        label="Найти значок"
        placeholder="Доставка, рост, риск…"
        value={query}
        onChange={setQuery}
        autoFocus
      />
      {found.length === 0 ? (
        <Text tone="muted">Такого значка нет. Попробуйте другое слово.</Text>
      ) : (
        <div role="radiogroup" aria-label="Значок" className={choices}>
          {found.map(({ name, label: title, paths }) => (
            <label key={name} className={choice} title={title}>
              <input
                type="radio"
                name={group}
                aria-label={title}
                className={choiceInput}
                checked={chosen === name}
                onChange={() => onChoose(name)}
              />
              <Icon>
                <IconStrokes paths={paths} />
              </Icon>
            </label>
          ))}
        </div>
      )}
      {chosen !== undefined && (
        <Button size="sm" variant="quiet" onPress={onNone}>
          Без&nbsp;значка
        </Button>
      )}
    </div>
  );
}
