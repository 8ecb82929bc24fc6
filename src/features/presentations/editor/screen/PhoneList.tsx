import { MoreVertical } from 'lucide-react';
import { IconButton, Menu, MenuItem } from '#ui/index.ts';
import { type AnySlide, isLater, slideTitle } from '../../model/deck.ts';
import { canBegin } from '../../model/sections.ts';
import { SlideView } from '../../slide/SlideView.tsx';
import { commentsText, useOpenCount } from '../comments/threads.ts';
import { AddSlide } from '../list/AddSlide.tsx';
import { hereText, useNamesAt } from '../presence/presence.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { SectionHead } from '../sections/SectionHead.tsx';
import { preview } from '../slide/Stage.css.ts';
import { duplicateSelected, removeSelected, shiftSelected, toggleSkipped } from '../store/commands.ts';
import { useEditor, useFoot, useOrder, useSlide } from '../store/deck-store.ts';
import { beginAt } from '../store/section-commands.ts';
import { useSections } from '../store/use-sections.ts';
import { card, cardHead, cards } from './PhoneEditor.css.ts';

/** The slides as cards with their menus. */
export function PhoneList({ onOpen }: { onOpen: (id: string) => void }) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const order = useOrder(store);
  const groups = useSections(store);
  const collapsed = useEditor(store, (state) => state.collapsed);
  return (
    <div className={cards}>
      {canEdit && <AddSlide />}
      {groups.map(({ section, ids }) => (
        <div key={section?.id ?? ''} className={cards}>
          {section && <SectionHead section={section} count={ids.length} />}
          {!(section && collapsed.has(section.id)) && (
            <ul aria-label={section ? `Слайды, раздел «${section.title}»` : 'Слайды'} className={cards}>
              {ids.map((id) => (
                <PhoneCard
                  key={id}
                  id={id}
                  index={order.indexOf(id)}
                  count={order.length}
                  onOpen={() => onOpen(id)}
                />
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  );
}

const titleOf = (slide: AnySlide): string =>
  isLater(slide) ? 'Слайд создан в\u00a0новой версии' : slideTitle(slide) || 'Слайд без заголовка';

interface PhoneCardProps {
  id: string;
  index: number;
  count: number;
  onOpen: () => void;
}

function PhoneCard({ id, index, count, onOpen }: PhoneCardProps) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const slide = useSlide(store, id);
  const theme = useEditor(store, ({ history }) => history.present.theme);
  const brand = useEditor(store, ({ history }) => history.present.brand);
  const foot = useFoot(store, index + 1);
  const mayBegin = useEditor(store, ({ history }) => canBegin(history.present, id));
  const comments = useOpenCount(id);
  const people = useNamesAt(id);
  if (!slide) return null;
  const act = (action: () => void) => () => {
    store.select(id);
    action();
  };
  return (
    <li className={card}>
      <button type="button" data-slide={id} className={cardHead} onClick={onOpen}>
        <span className={preview} aria-hidden="true">
          <SlideView slide={slide} theme={theme} brand={brand} {...foot} />
        </span>
        <span>
          {index + 1}. {titleOf(slide)}
          {!isLater(slide) && slide.isSkipped && ' · пропускается'}
          {comments > 0 && ` · ${commentsText(comments)}`}
          {hereText(people)}
        </span>
      </button>
      {canEdit && (
        <Menu trigger={<IconButton label={`Действия: слайд ${index + 1}`} icon={<MoreVertical />} />}>
          <MenuItem id="up" isDisabled={index === 0} onAction={act(() => shiftSelected(store, -1))}>
            Выше
          </MenuItem>
          <MenuItem id="down" isDisabled={index === count - 1} onAction={act(() => shiftSelected(store, 1))}>
            Ниже
          </MenuItem>
          {mayBegin && (
            <MenuItem id="begin" onAction={act(() => void beginAt(store, id))}>
              Начать раздел
            </MenuItem>
          )}
          <MenuItem id="copy" onAction={act(() => duplicateSelected(store))}>
            Дублировать
          </MenuItem>
          <MenuItem id="skip" onAction={act(() => toggleSkipped(store))}>
            {!isLater(slide) && slide.isSkipped ? 'Показывать' : 'Пропустить при показе'}
          </MenuItem>
          <MenuItem id="remove" isDanger onAction={act(() => removeSelected(store))}>
            Удалить
          </MenuItem>
        </Menu>
      )}
    </li>
  );
}
