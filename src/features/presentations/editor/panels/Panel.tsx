import { MessageSquare } from 'lucide-react';
import type { ComponentType } from 'react';
import { Icon, type TabItem, Tabs, VisuallyHidden } from '#ui/index.ts';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { useThreads } from '../comments/threads.ts';
import { ChecksPanel } from './ChecksPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { body, panel as panelClass } from './Panel.css.ts';
import { SlidePanel } from './SlidePanel.tsx';
import { ThemePanel } from './ThemePanel.tsx';
import type { PanelId } from './useShowPanel.ts';

const items: readonly TabItem<PanelId>[] = [
  { id: 'slide', label: 'Слайд' },
  { id: 'theme', label: 'Тема' },
  { id: 'notes', label: 'Заметки' },
  {
    id: 'comments',
    label: (
      <>
        <Icon size="sm">
          <MessageSquare />
        </Icon>
        <VisuallyHidden>Комментарии</VisuallyHidden>
      </>
    ),
  },
  {
    id: 'checks',
    // There is no room for the whole name.
    label: (
      <>
        Проверка<VisuallyHidden> доступности</VisuallyHidden>
      </>
    ),
  },
];

interface ShownProps {
  onJump?: (() => void) | undefined;
  thread?: string | undefined;
}

const panels: Record<PanelId, ComponentType<ShownProps>> = {
  slide: SlidePanel,
  theme: ThemePanel,
  notes: NotesPanel,
  comments: CommentsPanel,
  checks: ChecksPanel,
};

/** The panel that an address names; «Слайд» for anything else. */
export const panelIn = (value: unknown): PanelId | undefined => items.find(({ id }) => id === value)?.id;

interface PanelProps {
  panel: PanelId;
  onPanel: (panel: PanelId) => void;
  /** Called when a finding is chosen, so that a drawer over the slide closes. */
  onJump?: (() => void) | undefined;
  /** The thread of comments that the address names. */
  thread?: string | undefined;
}

/** Tabs with the properties of the slide and of the presentation. */
export function Panel({ panel, onPanel, onJump, thread }: PanelProps) {
  const Shown = panels[panel];
  const { threads } = useThreads();
  const count = threads.filter(({ isResolved }) => !isResolved).length;
  const counted = items.map((item) => (item.id === 'comments' && count > 0 ? { ...item, count } : item));
  return (
    <div className={panelClass}>
      <Tabs label="Панель" items={counted} selected={panel} onSelect={onPanel} isFilling>
        <div className={body}>
          <Shown onJump={onJump} thread={thread} />
        </div>
      </Tabs>
    </div>
  );
}
