import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { MenuItem } from '#ui/index.ts';
import type { DeckSection } from '../../model/deck.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { deleteSection, renameAsked, shiftSection } from '../store/section-commands.ts';

/** The actions of a section in a menu. */
export function SectionItems({ section }: { section: DeckSection }) {
  const { store } = useOpenEditor().session;
  return (
    <>
      <MenuItem id="rename" icon={<Pencil />} onAction={() => void renameAsked(store, section)}>
        Переименовать раздел
      </MenuItem>
      <MenuItem id="section-up" icon={<ArrowUp />} onAction={() => shiftSection(store, section, -1)}>
        Раздел выше
      </MenuItem>
      <MenuItem id="section-down" icon={<ArrowDown />} onAction={() => shiftSection(store, section, 1)}>
        Раздел ниже
      </MenuItem>
      <MenuItem
        id="section-remove"
        icon={<Trash2 />}
        hint="Слайды останутся"
        onAction={() => deleteSection(store, section)}
      >
        Удалить раздел
      </MenuItem>
    </>
  );
}
