import { ChevronRight, MoreVertical } from 'lucide-react';
import { Icon, IconButton, Inline, Menu } from '#ui/index.ts';
import { type DeckSection, slidesText } from '../../model/deck.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { toggleSection } from '../store/section-commands.ts';
import { SectionItems } from './SectionItems.tsx';
import { chevron, count as countClass, headTitle, toggle } from './sections.css.ts';

/** The heading of a section over its slides: it shows and hides them, and has a menu. @param count of its slides */
export function SectionHead({ section, count }: { section: DeckSection; count: number }) {
  const { store } = useOpenEditor().session;
  const canEdit = useCanEdit();
  const isCollapsed = useEditor(store, ({ collapsed }) => collapsed.has(section.id));
  return (
    <Inline gap={1}>
      <button
        type="button"
        className={toggle}
        aria-expanded={!isCollapsed}
        onClick={() => toggleSection(store, section)}
      >
        <span className={chevron} data-collapsed={isCollapsed}>
          <Icon size="sm">
            <ChevronRight />
          </Icon>
        </span>
        <span className={headTitle}>{section.title}</span>
        <span className={countClass}>{slidesText(count)}</span>
      </button>
      {canEdit && (
        <Menu
          trigger={
            <IconButton size="sm" label={`Действия: раздел «${section.title}»`} icon={<MoreVertical />} />
          }
        >
          <SectionItems section={section} />
        </Menu>
      )}
    </Inline>
  );
}
