import { Printer } from 'lucide-react';
import { useStore } from '#lib/store.ts';
import { Button, Stack, Switch, Text, TextArea } from '#ui/index.ts';
import { DECK_LIMITS } from '../../model/deck.ts';
import { setNotes } from '../../model/edit.ts';
import { printsNotes } from '../../show/PrintSlides.tsx';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { useCurrentSlide } from '../store/deck-store.ts';

/** What the speaker says; the audience never sees it. */
export function NotesPanel() {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const slide = useCurrentSlide(store);
  const isPrinted = useStore(printsNotes);
  if (!slide) return <Text tone="muted">У&nbsp;слайда новой версии заметки не&nbsp;показываются.</Text>;
  return (
    <Stack>
      <TextArea
        label="Заметки"
        description={'Видны докладчику, но\u00a0не\u00a0зрителям'}
        rows={12}
        isGrowing
        hasCounter
        isReadOnly={!canEdit}
        maxLength={DECK_LIMITS.notes}
        value={slide.notes}
        onChange={(notes) => store.edit((deck) => setNotes(deck, slide.id, notes), `${slide.id}:notes`)}
      />
      <Switch isSelected={isPrinted} onChange={(next) => printsNotes.set(next)}>
        Печатать с&nbsp;заметками
      </Switch>
      <div>
        <Button size="sm" icon={<Printer />} onPress={() => print()}>
          Печать
        </Button>
      </div>
    </Stack>
  );
}
