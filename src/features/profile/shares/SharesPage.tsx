import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import {
  getChatShareListQueryKey,
  useChatShareList,
  useChatShareRemove,
} from '#api/generated/hooks/share/share.ts';
import type { ChatShare } from '#api/generated/model/chatShare.ts';
import { shareAddress } from '#features/share/index.ts';
import { plainLine } from '#lib/plain-line.ts';
import { plural } from '#lib/text.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { copyText } from '#platform/copy.ts';
import { loadedByRoute } from '#platform/loaded-by-route.ts';
import {
  ActionDialog,
  Button,
  Inline,
  Paged,
  Stack,
  Text,
  TimeText,
  textLinkClass,
  toast,
  useFocusAfterRemoval,
} from '#ui/index.ts';
import { ProfilePage } from '../components/ProfilePage.tsx';
import { rows } from '../components/Rows.css.ts';
import { pageSize } from '../load-profile.ts';
import { facts, row } from './shares.css.ts';

/** One that is gone already leaves the list like one that was revoked. */
const meta = { inline: [404] };

const neighbourOf = (element: Element): HTMLElement | null | undefined =>
  (element.nextElementSibling ?? element.previousElementSibling)?.querySelector('button') ??
  document.querySelector<HTMLElement>('h1');

/** «Общий доступ»: the chats that the person shares; each can be revoked (HOME-20). */
export function SharesPage() {
  const [page, setPage] = useState(1);
  const shares = useChatShareList({ page: page - 1, size: pageSize }, { query: loadedByRoute });
  return (
    <ProfilePage title="Общий доступ">
      <Text tone="muted">
        Здесь чаты, которые вы открыли коллегам. Отозванный чат перестаёт открываться сразу; что коллега уже
        продолжил у&nbsp;себя, остаётся у&nbsp;него. Поделиться чатом можно из&nbsp;его меню в&nbsp;истории.
      </Text>
      <Stack>
        <Paged
          query={shares}
          failure="Не удалось загрузить список"
          empty={<Text>Вы пока ни&nbsp;с&nbsp;кем не&nbsp;делились чатами.</Text>}
          page={page}
          pageSize={pageSize}
          onPage={setPage}
        >
          {(content) => <ShareRows shares={content} />}
        </Paged>
      </Stack>
    </ProfilePage>
  );
}

function ShareRows({ shares }: { shares: readonly ChatShare[] }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<ChatShare>();
  const keepFocus = useFocusAfterRemoval(neighbourOf);
  const removal = useChatShareRemove({
    mutation: {
      meta,
      onSuccess: () => toast.show({ tone: 'positive', title: 'Доступ отозван' }),
      onSettled() {
        setAsked(undefined);
        return queryClient.invalidateQueries({ queryKey: getChatShareListQueryKey() });
      },
    },
  });
  const revoke = (): void => {
    if (!asked) return;
    const element = document.getElementById(asked.uuid);
    if (element) keepFocus(element);
    removal.mutate({ uuid: asked.uuid });
  };
  return (
    <>
      <ul className={rows} aria-label="Чаты, которыми вы поделились">
        {shares.map((share) => (
          <ShareRow key={share.uuid} share={share} onRevoke={() => setAsked(share)} />
        ))}
      </ul>
      <ActionDialog
        isOpen={asked !== undefined}
        size="sm"
        title="Отозвать доступ?"
        primaryLabel="Отозвать"
        isDanger
        onPrimary={revoke}
        onClose={() => setAsked(undefined)}
      >
        <Text>Чат сразу перестанет открываться у&nbsp;всех, кому вы его открыли.</Text>
      </ActionDialog>
    </>
  );
}

function ShareRow({ share, onRevoke }: { share: ChatShare; onRevoke: () => void }) {
  const { uuid, title, created, withFiles, messages, recipients } = share;
  const date = parseTimestamp(created);
  const what = [
    plural(messages, 'сообщение', 'сообщения', 'сообщений'),
    withFiles ? 'с\u00a0файлами' : 'без файлов',
  ];
  return (
    <li id={uuid} className={row}>
      <div className={facts}>
        <Link to="/chat/shared/$uuid" params={{ uuid }} className={textLinkClass}>
          {plainLine(title) || 'Чат без названия'}
        </Link>
        <Text size="sm">{recipients.map(({ name, email }) => name || email).join(', ') || 'Никому'}</Text>
        <Text size="sm" tone="muted">
          {what.join(', ')}
          {date && (
            <>
              {', '}
              <TimeText date={date} />
            </>
          )}
        </Text>
      </div>
      <Inline>
        <Button size="sm" onPress={() => void copyText(shareAddress(uuid))}>
          Копировать ссылку
        </Button>
        <Button size="sm" onPress={onRevoke}>
          Отозвать
        </Button>
      </Inline>
    </li>
  );
}
