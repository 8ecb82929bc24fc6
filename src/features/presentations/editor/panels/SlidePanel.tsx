import { Button, NativeSelect, Stack, Switch, Text } from '#ui/index.ts';
import { setLayout, setPictureRight } from '../../model/edit.ts';
import { LAYOUT_LIST, LAYOUTS } from '../../model/layouts.ts';
import { ObjectPanel } from '../objects/ObjectPanel.tsx';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { duplicateSelected, removeSelected, toggleSkipped } from '../store/commands.ts';
import { useCurrentSlide, useEditor } from '../store/deck-store.ts';
import { ConvertText } from './ConvertText.tsx';
import { ItemIcons } from './ItemIcons.tsx';
import { OtherLayouts } from './OtherLayouts.tsx';
import { label } from './Panel.css.ts';
import { RewriteText } from './RewriteText.tsx';

const layouts = LAYOUT_LIST.map((id) => ({ id, label: LAYOUTS[id].name }));

/** The layout of the slide and whether the show passes over it. */
export function SlidePanel() {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const slide = useCurrentSlide(store);
  const hasGrid = useEditor(store, (state) => state.hasGrid);
  if (!slide)
    return <Text tone="muted">Этот слайд создан в&nbsp;новой версии. Он&nbsp;сохранится без изменений.</Text>;
  if (!canEdit) return <Text tone="muted">Вид: {LAYOUTS[slide.layout].name}</Text>;
  return (
    <Stack>
      <ObjectPanel slide={slide} />
      <ConvertText />
      <Stack gap={1}>
        <span aria-hidden="true" className={label}>
          Вид слайда
        </span>
        <NativeSelect
          label="Вид слайда"
          options={layouts}
          value={slide.layout}
          onChange={(layout) => store.edit((deck) => setLayout(deck, slide.id, layout))}
        />
      </Stack>
      <OtherLayouts />
      <RewriteText key={slide.id} slide={slide} />
      <ItemIcons slide={slide} />
      {slide.layout === 'pictureText' && (
        <Switch
          isSelected={slide.isPictureRight}
          onChange={(isRight) => store.edit((deck) => setPictureRight(deck, slide.id, isRight))}
        >
          Картинка справа
        </Switch>
      )}
      <Switch isSelected={hasGrid} onChange={(isShown) => store.set({ hasGrid: isShown })}>
        Сетка
      </Switch>
      <Switch isSelected={slide.isSkipped} onChange={() => toggleSkipped(store)}>
        Пропустить при показе
      </Switch>
      <Stack gap={2}>
        <Button size="sm" onPress={() => duplicateSelected(store)}>
          Дублировать слайд
        </Button>
        <Button size="sm" onPress={() => removeSelected(store)}>
          Удалить слайд
        </Button>
      </Stack>
    </Stack>
  );
}
