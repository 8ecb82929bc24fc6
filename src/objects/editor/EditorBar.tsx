import { Link } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { draftMoment } from '#lib/draft-moment.ts';
import { Button, Heading, Text, textLinkClass } from '#ui/index.ts';
import { bar, barButtons, moreButtons, overPage, title as titleClass } from './editor.css.ts';

interface EditorBarProps {
  title: string;
  /** The tab of the laboratory that the object is in. @default the first one */
  tab?: 'templates';
  /** The page below scrolls with the window, also from 1024 px. @default false */
  isOverPage?: boolean;
  isSaving: boolean;
  isChanged: boolean;
  /** When it was saved last on this page; null before. */
  savedAt: Date | null;
  onSave: () => void;
  /** More buttons; on phones below the title. */
  children?: ReactNode;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** What the status of the form says. */
function stateText({ isSaving, isChanged, savedAt }: EditorBarProps, isOnline: boolean): string {
  if (isSaving) return 'Сохраняем…';
  if (isChanged)
    return isOnline ? 'Есть несохранённые изменения' : 'Нет связи: черновик на\u00a0этом устройстве';
  return savedAt ? `Сохранено в\u00a0${draftMoment(savedAt)}` : '';
}

/** The head of the editor: name, state and buttons; it stays in view. */
export function EditorBar(props: EditorBarProps) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div className={props.isOverPage ? `${bar} ${overPage}` : bar}>
      <div className={titleClass}>
        <Link to="/lab" search={props.tab ? { tab: props.tab } : {}} className={textLinkClass}>
          Лаборатория
        </Link>
        <Heading level={1} size="lg">
          {props.title}
        </Heading>
      </div>
      <Text size="sm" tone="muted">
        <span role="status" aria-label="Состояние">
          {stateText(props, isOnline)}
        </span>
      </Text>
      <div className={barButtons}>
        <div className={moreButtons}>{props.children}</div>
        <Button
          variant="primary"
          isPending={props.isSaving}
          aria-keyshortcuts="Control+S"
          onPress={props.onSave}
        >
          Сохранить
        </Button>
      </div>
    </div>
  );
}
