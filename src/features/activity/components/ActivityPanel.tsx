import { Link } from '@tanstack/react-router';
import { Bell, Square, X } from 'lucide-react';
import { useState } from 'react';
import { client } from '#api/generated/calls/chat.ts';
import type { ChatActivity } from '#api/generated/model/chatActivity.ts';
import { serviceOf } from '#features/services/index.ts';
import { plainLine } from '#lib/plain-line.ts';
import { useStore } from '#lib/store.ts';
import { linkOfChat } from '#platform/chat-links.ts';
import { runningChats } from '#platform/running-chats.ts';
import { useCall } from '#platform/useCall.ts';
import {
  Button,
  EmptyState,
  Heading,
  IconButton,
  Inline,
  PopoverPanel,
  type PopoverPanelProps,
  ProgressBar,
  Stack,
  Text,
  textLinkClass,
} from '#ui/index.ts';

/** The running answers with their progress, a link to each chat and «Остановить». */
export default function ActivityPanel(panel: Pick<PopoverPanelProps, 'triggerRef' | 'onClose'>) {
  const running = useStore(runningChats);
  return (
    <PopoverPanel {...panel} label="В работе">
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="lg">
            В работе
          </Heading>
          <IconButton size="sm" label="Закрыть" icon={<X />} onPress={panel.onClose} />
        </Inline>
        {running.length === 0 && <EmptyState level={3} title="Всё готово" />}
        {running.map((activity) => (
          <Running key={activity.messageId} activity={activity} onOpen={panel.onClose} />
        ))}
        <BrowserNotices />
      </Stack>
    </PopoverPanel>
  );
}

function Running({ activity, onOpen }: { activity: ChatActivity; onOpen: () => void }) {
  const { chatUuid, title, value, percent, stage, queuePosition } = activity;
  const { send } = useCall(() =>
    client.DELETE('/chat/{chatUuid}/stream', { params: { path: { chatUuid } } }),
  );
  const [isStopping, setStopping] = useState(false);
  const stop = async (): Promise<void> => {
    setStopping(true);
    // The poll removes the row when the answer has stopped.
    await send(undefined).catch(() => setStopping(false));
  };
  const name = plainLine(title) || 'Без названия';
  const state = queuePosition ? `В очереди, перед вами ${queuePosition}` : (stage ?? 'Готовим ответ');
  return (
    <Stack gap={1}>
      <Inline justify="between">
        <Link {...linkOfChat(activity, chatUuid)} className={textLinkClass} onClick={onOpen}>
          {name}
        </Link>
        <IconButton
          size="sm"
          label={`Остановить «${name}»`}
          icon={<Square />}
          isPending={isStopping}
          onPress={() => void stop()}
        />
      </Inline>
      <Text size="xs" tone="muted">
        {serviceOf(value)?.title ?? value}
      </Text>
      <ProgressBar label={state} value={percent} />
    </Stack>
  );
}

/** Asks for the permission to notify: only at a press, and while the browser would ask. */
function BrowserNotices() {
  const [permission, setPermission] = useState(() =>
    typeof Notification === 'undefined' ? 'denied' : Notification.permission,
  );
  if (permission !== 'default') return null;
  return (
    <Button
      size="sm"
      icon={<Bell />}
      onPress={() => void Notification.requestPermission().then(setPermission)}
    >
      Сообщать о готовом в браузере
    </Button>
  );
}
