import type { ComponentType } from 'react';
import { type TabItem, Tabs, VisuallyHidden } from '#ui/index.ts';
import { ChecksPanel } from './ChecksPanel.tsx';
import { NotesPanel } from './NotesPanel.tsx';
import { body, panel as panelClass } from './Panel.css.ts';
import { SlidePanel } from './SlidePanel.tsx';
import { ThemePanel } from './ThemePanel.tsx';

export type PanelId = 'slide' | 'theme' | 'notes' | 'checks';

const items: readonly TabItem<PanelId>[] = [
  { id: 'slide', label: 'Слайд' },
  { id: 'theme', label: 'Тема' },
  { id: 'notes', label: 'Заметки' },
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

const panels: Record<PanelId, ComponentType<{ onJump?: (() => void) | undefined }>> = {
  slide: SlidePanel,
  theme: ThemePanel,
  notes: NotesPanel,
  checks: ChecksPanel,
};

/** The panel that an address names; «Слайд» for anything else. */
export const panelIn = (value: unknown): PanelId | undefined => items.find(({ id }) => id === value)?.id;

interface PanelProps {
  panel: PanelId;
  onPanel: (panel: PanelId) => void;
  /** Called when a finding is chosen, so that a drawer over the slide closes. */
  onJump?: (() => void) | undefined;
}

/** Tabs with the properties of the slide and of the presentation. */
export function Panel({ panel, onPanel, onJump }: PanelProps) {
  const Shown = panels[panel];
  return (
    <div className={panelClass}>
      <Tabs label="Панель" items={items} selected={panel} onSelect={onPanel} isFilling>
        <div className={body}>
          <Shown onJump={onJump} />
        </div>
      </Tabs>
    </div>
  );
}
