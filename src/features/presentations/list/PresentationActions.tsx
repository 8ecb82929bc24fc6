import type { PresentationCard } from '#api/generated/model/presentationCard.ts';
import { ObjectActions } from '#objects/index.ts';
import { openDialog } from '#platform/dialogs.ts';
import { lazyPart } from '#ui/index.ts';
import { openExport } from '../export/open-export.ts';
import { sharePresentation } from './share-presentation.tsx';
import type { usePresentationChanges } from './usePresentationChanges.ts';

const RenameDialog = lazyPart(() => import('./RenameDialog.tsx'));

const names = { edit: 'Переименовать', export: 'Скачать', remove: 'Удалить навсегда' };

interface PresentationActionsProps {
  card: PresentationCard;
  /** Id of the element with its title. */
  nameId: string;
  /** Titles in the list. */
  titles: readonly string[];
  changes: ReturnType<typeof usePresentationChanges>;
  /** Called before the card leaves the list. */
  onLeaving: () => void;
}

/** The menu «Действия» of a presentation. Who may see a presentation may copy and download it. */
export function PresentationActions({ card, nameId, titles, changes, onLeaving }: PresentationActionsProps) {
  const { uuid, title, hidden } = card;
  const name = { ...card, name: title };
  return (
    <ObjectActions
      isOpen
      card={card}
      nameId={nameId}
      names={names}
      onLeaving={onLeaving}
      onEdit={hidden ? undefined : () => void openDialog(RenameDialog, { uuid, title }, { isOfScreen: true })}
      onCopy={() => changes.copy(card, titles)}
      onShare={() => sharePresentation(uuid)}
      onExport={() => openExport(uuid)}
      onArchive={() => void changes.archive(name)}
      onRestore={() => changes.restore(name)}
      removal={{
        question: `Удалить «${title}» навсегда?`,
        text: 'Слайды, заметки и\u00a0версии исчезнут у\u00a0всех, кому открыта презентация. Вернуть их будет нельзя.',
        onRemove: () => changes.remove(card),
      }}
    />
  );
}
