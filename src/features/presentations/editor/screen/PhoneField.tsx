import { Grid, Heading, Stack } from '#ui/index.ts';
import { blockIn, paragraphText, type Slide } from '../../model/deck.ts';
import { setSlot } from '../../model/edit.ts';
import { type Place, SLOT_NAMES } from '../../model/layouts.ts';
import { BlockEditor } from '../blocks/BlockEditor.tsx';
import { useOpenEditor } from '../saving/EditorContext.ts';
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
  const text = block?.kind === 'text' ? block : undefined;
  const leave = (): void => store.set({ editing: null });
  const closed = (
    <ClosedText
      name={name}
      lines={text?.paragraphs.map(paragraphText) ?? []}
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
