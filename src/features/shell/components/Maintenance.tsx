import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { formatTime } from '#lib/dates.ts';
import { useStore } from '#lib/store.ts';
import { isOffline, outageTitle, unanswered, watchNetwork } from '#platform/availability.ts';
import { config } from '#platform/config.ts';
import { checkStatus, isCheckingStatus } from '#platform/status-poll.ts';
import { Button, Heading, Logo, MaintenanceIllustration, Stack, Text, textLinkClass } from '#ui/index.ts';
import { answer, page } from './Maintenance.css.ts';

/**
 * The maintenance page (APP-06). It covers the portal while the services are down or there is no network, and closes by
 * itself as soon as the status is good again.
 */
export default function Maintenance() {
  const isChecking = useStore(isCheckingStatus);

  // Shown only after the button: screen readers would read it after every poll.
  const [answeredAt, setAnsweredAt] = useState<Date | null>(null);
  const ask = async (): Promise<void> => {
    await checkStatus();
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
