import { ChevronsDownUp, ChevronsUpDown, FolderPlus, FolderTree } from 'lucide-react';
import { Button, IconButton, Menu, MenuItem, MenuSeparator } from '#ui/index.ts';
import { canBegin } from '../../model/sections.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { beginAt, collapseAll, currentSection } from '../store/section-commands.ts';
import { SectionItems } from './SectionItems.tsx';

/** The menu «Разделы» beside a list of slides: for the current slide and its section, or the heading with the focus. */
export function SectionMenu({ isIcon = false }: { isIcon?: boolean }) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const current = useEditor(store, (state) => state.current);
  const hasSections = useEditor(store, ({ history }) => (history.present.sections ?? []).length > 0);
  const mayBegin = useEditor(store, ({ history }) => canEdit && canBegin(history.present, current));
  const section = useEditor(store, () => currentSection(store));
  if (!hasSections && !mayBegin) return null;
  return (
    <Menu
      placement="bottom start"
      trigger={
        isIcon ? (
          <IconButton variant="secondary" size="sm" label="Разделы" icon={<FolderTree />} />
        ) : (
          <Button size="sm" icon={<FolderTree />} isCompact>
            Разделы
          </Button>
        )
      }
    >
      {mayBegin && current !== null && (
        <MenuItem id="begin" icon={<FolderPlus />} onAction={() => void beginAt(store, current)}>
          Начать раздел с&nbsp;текущего слайда
        </MenuItem>
      )}
      {canEdit && section && <SectionItems section={section} />}
      {canEdit && hasSections && <MenuSeparator />}
      {hasSections && (
        <MenuItem id="collapse" icon={<ChevronsDownUp />} onAction={() => collapseAll(store, true)}>
          Свернуть все
        </MenuItem>
      )}
      {hasSections && (
        <MenuItem id="expand" icon={<ChevronsUpDown />} onAction={() => collapseAll(store, false)}>
          Развернуть все
        </MenuItem>
      )}
    </Menu>
  );
}
