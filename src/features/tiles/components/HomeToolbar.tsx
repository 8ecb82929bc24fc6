import { ListFilter, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Badge, Button, SearchField, Switch } from '#ui/index.ts';
import type { HomeSearch, HomeSearchChange } from '../model/home-search.ts';
import { loadAliases } from '../useAliases.ts';
import * as css from './HomePage.css.ts';
import { SortButton } from './SortButton.tsx';

export interface HomeToolbarProps {
  text: string;
  onType: (text: string) => void;
  search: HomeSearch;
  onSearchChange: (change: HomeSearchChange) => void;
}

/** Search, toggle and order of the tiles (HOME-01). On a phone toggle and order are below the button «Фильтр». */
export function HomeToolbar({ text, onType, search, onSearchChange }: HomeToolbarProps) {
  const filterId = useId();
  const [isOpen, setOpen] = useState(false);
  const filterButton = useRef<HTMLButtonElement>(null);
  const isLocal = search.local ?? false;
  const active = Number(isLocal) + Number(search.sort !== undefined);
  return (
    <div className={css.tools}>
      <div className={css.searchBox}>
        <SearchField
          label="Поиск сервиса"
          placeholder="Поиск сервиса"
          value={text}
          onChange={onType}
          onFocus={loadAliases}
          maxLength={100}
        />
      </div>
      <div className={css.phoneOnly}>
        <Button
          ref={filterButton}
          icon={<ListFilter />}
          aria-expanded={isOpen}
          aria-controls={filterId}
          aria-label={active > 0 ? `Фильтр, включено: ${active}` : undefined}
          onPress={() => setOpen(!isOpen)}
        >
          Фильтр
          {active > 0 && <Badge tone="accent">{active}</Badge>}
        </Button>
      </div>
      <div id={filterId} className={css.filters} data-open={isOpen || undefined}>
        <Switch isSelected={isLocal} onChange={(local) => onSearchChange({ local })}>
          Только внутренние
        </Switch>
        <SortButton value={search.sort ?? 'default'} onChange={(sort) => onSearchChange({ sort })} />
      </div>
      {isLocal && !isOpen && (
        <div className={css.phoneOnly}>
          <Button
            size="sm"
            icon={<X />}
            aria-label="Убрать фильтр «Только внутренние»"
            onPress={() => {
              onSearchChange({ local: false });
              filterButton.current?.focus();
            }}
          >
            Только внутренние
          </Button>
        </div>
      )}
    </div>
  );
}
