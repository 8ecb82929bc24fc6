import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ApiError } from '#api/error.ts';
import { http } from '#api/generated/calls/data.ts';
import { formatTime } from '#lib/dates.ts';
import { useStore } from '#lib/store.ts';
import {
  isOffline,
  outageTitle,
  statusPollInterval,
  unanswered,
  unavailable,
  watchNetwork,
} from '#platform/availability.ts';
import { config } from '#platform/config.ts';
import { Button, Heading, Logo, MaintenanceIllustration, Stack, Text, textLinkClass } from '#ui/index.ts';
import { answer, page } from './Maintenance.css.ts';

/**
 * The maintenance page (APP-06). It covers the portal while the services are down or there is no network, checks the
 * status every 30 s and when the network is back, and closes by itself. The check bypasses the error policy, whose
 * message for a failure is this page.
 */
export function Maintenance() {
  const [isChecking, setIsChecking] = useState(false);
  const check = async (): Promise<void> => {
    setIsChecking(true);
    const isUp = await http<unknown>('/data/ping').then(
      () => true,
      (error: unknown) => {
        unanswered.set(error instanceof ApiError && error.kind === 'network');
        return false;
      },
    );
    setIsChecking(false);
    if (isUp) unavailable.set(false);
  };
  const poll = useEffectEvent(() => void check());
  useEffect(() => {
    const timer = setInterval(poll, statusPollInterval);
    // Checks at once when the network is back, and once more: the first calls of a new connection may fail.
    let again: ReturnType<typeof setTimeout> | undefined;
    const onOnline = (): void => {
      poll();
      clearTimeout(again);
      again = setTimeout(poll, 3000);
    };
    addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      clearTimeout(again);
      removeEventListener('online', onOnline);
    };
  }, []);

  // Shown only after the button: screen readers would read it after every poll.
  const [answeredAt, setAnsweredAt] = useState<Date | null>(null);
  const ask = async (): Promise<void> => {
    await check();
    setAnsweredAt(new Date());
  };
  const hasNoNetwork = useSyncExternalStore(watchNetwork, isOffline);
  const isUnanswered = useStore(unanswered);

  // The focus returns to the element that had it, after that element is visible again.
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    main.current?.focus();
    return () =>
      queueMicrotask(() => {
        if (before instanceof HTMLElement) before.focus();
      });
  }, []);

  return createPortal(
    // React Aria ignores elements with this attribute: an open dialog neither hides this page nor takes its focus.
    <main ref={main} tabIndex={-1} data-react-aria-top-layer="true" className={page}>
      <Logo name={config.gatewayName} />
      <MaintenanceIllustration />
      <Stack gap={2} align="center">
        <Heading level={1} size="xxl" align="center">
          {outageTitle()}
        </Heading>
        <Text tone="muted" align="center">
          {hasNoNetwork
            ? 'Портал откроется, как только связь появится. Всё, что вы ввели, сохранено.'
            : 'Небольшая пауза в работе сервисов, скоро вернёмся в строй'}
        </Text>
      </Stack>
      <Stack gap={3} align="center">
        <Button variant="primary" isPending={isChecking} onPress={() => void ask()}>
          Проверить сейчас
        </Button>
        <div role="status" className={answer}>
          {answeredAt && (
            <p>
              {hasNoNetwork ? 'Связи пока нет.' : 'Пока недоступны.'} Проверено в&nbsp;
              {formatTime(answeredAt)}
            </p>
          )}
          {isUnanswered && !hasNoNetwork && (
            <p>Портал не&nbsp;отвечает: возможно, нет подключения к&nbsp;интернету</p>
          )}
        </div>
      </Stack>
      {!hasNoNetwork && (
        <a className={textLinkClass} href={`mailto:${config.supportMailbox}`}>
          Написать нам
        </a>
      )}
    </main>,
    document.body,
  );
}
