import { Grid, Heading, Stack } from '#ui/index.ts';
import { type Block, blockIn, paragraphText, type Slide, type SlideObject } from '../../model/deck.ts';
import { setSlot } from '../../model/edit.ts';
import { type Place, SLOT_NAMES } from '../../model/layouts.ts';
import { OBJECT_NAMES } from '../../model/object-looks.ts';
import { BlockEditor } from '../blocks/BlockEditor.tsx';
import { endWriting } from '../objects/object-commands.ts';
import { hasText } from '../objects/object-keys.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { whenLeft } from '../slide/EditedFrame.tsx';
import { useEditor } from '../store/deck-store.ts';
import { TextEditor } from '../text/text-engine.ts';
import { fieldLabel, textField } from './PhoneEditor.css.ts';

/** A place of the slide as a field; text has the same editor as on the slide. */
export function PhoneField({ slide, place: { name, kind } }: { slide: Slide; place: Place }) {
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
          name={name}
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
  const leave = (): void => store.set({ editing: null });
  const closed = (
    <ClosedText
      place={name}
      label={SLOT_NAMES[name]}
      block={block}
      onEdit={() => store.set({ editing: name })}
    />
  );
  return (
    <Grid gap={1}>
      <span aria-hidden="true" className={fieldLabel}>
        {SLOT_NAMES[name]}
      </span>
      <div className={textField}>
        {editing === name ? (
          <TextEditor slide={slide} name={name} onLeave={leave} onMissing={leave} instead={closed} />
        ) : (
          closed
        )}
      </div>
    </Grid>
  );
}

/** A field for the text of an object. Nothing is shown while the object has no text and is not being edited. */
export function PhoneObject({ slide, object }: { slide: Slide; object: SlideObject }) {
  const { store } = useOpenEditor().session;
  const isWriting = useEditor(store, ({ writing }) => writing === object.id);
  const { id, kind, block } = object;
  if (!hasText(object) || (!isWriting && !block)) return null;
  const leave = (): void => endWriting(store, id);
  const closed = (
    <ClosedText
      label={OBJECT_NAMES[kind]}
      block={block}
      onEdit={() => store.set({ editing: null, objects: new Set([id]), writing: id })}
    />
  );
  return (
    <Grid gap={1}>
      <span aria-hidden="true" className={fieldLabel}>
        {OBJECT_NAMES[kind]}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it notices that the focus leaves the text */}
      <div className={textField} onBlur={whenLeft(leave)}>
        {isWriting ? (
          <TextEditor
            slide={slide}
            name="body"
            object={object}
            onLeave={leave}
            onMissing={leave}
            instead={closed}
          />
        ) : (
          closed
        )}
      </div>
    </Grid>
  );
}

interface ClosedTextProps {
  /** Absent for the text of an object. */
  place?: Place['name'];
  label: string;
  block: Block | undefined;
  onEdit: () => void;
}

/** The text of a field that is not being edited. */
function ClosedText({ place, label, block, onEdit }: ClosedTextProps) {
  const lines = block?.kind === 'text' ? block.paragraphs.map(paragraphText) : [];
  return (
    <button
      type="button"
      data-place={place}
      aria-label={`${label}: ${lines.join(' ') || 'пусто'}`}
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
