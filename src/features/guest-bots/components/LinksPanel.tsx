import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGuestLinkList } from '#api/generated/hooks/guest-bot/guest-bot.ts';
import type { GuestBot } from '#api/generated/model/guestBot.ts';
import { Heading, Paged, Stack, Text } from '#ui/index.ts';
import { list } from './bots.css.ts';
import { LinkRow } from './LinkRow.tsx';
import { SendLinks } from './SendLinks.tsx';
import { useLinkChanges } from './useLinkChanges.ts';

const pageSize = 20;

/** The personal links of a chat-bot: sends them by mail, and revokes them one by one. */
export function LinksPanel({ bot }: { bot: GuestBot }) {
  const { uuid, entry } = bot;
  const [page, setPage] = useState(1);
  const links = useGuestLinkList(
    { botId: uuid, page: page - 1, size: pageSize },
    { query: { staleTime: 0, placeholderData: keepPreviousData } },
  );
  const changes = useLinkChanges(uuid);
  return (
    <Stack as="section">
      <Stack gap={1}>
        <Heading level={2} size="lg">
          Личные ссылки
        </Heading>
        <Text size="sm" tone="muted">
          {entry === 'named'
            ? 'Войдут только гости из\u00a0этого списка. Ссылка приходит письмом и\u00a0действует, пока вы её не\u00a0отзовёте.'
            : 'Ссылка приходит письмом и\u00a0действует, пока вы её не\u00a0отзовёте. По\u00a0отправленной вами войдёт и\u00a0тот, кого не\u00a0пускают общие правила.'}
        </Text>
      </Stack>
      <SendLinks uuid={uuid} send={changes.send} />
      <Paged
        query={links}
        failure="Не удалось загрузить ссылки"
        empty={<Text tone="muted">Вы ещё никому не&nbsp;отправили ссылку.</Text>}
        page={page}
        pageSize={pageSize}
        onPage={setPage}
      >
        {(rows) => (
          <ul aria-label="Личные ссылки" className={list}>
            {rows.map((link) => (
              <LinkRow key={link.uuid} link={link} changes={changes} />
            ))}
          </ul>
        )}
      </Paged>
    </Stack>
  );
}
