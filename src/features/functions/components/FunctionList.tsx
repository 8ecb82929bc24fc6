import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFunctionList } from '#api/generated/hooks/agent-function/agent-function.ts';
import type { FunctionCard } from '#api/generated/model/functionCard.ts';
import { labCardClass, labCardsClass, labHeadClass, labPageClass, useArrival } from '#features/lab/index.ts';
import { bindWords } from '#lib/bind-words.ts';
import { plural } from '#lib/text.ts';
import {
  Badge,
  buttonClass,
  Card,
  cardLinkClass,
  EmptyState,
  Heading,
  Pagination,
  Skeleton,
  Stack,
  Text,
} from '#ui/index.ts';
import { Failed } from './Failed.tsx';

/** Functions of one page of the list. */
const PAGE_SIZE = 100;

const createLink = (
  <Link to="/lab/agents-functions" search={{ id: 'new' }} className={buttonClass({ variant: 'primary' })}>
    Создать функцию
  </Link>
);

/**
 * The functions that agents may call: those of the portal, own ones and those of colleagues.
 *
 * @param isArrival whether it was opened from a function
 */
export function FunctionList({ isArrival }: { isArrival: boolean }) {
  useArrival(isArrival);
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useFunctionList(
    { scope: 'all', page: page - 1, size: PAGE_SIZE },
    { query: { staleTime: 0 } },
  );
  return (
    <div className={labPageClass}>
      <div className={labHeadClass}>
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
      {data ? (
        <>
          <Groups cards={data.content} />
          {data.totalElements > PAGE_SIZE && (
            <Pagination page={page} pageSize={PAGE_SIZE} total={data.totalElements} onPage={setPage} />
          )}
        </>
      ) : isError ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  return (
    <section aria-busy="true" aria-label="Функции загружаются" className={labCardsClass.normal}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="block" height="8rem" />
      ))}
    </section>
  );
}

function Groups({ cards }: { cards: readonly FunctionCard[] }) {
  const own = cards.filter(({ right }) => right === 'owner');
  const shared = cards.filter(({ kind, right }) => kind === 'http' && right !== 'owner');
  const builtIn = cards.filter(({ kind, right }) => kind !== 'http' && right !== 'owner');
  return (
    <>
      <Group title="Мои" cards={own}>
        <EmptyState
          level={3}
          title="Здесь появятся ваши функции"
          text={bindWords(
            'Функция отправляет запрос по адресу, который вы укажете, и возвращает ответ агенту.',
          )}
        />
      </Group>
      {shared.length > 0 && <Group title="Доступные мне" cards={shared} />}
      {builtIn.length > 0 && <Group title="Встроенные" cards={builtIn} />}
    </>
  );
}

interface GroupProps {
  title: string;
  cards: readonly FunctionCard[];
  /** Shown without cards. */
  children?: ReactNode;
}

function Group({ title, cards, children }: GroupProps) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      {cards.length === 0 ? (
        children
      ) : (
        <ul className={labCardsClass.normal}>
          {cards.map((card) => (
            <FunctionItem key={card.uuid} card={card} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** Who made it, how it is called, and how many agents may call it. */
const factsOf = ({ kind, method, owner, right, usedBy }: FunctionCard): string =>
  [
    kind === 'http' ? method : 'Встроенная',
    right === 'owner' ? 'ваша' : owner?.name,
    usedBy === 0 ? 'агентам не\u00a0нужна' : `у\u00a0${plural(usedBy, 'агента', 'агентов', 'агентов')}`,
  ]
    .filter(Boolean)
    .join(' · ');

function FunctionItem({ card }: { card: FunctionCard }) {
  const { uuid, title, description, changes } = card;
  return (
    <Card as="li" interactive>
      <div className={labCardClass}>
        <Stack gap={1}>
          <Link to="/lab/agents-functions" search={{ id: uuid }} className={cardLinkClass}>
            {bindWords(title)}
          </Link>
          <Text size="sm">{bindWords(description)}</Text>
          <Text size="sm" tone="muted">
            {factsOf(card)}
          </Text>
        </Stack>
        {changes && (
          <span>
            <Badge tone="warning" icon={<PenLine />}>
              Изменяет данные
            </Badge>
          </span>
        )}
      </div>
    </Card>
  );
}
