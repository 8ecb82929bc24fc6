import { Text, TextArea } from '#ui/index.ts';
import { DECK_LIMITS } from '../../model/deck.ts';
import { setNotes } from '../../model/edit.ts';
import { useCurrentSlide } from '../store/deck-store.ts';
import { useOpenEditor } from '../store/EditorContext.ts';

/** What the speaker says; the audience never sees it. */
export function NotesPanel() {
  const { store, canEdit } = useOpenEditor().session;
  const slide = useCurrentSlide(store);
  if (!slide) return <Text tone="muted">У&nbsp;слайда новой версии заметки не&nbsp;показываются.</Text>;
  return (
    <TextArea
      label="Заметки"
      description="Видны докладчику, но\u00a0не\u00a0зрителям"
      rows={12}
      isGrowing
      hasCounter
      isReadOnly={!canEdit}
      maxLength={DECK_LIMITS.notes}
      value={slide.notes}
      onChange={(notes) => store.edit((deck) => setNotes(deck, slide.id, notes), `${slide.id}:notes`)}
    />
  );
}
