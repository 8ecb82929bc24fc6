import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTileList } from '#api/generated/hooks/tile/tile.ts';
import { serviceOf } from '#features/services/index.ts';
import { bindWords } from '#lib/bind-words.ts';
import { askSupport } from '#platform/feedback.ts';
import { handOver } from '#platform/handover.ts';
import { Button, Text } from '#ui/index.ts';
import type { TryBlock } from '../model/blocks.ts';
import { box, boxText, request } from './Article.css.ts';

/** A request to try: «Попробовать» opens its service with text and settings in place and sends nothing (HELP-04). */
export function TryRequest({ service, text, settings, about }: Omit<TryBlock, 'kind'>) {
  const navigate = useNavigate();
  const id = useId();
  const { data } = useTileList();
  const tile = data?.find(({ value, disabled }) => value === service && !disabled);
  const title = tile?.title ?? serviceOf(service)?.title ?? service;
  const isMissing = data !== undefined && !tile;
  const open = (): void => {
    handOver({ service, text, origin: 'help', ...(settings && { settings }) });
    void navigate({ to: '/chat/neuron/$name/{-$chatUuid}', params: { name: service, chatUuid: undefined } });
  };
  const ask = (): void => askSupport(`Прошу открыть доступ к сервису «${title}». Он нужен, чтобы `);
  return (
    <div className={box}>
      <div id={id} className={boxText}>
        <Text size="sm" tone="hint">
          {bindWords(about ? `${title}: ${about}` : title)}
        </Text>
        {text !== '' && <p className={request}>{bindWords(text)}</p>}
        {isMissing && (
          <Text size="sm" tone="muted">
            Сервис вам пока недоступен
          </Text>
        )}
      </div>
      {isMissing ? (
        <Button size="sm" aria-describedby={id} onPress={ask}>
          Запросить доступ
        </Button>
      ) : (
        <Button size="sm" aria-describedby={id} isDisabled={!tile} onPress={open}>
          Попробовать
        </Button>
      )}
    </div>
  );
}
