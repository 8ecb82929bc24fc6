import { useNavigate } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Copy, EllipsisVertical, PencilLine } from 'lucide-react';
import type { LabTemplateCard } from '#api/generated/model/labTemplateCard.ts';
import { IconButton, Menu, MenuItem } from '#ui/index.ts';
import type { useTemplateChanges } from './useTemplateChanges.ts';

interface TemplateActionsProps {
  template: LabTemplateCard;
  /** Id of the element with its name. */
  nameId: string;
  changes: ReturnType<typeof useTemplateChanges>;
  /** Called before the card goes. */
  onLeaving: () => void;
}

/** The menu «Действия» of a template: what the right allows (lab.md §2). Who may run one reads its text and may copy it. */
export function TemplateActions({ template, nameId, changes, onLeaving }: TemplateActionsProps) {
  const { uuid, right, hidden } = template;
  const navigate = useNavigate();
  const isOwn = right === 'owner';
  const edit = (search: { id: string } | { from: string }): void =>
    void navigate({ to: '/lab/template-create-edit', search });
  return (
    <Menu
      trigger={
        <IconButton size="sm" label="Действия" icon={<EllipsisVertical />} aria-describedby={nameId} />
      }
    >
      {right !== 'use' && (
        <MenuItem icon={<PencilLine />} onAction={() => edit({ id: uuid })}>
          Изменить
        </MenuItem>
      )}
      <MenuItem icon={<Copy />} onAction={() => edit({ from: uuid })}>
        Дублировать
      </MenuItem>
      {isOwn && !hidden && (
        <MenuItem
          icon={<Archive />}
          onAction={() => {
            onLeaving();
            void changes.archive(template);
          }}
        >
          В&nbsp;архив
        </MenuItem>
      )}
      {isOwn && hidden && (
        <MenuItem
          icon={<ArchiveRestore />}
          onAction={() => {
            onLeaving();
            changes.restore(template);
          }}
        >
          Вернуть
        </MenuItem>
      )}
    </Menu>
  );
}
