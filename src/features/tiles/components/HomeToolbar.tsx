import { ArrowDownWideNarrow } from 'lucide-react';
import { NativeSelect, SearchField, Switch } from '#ui/index.ts';
import { type HomeSearch, type HomeSearchChange, sorts } from '../model/home-search.ts';
import { toolbar, wide } from './HomePage.css.ts';

export interface HomeToolbarProps {
  text: string;
  onType: (text: string) => void;
  search: HomeSearch;
  onSearchChange: (change: HomeSearchChange) => void;
}

/** Search, sections, toggle and order of the tiles (HOME-01). */
export function HomeToolbar({ text, onType, search, onSearchChange }: HomeToolbarProps) {
  return (
    <div className={toolbar}>
      <div className={wide}>
        <SearchField
          label="Поиск сервиса"
          placeholder="Поиск сервиса"
          value={text}
          onChange={onType}
          maxLength={100}
        />
      </div>
      <Switch isSelected={search.local ?? false} onChange={(local) => onSearchChange({ local })}>
        Только внутренние
      </Switch>
      <NativeSelect
        label="Сортировка"
        icon={<ArrowDownWideNarrow />}
        options={sorts}
        value={search.sort ?? 'default'}
        onChange={(sort) => onSearchChange({ sort })}
      />
    </div>
  );
}
