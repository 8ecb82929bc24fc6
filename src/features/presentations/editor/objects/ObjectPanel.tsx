import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Copy,
  MessageSquarePlus,
  Trash2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Grid, Heading, IconButton, Inline, NumberField, Stack, Text } from '#ui/index.ts';
import type { Area } from '../../model/area.ts';
import { CANVAS, type Slide, type SlideObject } from '../../model/deck.ts';
import type { Layer } from '../../model/object-edit.ts';
import type { Side } from '../../model/object-geometry.ts';
import { OBJECT_NAMES } from '../../model/object-looks.ts';
import { useShowPanel } from '../panels/useShowPanel.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { ColourFields } from './ColourFields.tsx';
import {
  alignChosen,
  distributeChosen,
  duplicateChosen,
  layerChosen,
  placeChosen,
  removeChosen,
  selectedOf,
} from './object-commands.ts';
import { PictureFields } from './PictureFields.tsx';

const sides: readonly { id: Side; label: string; icon: ReactNode }[] = [
  { id: 'left', label: 'По\u00a0левому краю', icon: <AlignStartVertical /> },
  { id: 'centre', label: 'По\u00a0центру', icon: <AlignCenterVertical /> },
  { id: 'right', label: 'По\u00a0правому краю', icon: <AlignEndVertical /> },
  { id: 'top', label: 'По\u00a0верхнему краю', icon: <AlignStartHorizontal /> },
  { id: 'middle', label: 'Посередине', icon: <AlignCenterHorizontal /> },
  { id: 'bottom', label: 'По\u00a0нижнему краю', icon: <AlignEndHorizontal /> },
];
const layers: readonly { id: Layer; label: string; icon: ReactNode }[] = [
  { id: 'front', label: 'На\u00a0передний план', icon: <ArrowUpToLine /> },
  { id: 'forward', label: 'На\u00a0слой выше', icon: <ArrowUp /> },
  { id: 'backward', label: 'На\u00a0слой ниже', icon: <ArrowDown /> },
  { id: 'back', label: 'На\u00a0задний план', icon: <ArrowDownToLine /> },
];

const fields: readonly { id: keyof Area; label: string; most: number }[] = [
  { id: 'x', label: 'Слева', most: CANVAS.width },
  { id: 'y', label: 'Сверху', most: CANVAS.height },
  { id: 'w', label: 'Ширина', most: CANVAS.width },
  { id: 'h', label: 'Высота', most: CANVAS.height },
];

/** Place, size, colour, alignment and layer of the selected objects; nothing without any. */
export function ObjectPanel({ slide }: { slide: Slide }) {
  const { store } = useOpenEditor().session;
  const showPanel = useShowPanel();
  const objects = selectedOf(
    slide,
    useEditor(store, (state) => state.objects),
  );
  const [first] = objects;
  if (!first) return null;
  const isOne = objects.length === 1;
  return (
    <Stack gap={3}>
      <Inline justify="between">
        <Heading level={2} size="lg">
          {isOne ? OBJECT_NAMES[first.kind] : `Выбрано объектов: ${objects.length}`}
        </Heading>
        <Inline gap={1}>
          {isOne && (
            <IconButton
              size="sm"
              label="Комментарий к объекту"
              icon={<MessageSquarePlus />}
              onPress={() => {
                store.set({ panelPart: 'comment' });
                showPanel('comments');
              }}
            />
          )}
          <IconButton
            size="sm"
            label="Дублировать объект"
            icon={<Copy />}
            aria-keyshortcuts="Control+D"
            onPress={() => duplicateChosen(store)}
          />
          <IconButton
            size="sm"
            label="Удалить объект"
            icon={<Trash2 />}
            aria-keyshortcuts="Delete"
            onPress={() => removeChosen(store)}
          />
        </Inline>
      </Inline>
      {isOne && <PlaceFields object={first} />}
      {isOne && first.kind === 'picture' && <PictureFields slide={slide} object={first} />}
      <ColourFields objects={objects} />
      <Tools
        name={isOne ? 'Выровнять на\u00a0слайде' : 'Выровнять друг по\u00a0другу'}
        tools={sides}
        onPress={(side) => alignChosen(store, side)}
      />
      {objects.length > 2 && (
        <Tools
          name="Распределить поровну"
          tools={[
            { id: 'x', label: 'По\u00a0горизонтали', icon: <AlignHorizontalDistributeCenter /> },
            { id: 'y', label: 'По\u00a0вертикали', icon: <AlignVerticalDistributeCenter /> },
          ]}
          onPress={(axis) => distributeChosen(store, axis)}
        />
      )}
      <Tools name="Слой" tools={layers} onPress={(layer) => layerChosen(store, layer)} />
    </Stack>
  );
}

function PlaceFields({ object }: { object: SlideObject }) {
  const { store } = useOpenEditor().session;
  return (
    <Grid minColumn="8rem" gap={2}>
      {fields.map(({ id, label, most }) => (
        <NumberField
          key={`${object.id} ${id}`}
          label={label}
          minValue={0}
          maxValue={most}
          value={object[id]}
          onChange={(value) => {
            if (value !== null) placeChosen(store, { [id]: value });
          }}
        />
      ))}
    </Grid>
  );
}

interface ToolsProps<Id extends string> {
  name: string;
  tools: readonly { id: Id; label: string; icon: ReactNode }[];
  onPress: (id: Id) => void;
}

function Tools<Id extends string>({ name, tools, onPress }: ToolsProps<Id>) {
  return (
    <Stack gap={1} role="group" aria-label={name}>
      <Text size="sm" tone="muted">
        {name}
      </Text>
      <Inline gap={1} wrap>
        {tools.map(({ id, label, icon }) => (
          <IconButton key={id} size="sm" label={label} icon={icon} onPress={() => onPress(id)} />
        ))}
      </Inline>
    </Stack>
  );
}
