import { useNavigate } from '@tanstack/react-router';
import type { LabTemplateCard } from '#api/generated/model/labTemplateCard.ts';
import { ObjectActions } from '#objects/index.ts';
import { shareTemplate } from './share-template.ts';
import type { useTemplateChanges } from './useTemplateChanges.ts';
import { useTemplateExport } from './useTemplateExport.ts';

interface TemplateActionsProps {
  template: LabTemplateCard;
  /** Id of the element with its name. */
  nameId: string;
  changes: ReturnType<typeof useTemplateChanges>;
  /** Called before the card leaves the list. */
  onLeaving: () => void;
}

/** The menu «Действия» of a template. Who may run a template reads its text, and so may copy it. */
export function TemplateActions({ template, nameId, changes, onLeaving }: TemplateActionsProps) {
  const { uuid } = template;
  const navigate = useNavigate();
  const exporting = useTemplateExport();
  const edit = (search: { id: string } | { from: string }): void =>
    void navigate({ to: '/lab/template-create-edit', search });
  return (
    <ObjectActions
      isOpen
      card={template}
      nameId={nameId}
      onLeaving={onLeaving}
      onEdit={() => edit({ id: uuid })}
      onCopy={() => edit({ from: uuid })}
      onShare={() => shareTemplate(uuid)}
      onExport={() => exporting.mutate(uuid)}
      onArchive={() => void changes.archive(template)}
      onRestore={() => changes.restore(template)}
    />
  );
}
