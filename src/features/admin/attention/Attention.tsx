import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  Activity,
  CircleAlert,
  CloudOff,
  FileText,
  Gauge,
  Inbox,
  KeyRound,
  Mail,
  MessageSquare,
  Plug,
  UserPlus,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { shortcutKeys } from '#platform/shortcut-keys.ts';
import {
  Button,
  Card as CardBox,
  EmptyIllustration,
  EmptyState,
  Heading,
  Icon,
  Inline,
  Skeleton,
  Stack,
  Text,
} from '#ui/index.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { attentionCounts } from '../kit/attention-counts.ts';
import { pathOf } from '../kit/menu.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';
import { action, cards, further, row, signs, waiting, words } from './Attention.css.ts';
import { companyParts } from './company-parts.ts';
import { Month } from './Month.tsx';
import { mergeOutages } from './outages.ts';
import { type Card, inline, type Part } from './part.ts';
import { platformParts } from './platform-parts.ts';

const icons: Readonly<Record<Part['id'], ReactNode>> = {
  connection: <Plug />,
  service: <Activity />,
  limit: <Gauge />,
  budget: <Wallet />,
  request: <Inbox />,
  feedback: <MessageSquare />,
  error: <CircleAlert />,
  token: <KeyRound />,
  person: <UserPlus />,
  report: <FileText />,
  letter: <Mail />,
};

/** Time after which the parts are loaded again, ms. */
const freshFor = 60_000;
/** Longest time that the page waits for all of its parts, ms. Cards that come one by one would move each other. */
const patience = 1500;

/** True when all parts have answered, or some time has passed. */
function useReady(isPending: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isOver || !isPending;
}

/** The parts of an area whose pages the person has, each with the page where it leads. */
function useParts(area: AdminArea): { part: Part; page: string; path: string }[] {
  const { data: tiles = [] } = useAdminTiles(area);
  const all = area === 'admin' ? platformParts : companyParts;
  return all.flatMap((part) =>
    part.pages
      .flatMap((page) => {
        const path = pathOf(tiles, [page]);
        return path ? [{ part, page, path }] : [];
      })
      .slice(0, 1),
  );
}

/** What needs someone today, and the month beside the month before. Each part loads and fails by itself. */
export function Attention({ area }: { area: AdminArea }) {
  const parts = useParts(area);
  const answers = useQueries({
    queries: parts.map(({ part, page }) => ({
      queryKey: ['attention', area, part.failure],
      queryFn: ({ signal }: { signal: AbortSignal }) => part.load({ signal }, page),
      staleTime: freshFor,
      meta: { inline },
    })),
  });
  const found = parts.flatMap((one, index) => {
    const answer = answers[index];
    return answer ? [{ ...one, answer }] : [];
  });
  const isPending = answers.some((answer) => answer.isPending);
  const entries = mergeOutages(
    found.flatMap(({ part, path, answer: { data = [] } }) => data.map((card) => ({ part, path, card }))),
  );
  const count = entries.length;
  const isCalm = !isPending && count === 0 && answers.every(({ isError }) => !isError);
  const isReady = useReady(isPending);
  useEffect(() => {
    if (!isPending) attentionCounts.set({ ...attentionCounts.get(), [area]: count });
  }, [area, count, isPending]);
  return (
    <Stack gap={6}>
      {isCalm ? (
        <EmptyState
          illustration={<EmptyIllustration />}
          title="Сегодня всё спокойно"
          text={'Сбоев, новых ошибок и\u00a0ожидающих запросов нет. Портал работает, люди тоже.'}
        />
      ) : !isReady ? (
        <ul className={cards} aria-label="Требует внимания" aria-busy>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <Waiting key={place} />
          ))}
        </ul>
      ) : (
        <ul className={cards} aria-label="Требует внимания" aria-busy={isPending}>
          {found.flatMap(({ part, answer: { data, isError, refetch } }) => {
            const own = entries.filter((entry) => entry.part === part);
            if (data) return own.map((entry) => <Shown key={entry.card.key} {...entry} />);
            if (isError) return <Failed key={part.failure} part={part} onRetry={() => void refetch()} />;
            return <Waiting key={part.failure} />;
          })}
        </ul>
      )}
      {/* After the cards, so that it does not move when they come. */}
      {!isPending && <Month area={area} />}
      {!isPending && (
        <Text size="xs" tone="hint">
          Любой раздел находится и&nbsp;по&nbsp;смыслу: нажмите {shortcutKeys('palette').join('+')}{' '}
          и&nbsp;введите, например, «сотрудники», «отзывы» или&nbsp;«выгрузки».
        </Text>
      )}
    </Stack>
  );
}

/** The place of a card. */
const Waiting = () => (
  <li className={waiting} aria-hidden="true">
    <Skeleton shape="block" height="100%" />
  </li>
);

interface Entry {
  card: Card;
  part: Part;
  path: string;
}

function Shown({ card, part, path, also }: Entry & { also: readonly Entry[] }) {
  const { title, text } = card;
  const tone = also.some((one) => one.card.tone === 'negative') ? 'negative' : card.tone;
  const others = also.flatMap(({ card: { outage: told } }) => told?.text ?? []);
  return (
    <CardBox as="li" padding="sm" interactive>
      <div className={row}>
        <span className={signs[tone]}>
          <Icon>{icons[part.id]}</Icon>
        </span>
        <div className={words}>
          <Heading level={2} size="md">
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {[text, ...others].join('. ')}
          </Text>
          {also.length > 0 && (
            <Inline gap={4} rowGap={0} wrap>
              {also.map((one) => (
                <Link
                  key={one.card.key}
                  to={one.path}
                  search={one.card.action.search}
                  className={further}
                  aria-label={`${one.card.outage?.label}: ${title}`}
                >
                  {one.card.outage?.label}
                </Link>
              ))}
            </Inline>
          )}
        </div>
        <Link
          to={path}
          search={card.action.search}
          className={action}
          aria-label={`${card.action.label}: ${title}`}
        >
          {card.action.label}
        </Link>
      </div>
    </CardBox>
  );
}

/** A part that could not be loaded says so in its place. */
const Failed = ({ part, onRetry }: { part: Part; onRetry: () => void }) => (
  <CardBox as="li" padding="sm">
    <Inline gap={3} align="start">
      <span className={signs.neutral}>
        <Icon>
          <CloudOff />
        </Icon>
      </span>
      <div className={words}>
        <Text weight="semibold">{part.failure}</Text>
        <Text size="sm" tone="muted">
          Остальное на&nbsp;этой странице верно.
        </Text>
      </div>
      <Button size="sm" aria-label={`Повторить: ${part.failure}`} onPress={onRetry}>
        Повторить
      </Button>
    </Inline>
  </CardBox>
);
