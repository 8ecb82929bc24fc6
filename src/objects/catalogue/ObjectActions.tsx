import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  EllipsisVertical,
  PencilLine,
  Share2,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LabRight } from '#api/generated/model/labRight.ts';
import { ActionDialog, IconButton, Menu, MenuItem, Text } from '#ui/index.ts';

interface ObjectActionsProps {
  /** Id of the element with the name of the card. */
  nameId: string;
  card: { right: LabRight; hidden: boolean };
  /** Whether people with the right `use` may copy the object: they see what it consists of. */
  isOpen: boolean;
  /** Absent where nothing can be changed. */
  onEdit?: (() => void) | undefined;
  onCopy: () => void;
  onShare: () => void;
  /** Absent for a kind of object that is not exported. */
  onExport?: () => void;
  onArchive: () => void;
  onRestore: () => void;
  /** Items of this kind of object only, for those who may change it, unless it is archived. */
  more?: ReactNode;
  /** Absent for a kind of object that stays in the archive. */
  removal?: { question: string; text: string; onRemove: () => void };
  /** Names of the items that are called otherwise for this kind of object. */
  names?: { edit: string; export: string; remove: string };
  /** Called before the card leaves the list. */
  onLeaving: () => void;
}

const usualNames = { edit: 'Изменить', export: 'Экспортировать', remove: 'Удалить' };

/** The menu «Действия» of a card: what the right allows (lab.md §2). */
export function ObjectActions({
  nameId,
  card,
  isOpen,
  more,
  removal,
  names = usualNames,
  onLeaving,
  ...does
}: ObjectActionsProps) {
  const { right, hidden } = card;
  const [isRemoving, setRemoving] = useState(false);
  const isOwn = right === 'owner';
  const mayEdit = right !== 'use';
  if (!mayEdit && !isOpen) return null;
  const leaving = (action: () => void) => () => {
    onLeaving();
    action();
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton size="sm" label="Действия" icon={<EllipsisVertical />} aria-describedby={nameId} />
        }
      >
        {mayEdit && does.onEdit && (
          <MenuItem icon={<PencilLine />} onAction={does.onEdit}>
            {names.edit}
          </MenuItem>
        )}
        <MenuItem icon={<Copy />} onAction={does.onCopy}>
          Дублировать
        </MenuItem>
        {isOwn && !hidden && (
          <MenuItem icon={<Share2 />} onAction={does.onShare}>
            Поделиться
          </MenuItem>
        )}
        {does.onExport && (
          <MenuItem icon={<Download />} onAction={does.onExport}>
            {names.export}
          </MenuItem>
        )}
        {mayEdit && !hidden && more}
        {isOwn && !hidden && (
          <MenuItem icon={<Archive />} onAction={leaving(does.onArchive)}>
            В&nbsp;архив
          </MenuItem>
        )}
        {isOwn && hidden && (
          <MenuItem icon={<ArchiveRestore />} onAction={leaving(does.onRestore)}>
            Вернуть
          </MenuItem>
        )}
        {isOwn && hidden && removal && (
          <MenuItem isDanger icon={<Trash2 />} onAction={() => setRemoving(true)}>
            {names.remove}
          </MenuItem>
        )}
      </Menu>
      {isRemoving && removal && (
        <ActionDialog
          isOpen
          size="sm"
          role="alertdialog"
          title={removal.question}
          primaryLabel="Удалить"
          isDanger
          onPrimary={leaving(() => {
            setRemoving(false);
            removal.onRemove();
          })}
          onClose={() => setRemoving(false)}
        >
          <Text>{removal.text}</Text>
        </ActionDialog>
      )}
    </>
  );
}
