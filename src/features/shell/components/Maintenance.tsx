import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { http } from '#api/generated/calls/data.ts';
import { formatTime } from '#lib/dates.ts';
import { statusPollInterval, unavailable } from '#platform/availability.ts';
import { config } from '#platform/config.ts';
import { outage } from '#platform/title.ts';
import { Button, Heading, Logo, MaintenanceIllustration, Stack, Text, textLinkClass } from '#ui/index.ts';
import { answer, page } from './Maintenance.css.ts';

/** The browser knows for sure only that there is no network, never that there is one. */
const isOffline = (): boolean => navigator.onLine === false;

function watchNetwork(listener: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, listener);
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, listener);
  };
}

/**
 * Stands in front of the portal while the services are down (APP-06), asks for their status every 30 s, and goes by
 * itself. The check bypasses the error policy: its failure is what this page says already.
 */
export function Maintenance() {
  const [isChecking, setIsChecking] = useState(false);
  const check = async (): Promise<void> => {
    setIsChecking(true);
    const isUp = await http<unknown>('/data/ping').then(
      () => true,
      () => false,
    );
    setIsChecking(false);
    if (isUp) unavailable.set(false);
  };
  const poll = useEffectEvent(() => void check());
  useEffect(() => {
    const timer = setInterval(poll, statusPollInterval);
    // The network came back: no need to wait for the poll.
    addEventListener('online', poll);
    return () => {
      clearInterval(timer);
      removeEventListener('online', poll);
    };
  }, []);

  // Shown only after the button: screen readers would read it after every poll.
  const [answeredAt, setAnsweredAt] = useState<Date | null>(null);
  const ask = async (): Promise<void> => {
    await check();
    setAnsweredAt(new Date());
  };
  const hasNoNetwork = useSyncExternalStore(watchNetwork, isOffline);

  // The focus goes back to where the person was, once that can be reached again.
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    place.current?.focus();
    return () =>
      queueMicrotask(() => {
        if (before instanceof HTMLElement) before.focus();
      });
  }, []);

  return createPortal(
    // React Aria keeps its hands off elements with this mark: an open dialog neither hides this page nor takes its focus.
    <main ref={place} tabIndex={-1} data-react-aria-top-layer="true" className={page}>
      <Logo name={config.gatewayName} />
      <MaintenanceIllustration />
      <Stack gap={2} align="center">
        <Heading level={1} size="xxl" align="center">
          {outage}
        </Heading>
        <Text tone="muted" align="center">
          Небольшая пауза в работе сервисов, скоро вернёмся в строй
        </Text>
      </Stack>
      <Stack gap={3} align="center">
        <Button variant="primary" isPending={isChecking} onPress={() => void ask()}>
          Проверить сейчас
        </Button>
        <div role="status" className={answer}>
          {answeredAt && <p>Пока недоступны. Проверено в&nbsp;{formatTime(answeredAt)}</p>}
          {hasNoNetwork && <p>Похоже, нет подключения к&nbsp;интернету</p>}
        </div>
      </Stack>
      <a className={textLinkClass} href={`mailto:${config.supportMailbox}`}>
        Написать нам
      </a>
    </main>,
    document.body,
  );
}
