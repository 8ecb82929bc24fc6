import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFunctionList } from '#api/generated/hooks/agent-function/agent-function.ts';
import { bindWords } from '#lib/bind-words.ts';
import { cardListClass, pageClass, pageHeadClass, useArrival } from '#objects/index.ts';
import { useSearchText } from '#platform/useSearchText.ts';
import {
  Button,
  buttonClass,
  EmptyState,
  Heading,
  NoResultsIllustration,
  Paged,
  RadioGroup,
  SearchField,
  Skeleton,
  Stack,
  Text,
} from '#ui/index.ts';
import { type FunctionsSearch, maxSearchText, scopes } from '../model/functions-search.ts';
import { FunctionGroups } from './FunctionGroups.tsx';

/** Functions of one page of the list. */
const PAGE_SIZE = 100;

const createLink = (
  <Link to="/lab/agents-functions" search={{ id: 'new' }} className={buttonClass({ variant: 'primary' })}>
    Создать функцию
  </Link>
);

interface FunctionListProps extends Pick<FunctionsSearch, 'scope' | 'q'> {
  /** Whether it was opened from a function. */
  isArrival: boolean;
  /** Changes scope and text in the address. */
  onSearch: (next: Pick<FunctionsSearch, 'scope' | 'q'>) => void;
}

/** The functions that agents may call: those of the portal, own ones and those of colleagues. */
export function FunctionList({ scope = 'all', q = '', isArrival, onSearch }: FunctionListProps) {
  useArrival(isArrival);
  const shown = `${scope} ${q}`;
  const [place, setPlace] = useState({ shown, page: 1 });
  // Another scope or text begins with the first page.
  const page = place.shown === shown ? place.page : 1;
  const here = scope === 'all' ? {} : { scope };
  const box = useSearchText(q, (text) => onSearch({ ...here, ...(text.trim() && { q: text }) }));
  const query = useFunctionList(
    { scope, ...(q && { searchText: q }), page: page - 1, size: PAGE_SIZE },
    { query: { staleTime: 0 } },
  );
  const reset = (): void => {
    box.clear();
    onSearch({});
  };
  return (
    <div className={pageClass}>
      <div className={pageHeadClass}>
        <Stack gap={2}>
          <Heading level={1} size="xxl">
            Функции агентов
          </Heading>
          <Text tone="muted">
            {bindWords('Функция вычисляет или обращается к другой системе, когда агент решит её вызвать.')}
          </Text>
        </Stack>
        {createLink}
      </div>
      <Stack>
        <SearchField
          label="Поиск функций"
          placeholder="Название, имя или описание"
          maxLength={maxSearchText}
          value={box.text}
          onChange={box.type}
        />
        <RadioGroup
          label="Показать"
          isLabelHidden
          look="segmented"
          options={scopes}
          value={scope}
          onChange={(next) => onSearch({ ...(next !== 'all' && { scope: next }), ...(q && { q }) })}
        />
      </Stack>
      <Paged
        query={query}
        failure={'Не\u00a0удалось загрузить'}
        loading={<Loading />}
        {...((q || scope === 'shared') && {
          empty: (
            <EmptyState
              illustration={<NoResultsIllustration />}
              title={q ? 'Ничего не\u00a0нашлось' : 'Коллеги пока не\u00a0открыли вам функций'}
              action={<Button onPress={reset}>Сбросить</Button>}
            />
          ),
        })}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={(next) => setPlace({ shown, page: next })}
      >
        {(cards) => <FunctionGroups cards={cards} hasOwnPlace={q === '' && scope !== 'shared'} />}
      </Paged>
    </div>
  );
}

function Loading() {
  return (
    <section aria-busy="true" aria-label="Функции загружаются" className={cardListClass.normal}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="block" height="8rem" />
      ))}
    </section>
  );
}
