import { ArrowLeft, MoreVertical } from 'lucide-react';
import { flushSync } from 'react-dom';
import {
  Button,
  Heading,
  IconButton,
  lazyPart,
  Menu,
  MenuItem,
  NativeSelect,
  Stack,
  Text,
  TextArea,
} from '#ui/index.ts';
import { type AnySlide, blockIn, DECK_LIMITS, isLater, type Slide, slideTitle } from '../../model/deck.ts';
import { setLayout, setNotes, setSlot } from '../../model/edit.ts';
import { LAYOUT_LIST, LAYOUTS, type Place, placesOf, SLOT_NAMES } from '../../model/layouts.ts';
import { SlideView } from '../../slide/SlideView.tsx';
import { BlockEditor } from '../blocks/BlockEditor.tsx';
import { AddSlide } from '../list/AddSlide.tsx';
import { FitNotice } from '../slide/FitNotice.tsx';
import { preview } from '../slide/Stage.css.ts';
import { useTokens } from '../slide/useTokens.ts';
import { duplicateSelected, removeSelected, shiftSelected, toggleSkipped } from '../store/commands.ts';
import { useEditor, useOrder, useSlide } from '../store/deck-store.ts';
import { useOpenEditor } from '../store/EditorContext.ts';
import { TextToolbar } from '../text/TextToolbar.tsx';
import { bottomTools } from './Editor.css.ts';
import { card, cardHead, cards, field, fieldLabel, fields, slideHead, textField } from './PhoneEditor.css.ts';

const TextEditor = lazyPart(async () => ({ default: (await import('../text/TextEditor.tsx')).TextEditor }));
const layouts = LAYOUT_LIST.map((id) => ({ id, label: LAYOUTS[id].name }));

/** The editor on a phone: cards of the slides, then one slide as a preview and fields. */
export function PhoneEditor() {
  const { store } = useOpenEditor().session;
  const isOpen = useEditor(store, (state) => state.isEntered);
  const setOpen = (isEntered: boolean): void => store.set({ isEntered });
  const current = useEditor(store, (state) => state.current);
  const slide = useSlide(store, current);
  if (isOpen && slide)
    return (
      <PhoneSlide
        slide={slide}
        onBack={() => {
          flushSync(() => setOpen(false));
          document.querySelector<HTMLElement>(`[data-slide="${current}"]`)?.focus();
        }}
      />
    );
  return (
    <PhoneList
      onOpen={(id) => {
        flushSync(() => {
          store.select(id);
          setOpen(true);
        });
        document.querySelector<HTMLElement>('[data-phone-slide]')?.focus();
      }}
    />
  );
}

