import type { ReactNode } from 'react';
import type { UsageLogEntry } from '#api/generated/model/usageLogEntry.ts';
import { formatDuration, formatMoney, formatNumber } from '#lib/numbers.ts';
import { Badge, Grid, Stack } from '#ui/index.ts';
import { Moment } from '../kit/Moment.tsx';
import { resultStatus, sourceText } from '../words/log-words.ts';
import { name, value } from './logs.css.ts';

/** What is known of a request beside its contents. */
export function Facts({ entry }: { entry: UsageLogEntry }) {
  const { moment, user, companyName, serviceTitle, model, source, result } = entry;
  const { duration, tokensIn, tokensOut, cost, isExternal } = entry;
  const { label, tone } = resultStatus(result);
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Время', <Moment key="moment" value={moment} />],
    [
      'Результат',
      <Badge key="result" tone={tone}>
        {label}
      </Badge>,
    ],
    ['Сотрудник', user],
    ['Компания', companyName ?? '—'],
    ['Сервис', serviceTitle],
    ['Модель', model ?? '—'],
    ['Источник', sourceText(source)],
    ['Длительность', formatDuration(duration)],
    ['Токены запроса', formatNumber(tokensIn)],
    ['Токены ответа', formatNumber(tokensOut)],
    ['Стоимость', formatMoney(cost)],
    ['Где обработан', isExternal ? 'Во\u00a0внешнем сервисе' : 'В\u00a0контуре'],
  ];
  return (
    <Grid as="dl" columns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
      {rows.map(([title, text]) => (
        <Stack key={title} gap={1}>
          <dt className={name}>{title}</dt>
          <dd className={value}>{text}</dd>
        </Stack>
      ))}
    </Grid>
  );
}
