import { DropArea, maxSearchText, pageClass, pageHeadClass, scopes } from '#objects/index.ts';
import { useSearchText } from '#platform/useSearchText.ts';
import { Heading, Inline, NativeSelect, RadioGroup, SearchField } from '#ui/index.ts';
import { openImport } from '../import/open-import.ts';
import { type ListSearch, sorts } from './list-search.ts';
import { CreateMenu } from './NewPresentations.tsx';
import { PresentationList } from './PresentationList.tsx';
import { search } from './PresentationsScreen.css.ts';

interface PresentationsScreenProps extends ListSearch {
  /** Changes the address. */
  onSearch: (next: ListSearch) => void;
}

/** `/presentations`: all presentations of this person (presentations.md §4). */
export function PresentationsScreen({
  q = '',
  scope = 'all',
  sort = 'date',
  onSearch,
}: PresentationsScreenProps) {
  const show = (next: Required<ListSearch>): void =>
    onSearch({
      ...(next.q.trim() && { q: next.q }),
      ...(next.scope !== 'all' && { scope: next.scope }),
      ...(next.sort !== 'date' && { sort: next.sort }),
    });
  const box = useSearchText(q, (text) => show({ q: text, scope, sort }));
  return (
    <DropArea className={pageClass} onFiles={([file]) => file && openImport(file)}>
      <div className={pageHeadClass}>
        <Heading level={1} size="xxl">
          Презентации
        </Heading>
        <CreateMenu />
      </div>
      <Inline gap={3} wrap>
        <div className={search}>
          <SearchField
            label="Поиск презентаций"
            placeholder="Название или текст слайдов"
            maxLength={maxSearchText}
            value={box.text}
            onChange={box.type}
          />
        </div>
        <NativeSelect
          label="Сортировка"
          options={sorts}
          value={sort}
          onChange={(next) => show({ q, scope, sort: next })}
        />
      </Inline>
      <RadioGroup
        label="Показать"
        isLabelHidden
        look="segmented"
        options={scopes}
        value={scope}
        onChange={(next) => show({ q, scope: next, sort })}
      />
      <PresentationList
        scope={scope}
        sort={sort}
        text={q}
        onReset={() => {
          box.clear();
          onSearch({});
        }}
      />
    </DropArea>
  );
}
