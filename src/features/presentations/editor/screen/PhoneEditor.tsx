import { ArrowLeft } from 'lucide-react';
import { Fragment } from 'react';
import { flushSync } from 'react-dom';
import { Button, Inline, NativeSelect, Text, TextArea } from '#ui/index.ts';
import { type AnySlide, DECK_LIMITS, isLater } from '../../model/deck.ts';
import { setLayout, setNotes } from '../../model/edit.ts';
import { LAYOUT_LIST, LAYOUTS, placesOf } from '../../model/layouts.ts';
import { SlideView } from '../../slide/SlideView.tsx';
import { CommentMarks } from '../comments/CommentMarks.tsx';
import { InsertMenu } from '../objects/InsertMenu.tsx';
import { ObjectPanel } from '../objects/ObjectPanel.tsx';
import { ObjectsLayer } from '../objects/ObjectsLayer.tsx';
import { useShownSlide } from '../objects/shown-slide.ts';
import { Outline } from '../outline/Outline.tsx';
import { ConvertText } from '../panels/ConvertText.tsx';
import { ItemIcons } from '../panels/ItemIcons.tsx';
import { OtherLayouts } from '../panels/OtherLayouts.tsx';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { BrokenPictures } from '../slide/BrokenPictures.tsx';
import { FitNotice } from '../slide/FitNotice.tsx';
import { preview } from '../slide/Stage.css.ts';
import { useTokens } from '../slide/useTokens.ts';
import { useEditor, useFoot, useOrder, useSlide } from '../store/deck-store.ts';
import { TextToolbar } from '../text/TextToolbar.tsx';
import { bottomTools, tools } from './Editor.css.ts';
import type { View } from './editor-search.ts';
import { fields } from './PhoneEditor.css.ts';
import { PhoneField, PhoneObject } from './PhoneField.tsx';
import { PhoneList } from './PhoneList.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const layouts = LAYOUT_LIST.map((id) => ({ id, label: LAYOUTS[id].name }));

interface PhoneEditorProps {
  view: View | undefined;
  onView: (view: View | undefined) => void;
}

/** The editor on a phone: cards of the slides or their texts, then one slide as a preview and fields. */
export function PhoneEditor({ view, onView }: PhoneEditorProps) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
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
    <>
      <div className={tools}>
        <ViewSwitch isPhone view={view} onView={onView} />
      </div>
      {view === 'outline' ? (
        <>
          <Outline />
          {canEdit && (
            <div className={bottomTools}>
              <TextToolbar />
            </div>
          )}
        </>
      ) : (
        <PhoneList
          onOpen={(id) => {
            flushSync(() => {
              store.select(id);
              setOpen(true);
            });
            document.querySelector<HTMLElement>('[data-phone-slide]')?.focus();
          }}
        />
      )}
    </>
  );
}

/** One slide: its picture, and a field for each place. */
function PhoneSlide({ slide, onBack }: { slide: AnySlide; onBack: () => void }) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const selectedPlace = useEditor(store, ({ selectedText }) => selectedText?.name);
  const order = useOrder(store);
  const theme = useEditor(store, ({ history }) => history.present.theme);
  const brand = useEditor(store, ({ history }) => history.present.brand);
  const tokens = useTokens(store);
  const number = order.indexOf(slide.id) + 1;
  const foot = useFoot(store, number);
  const shown = useShownSlide(store, slide) ?? slide;
  return (
    <section
      aria-label={`Слайд ${number} из\u00a0${order.length}`}
      className={fields}
      tabIndex={-1}
      data-phone-slide
    >
      <Inline gap={0} justify="between">
        <Button size="sm" icon={<ArrowLeft />} onPress={onBack}>
          Слайды
        </Button>
        <Text size="sm" tone="muted">
          {number} из&nbsp;{order.length}
        </Text>
      </Inline>
      <div className={preview}>
        <SlideView slide={shown} theme={theme} brand={brand} {...foot} headingLevel={2} />
        {!isLater(shown) && <ObjectsLayer slide={shown} tokens={tokens} hasFields />}
        {!isLater(shown) && <CommentMarks slide={shown} tokens={tokens} />}
        {!isLater(slide) && <BrokenPictures slide={slide} tokens={tokens} />}
      </div>
      {!isLater(slide) && <FitNotice slide={slide} tokens={tokens} />}
      {canEdit && !isLater(slide) && (
        <>
          <Inline>
            <InsertMenu />
          </Inline>
          <ObjectPanel slide={slide} />
          <NativeSelect
            label="Вид слайда"
            options={layouts}
            value={slide.layout}
            onChange={(layout) => store.edit((deck) => setLayout(deck, slide.id, layout))}
          />
          <OtherLayouts isRow />
          <ItemIcons slide={slide} />
          {placesOf(slide).map((place) => (
            <Fragment key={`${slide.id} ${place.name}`}>
              <PhoneField slide={slide} place={place} />
              {selectedPlace === place.name && <ConvertText />}
            </Fragment>
          ))}
          {slide.objects?.map((object) => (
            <PhoneObject key={object.id} slide={slide} object={object} />
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
