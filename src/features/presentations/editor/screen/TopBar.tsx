import { Link } from '@tanstack/react-router';
import { ArrowLeft, Download, History, PanelRight, Play, Share2 } from 'lucide-react';
import { Button, buttonClass, Icon, IconButton, Inline, VisuallyHidden } from '#ui/index.ts';
import { openExport } from '../../export/open-export.ts';
import { sharePresentation } from '../../list/share-presentation.tsx';
import { DECK_LIMITS } from '../../model/deck.ts';
import { setTitle } from '../../model/edit.ts';
import { canRedo, canUndo } from '../../model/history.ts';
import { UndoButtons } from '../../undo/UndoButtons.tsx';
import { People } from '../presence/People.tsx';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { bar, name, title as titleClass } from './Editor.css.ts';
import { FindBox } from './FindBox.tsx';
import { SaveStatus } from './SaveStatus.tsx';

interface TopBarProps {
  isPhone: boolean;
  /** Shows the panel as a drawer; absent where it stands beside the slide. */
  onPanel?: (() => void) | undefined;
  /** Whether the panel stands beside the slide; undefined where it is a drawer. */
  isPanelShown?: boolean | undefined;
  onShow: () => void;
  onVersions: () => void;
  onTaken: () => void;
  onCopy: () => void;
}

/** The head of the editor: name, state and what can be done with the whole presentation. */
export function TopBar({ isPhone, onPanel, isPanelShown, ...props }: TopBarProps) {
  const { session } = useOpenEditor();
  const { store } = session;
  const canEdit = useCanEdit();
  const { uuid, right } = store.deck;
  const title = useEditor(store, ({ history }) => history.present.title);
  const hasPast = useEditor(store, ({ history }) => canUndo(history));
  const hasFuture = useEditor(store, ({ history }) => canRedo(history));
  return (
    <header className={bar}>
      <div className={name}>
        <Link
          to="/presentations"
          aria-label="Презентации"
          className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}
        >
          <Icon>
            <ArrowLeft />
          </Icon>
        </Link>
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        <input
          aria-label="Название презентации"
          className={titleClass}
          readOnly={!canEdit}
          maxLength={DECK_LIMITS.deckTitle}
          value={title}
          onChange={({ target }) => {
            // The gateway refuses an empty title, so the last letter cannot be deleted.
            if (target.value.trim() !== '') store.edit((deck) => setTitle(deck, target.value), 'title');
          }}
        />
      </div>
      <People />
      <SaveStatus onTaken={props.onTaken} />
      {session.canEdit ? (
        <Inline gap={1}>
          <UndoButtons
            canUndo={canEdit && hasPast}
            canRedo={canEdit && hasFuture}
            onUndo={store.undo}
            onRedo={store.redo}
          />
        </Inline>
      ) : (
        <Button size="sm" onPress={props.onCopy}>
          Сделать копию
        </Button>
      )}
      <FindBox />
      <Inline gap={1}>
        {session.canEdit && (
          <IconButton size="sm" label="Версии" icon={<History />} onPress={props.onVersions} />
        )}
        {right === 'owner' && (
          <IconButton
            size="sm"
            label="Поделиться"
            icon={<Share2 />}
            onPress={() => sharePresentation(uuid)}
          />
        )}
        <IconButton
          size="sm"
          label="Скачать"
          icon={<Download />}
          onPress={() => openExport(uuid, store.deck, store.get().current)}
        />
        {onPanel && (
          <IconButton
            size="sm"
            label="Свойства"
            icon={<PanelRight />}
            aria-expanded={isPanelShown}
            onPress={onPanel}
          />
        )}
        <Button
          size="sm"
          variant="primary"
          icon={<Play />}
          isCompact={isPhone}
          aria-keyshortcuts="Control+F5"
          onPress={props.onShow}
        >
          Показ
        </Button>
      </Inline>
    </header>
  );
}
