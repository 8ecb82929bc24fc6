import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { Button, Inline, Text } from '#ui/index.ts';
import { slidesText } from '../../model/deck.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { SectionMenu } from '../sections/SectionMenu.tsx';
import { duplicateSelected, removeSelected, toggleSkipped } from '../store/commands.ts';
import { useCurrentSlide, useEditor } from '../store/deck-store.ts';
import { AddSlide } from './AddSlide.tsx';
import { all, allTools } from './SlideList.css.ts';
import { SlideList } from './SlideList.tsx';

/** All slides as a grid, where several are moved, copied, hidden and removed together (PRES-64). */
export function AllSlides({ onEnter }: { onEnter: () => void }) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const count = useEditor(store, ({ selected }) => selected.size);
  const isSkipped = useCurrentSlide(store)?.isSkipped ?? false;
  return (
    <section aria-label="Все слайды" className={all}>
      {canEdit && (
        <div className={allTools}>
          <Inline wrap>
            <AddSlide />
            <SectionMenu />
            <Button size="sm" icon={<Copy />} isCompact onPress={() => duplicateSelected(store)}>
              Дублировать
            </Button>
            <Button
              size="sm"
              icon={isSkipped ? <Eye /> : <EyeOff />}
              isCompact
              onPress={() => toggleSkipped(store)}
            >
              {isSkipped ? 'Показывать' : 'Пропускать при показе'}
            </Button>
            <Button size="sm" icon={<Trash2 />} isCompact onPress={() => removeSelected(store)}>
              Удалить
            </Button>
            <Text size="sm" tone="muted">
              Выбрано: {slidesText(count)}
            </Text>
          </Inline>
        </div>
      )}
      <SlideList look="grid" onEnter={onEnter} />
    </section>
  );
}