/** The slides as cards with their menus. */
function PhoneList({ onOpen }: { onOpen: (id: string) => void }) {
  const { store, canEdit } = useOpenEditor().session;
  const order = useOrder(store);
  return (
    <div className={cards}>
      {canEdit && <AddSlide />}
      {/* biome-ignore lint/a11y/useSemanticElements: the list keeps its name on every width */}
      <div role="list" aria-label="Слайды" className={cards}>
        {order.map((id, index) => (
          <PhoneCard key={id} id={id} index={index} count={order.length} onOpen={() => onOpen(id)} />
        ))}
      </div>
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
  const { store, canEdit } = useOpenEditor().session;
  const slide = useSlide(store, id);
  const theme = useEditor(store, ({ history }) => history.present.theme);
  if (!slide) return null;
  const act = (action: () => void) => () => {
    store.select(id);
    action();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: its list is one by its role
    <div role="listitem" className={card}>
      <button type="button" data-slide={id} className={cardHead} onClick={onOpen}>
        <span className={preview} aria-hidden="true">
          <SlideView slide={slide} theme={theme} number={index + 1} />
        </span>
        <span>
          {index + 1}. {titleOf(slide)}
          {!isLater(slide) && slide.isSkipped && ' · пропускается'}
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
    </div>
  );
}

/** One slide: its picture, and a field for each place. */
function PhoneSlide({ slide, onBack }: { slide: AnySlide; onBack: () => void }) {
  const { store, canEdit } = useOpenEditor().session;
  const order = useOrder(store);
  const theme = useEditor(store, ({ history }) => history.present.theme);
  const tokens = useTokens(store);
  const number = order.indexOf(slide.id) + 1;
  return (
    <section
      aria-label={`Слайд ${number} из\u00a0${order.length}`}
      className={fields}
      tabIndex={-1}
      data-phone-slide
    >
      <div className={slideHead}>
        <Button size="sm" icon={<ArrowLeft />} onPress={onBack}>
          Слайды
        </Button>
        <Text size="sm" tone="muted">
          {number} из&nbsp;{order.length}
        </Text>
      </div>
      <div className={preview}>
        <SlideView slide={slide} theme={theme} number={number} headingLevel={2} />
      </div>
      {!isLater(slide) && <FitNotice slide={slide} tokens={tokens} />}
      {canEdit && !isLater(slide) && (
        <>
          <NativeSelect
            label="Вид слайда"
            options={layouts}
            value={slide.layout}
            onChange={(layout) => store.edit((deck) => setLayout(deck, slide.id, layout))}
          />
          {placesOf(slide).map((place) => (
            <PhoneField key={`${slide.id} ${place.name}`} slide={slide} place={place} />
          ))}
          <TextArea
            label="Заметки"
            rows={4}
            isGrowing
            maxLength={DECK_LIMITS.notes}
            value={slide.notes}
            onChange={(notes) => store.edit((deck) => setNotes(deck, slide.id, notes), `${slide.id}:notes`)}
          />
          <div className={bottomTools}>
            <TextToolbar />
          </div>
        </>
      )}
    </section>
  );
}

/** A place of the slide as a field; text has the same editor as on the slide. */
function PhoneField({ slide, place: { name, kind } }: { slide: Slide; place: Place }) {
  const { store } = useOpenEditor().session;
  const editing = useEditor(store, (state) => state.editing);
  const block = blockIn(slide, name);
  if (kind !== 'text')
    return (
      <Stack gap={2}>
        <Heading level={2} size="lg">
          {SLOT_NAMES[name]}
        </Heading>
        <BlockEditor
          kind={kind}
          block={block}
          onChange={(next, key) =>
            store.edit(
              (deck) => setSlot(deck, slide.id, name, next),
              key === undefined ? undefined : `${slide.id}:${name}:${key}`,
            )
          }
        />
      </Stack>
    );
  const text = block?.kind === 'text' ? block : undefined;
  return (
    <div className={field}>
      <span aria-hidden="true" className={fieldLabel}>
        {SLOT_NAMES[name]}
      </span>
      <div className={textField}>
        {editing === name ? (
          <TextEditor
            name={name}
            label={SLOT_NAMES[name]}
            block={text}
            onChange={(next) =>
              store.edit((deck) => setSlot(deck, slide.id, name, next), `${slide.id}:${name}`)
            }
            onLeave={() => store.set({ editing: null })}
          />
        ) : (
          <ClosedText
            name={name}
            lines={text?.paragraphs.map(({ runs }) => runs.map((one) => one.text).join('')) ?? []}
            onEdit={() => store.set({ editing: name })}
          />
        )}
      </div>
    </div>
  );
}

interface ClosedTextProps {
  name: Place['name'];
  lines: readonly string[];
  onEdit: () => void;
}

/** The text of a field that is not being edited. */
function ClosedText({ name, lines, onEdit }: ClosedTextProps) {
  return (
    <button
      type="button"
      data-place={name}
      aria-label={`${SLOT_NAMES[name]}: ${lines.join(' ') || 'пусто'}`}
      onClick={onEdit}
    >
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no names
        <span key={at}>{line || '\u00a0'}</span>
      ))}
      {lines.length === 0 && 'Нажмите, чтобы написать'}
    </button>
  );
}
