import type { ConnectionStatus } from '#api/generated/model/connectionStatus.ts';
import type { ExternalApi } from '#api/generated/model/externalApi.ts';
import { formatDuration, formatShare } from '#lib/numbers.ts';
import { optionsOf } from '#lib/options.ts';
import { Badge, Text } from '#ui/index.ts';
import { providers } from '../forms/external-api-form.ts';
import type { AdminColumn } from '../kit/define-admin-page.ts';
import { Moment } from '../kit/Moment.tsx';
import { reportingToday } from '../kit/reporting-days.ts';
import { statusReason as reason } from '../kit/StatusText.css.ts';
import { StatusText } from '../kit/StatusText.tsx';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

const rubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

const statuses = {
  working: { label: 'Работает', tone: 'positive' },
  slow: { label: 'Медленно', tone: 'warning' },
  failing: { label: 'Сбой', tone: 'negative' },
  off: { label: 'Выключено', tone: 'neutral' },
  unchecked: { label: 'Не проверено', tone: 'info' },
} as const satisfies Record<ConnectionStatus, StatusWords>;
export const statusOptions = optionsOf(statuses);

const money = (kopecks: number): string => `${rubles.format(kopecks / 100)}\u00a0₽`;

/** A day, `2027-03-01`, as «01.03.2027». */
const dayText = (day: string): string => day.split('-').toReversed().join('.');

/** Cost of the month and its bound, in words where it is spent or nearly so. */
function Spent({ row: { spent, budget, warnAt, isEstimated } }: { row: ExternalApi }) {
  const told = isEstimated ? `≈\u00a0${money(spent)}` : money(spent);
  if (budget === null) return told;
  const isOver = spent > budget;
  const isNear = warnAt !== null && spent >= (budget * warnAt) / 100;
  const text = `${told} из ${money(budget)}`;
  if (!isOver && !isNear) return text;
  return (
    <>
      {text}
      <br />
      <Badge tone={isOver ? 'negative' : 'warning'}>
        {isOver ? 'Бюджет превышен' : `Больше ${warnAt}\u00a0% бюджета`}
      </Badge>
    </>
  );
}

/** Number of services that a row names. */
const named = 3;

/** The first services, and how many more there are; the tooltip has all. */
function Services({ names }: { names: readonly string[] }) {
  const rest = names.length - named;
  if (names.length === 0) return '—';
  if (rest <= 0) return names.join(', ');
  return (
    <span title={names.join(', ')}>{`${names.slice(0, named).join(', ')} и\u00a0ещё\u00a0${rest}`}</span>
  );
}

function KeyEnd({ day }: { day: string | null }) {
  if (day === null) return '—';
  if (day >= reportingToday()) return dayText(day);
  return <Text size="sm" tone="negative">{`Истёк ${dayText(day)}`}</Text>;
}

/** The columns of the list of connections. */
export const connectionColumns: readonly AdminColumn<ExternalApi>[] = [
  { id: 'title', title: 'Название', isSortable: true, minWidth: 190, render: ({ title }) => title },
  {
    id: 'host',
    isFact: true,
    under: 'title',
    title: 'Адрес',
    minWidth: 175,
    render: ({ host }) => host || '—',
  },
  {
    id: 'provider',
    title: 'Поставщик',
    minWidth: 150,
    render: ({ provider }) => (provider ? providers[provider] : unknownText),
  },
  {
    id: 'services',
    under: 'provider',
    title: 'Сервисы',
    minWidth: 150,
    render: ({ services }) => <Services names={services.map(({ label }) => label)} />,
  },
  {
    id: 'key',
    title: 'Ключ',
    minWidth: 150,
    render: ({ hasKey, keyTail }) => (hasKey ? `••••${keyTail ?? ''}` : 'Нет'),
  },
  {
    id: 'keyExpires',
    under: 'key',
    title: 'Срок ключа',
    isSortable: true,
    minWidth: 150,
    render: ({ keyExpires }) => <KeyEnd day={keyExpires} />,
  },
  {
    id: 'status',
    isFact: true,
    title: 'Статус',
    minWidth: 140,
    render({ status, statusReason }) {
      const { label, tone } = status ? statuses[status] : unknownStatus;
      return (
        <div className={reason} title={statusReason ?? undefined}>
          <StatusText tone={tone}>{statusReason ? `${label}. ${statusReason}` : label}</StatusText>
        </div>
      );
    },
  },
  {
    id: 'checked',
    isFact: true,
    under: 'status',
    title: 'Проверено',
    isSortable: true,
    minWidth: 140,
    render: ({ checked }) => <Moment isShort value={checked} none="Не было" />,
  },
  {
    id: 'p95',
    title: 'p95',
    isSortable: true,
    align: 'end',
    minWidth: 110,
    render: ({ p95 }) => formatDuration(p95),
  },
  {
    id: 'errorShare',
    under: 'p95',
    title: 'Ошибки за 24\u00a0ч',
    isSortable: true,
    align: 'end',
    minWidth: 110,
    render: ({ errorShare }) => formatShare(errorShare),
  },
  {
    id: 'spent',
    title: 'Расход за месяц',
    isSortable: true,
    align: 'end',
    minWidth: 200,
    render: (row) => <Spent row={row} />,
  },
];
