import { Link } from '@tanstack/react-router';
import { GraduationCap, Plug } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { maxSearchText, type ObjectListProps, pageClass, scopes } from '#objects/index.ts';
import { useSearchText } from '#platform/useSearchText.ts';
import { buttonClass, compactText, Heading, Icon, Inline, RadioGroup, SearchField, Tabs } from '#ui/index.ts';
import { content, create, head, search, sections } from './LabScreen.css.ts';
import type { LabSearch, LabTabId } from './lab-search.ts';

/** A kind of object in the catalogue. */
export interface LabTab {
  id: LabTabId;
  label: string;
  /** What the search looks at. */
  searched: string;
  /** The link that makes a new one. */
  create: ReactNode;
  List: ComponentType<ObjectListProps>;
}

interface LabScreenProps extends LabSearch {
  /** The tabs that this person has; the first one is shown when the address names none of them. */
  tabs: readonly LabTab[];
  /** Whether functions of agents may be shown (LAB-14). */
  hasFunctions: boolean;
  /** Changes the address. */
  onSearch: (next: LabSearch) => void;
}

/** `/lab`: the catalogue of what the lab has (lab.md §4). */
export function LabScreen({ tabs, tab, scope = 'all', q = '', hasFunctions, onSearch }: LabScreenProps) {
  const shown = tabs.find(({ id }) => id === tab) ?? tabs[0];
  const here = { ...(shown && tab && { tab: shown.id }), ...(scope !== 'all' && { scope }) };
  const box = useSearchText(q, (text) => onSearch({ ...here, ...(text.trim() && { q: text }) }));
  const reset = (): void => {
    box.clear();
    onSearch({ ...(tab && { tab }) });
  };
  return (
    <div className={pageClass}>
      <div className={head}>
        <Heading level={1} size="xxl">
          Лаборатория
        </Heading>
        <nav aria-label="Разделы лаборатории" className={sections}>
          {hasFunctions && (
            <Link to="/lab/agents-functions" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              <Icon>
                <Plug />
              </Icon>
              <span>
                Функции <span className={compactText}>агентов</span>
              </span>
            </Link>
          )}
          <Link to="/lab/qTrainer" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            <Icon>
              <GraduationCap />
            </Icon>
            <span>
              Тренажёр <span className={compactText}>запросов</span>
            </span>
          </Link>
        </nav>
        <div className={create}>{shown?.create}</div>
      </div>
      {shown && (
        <Tabs
          label="Лаборатория"
          items={tabs}
          selected={shown.id}
          onSelect={(next) => onSearch({ ...here, tab: next, ...(q && { q }) })}
        >
          <div className={content}>
            <Inline gap={3} rowGap={2} wrap>
              <div className={search}>
                <SearchField
                  label="Поиск в лаборатории"
                  placeholder={shown.searched}
                  maxLength={maxSearchText}
                  value={box.text}
                  onChange={box.type}
                />
              </div>
              <RadioGroup
                label="Показать"
                isLabelHidden
                look="segmented"
                options={scopes}
                value={scope}
                onChange={(next) => onSearch({ ...(tab && { tab }), scope: next, ...(q && { q }) })}
              />
            </Inline>
            <shown.List key={shown.id} scope={scope} text={q} onReset={reset} />
          </div>
        </Tabs>
      )}
    </div>
  );
}
