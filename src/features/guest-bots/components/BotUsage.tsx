import type { GuestBotUsage } from '#api/generated/model/guestBotUsage.ts';
import { plural } from '#lib/text.ts';
import { BarChart, Heading, Skeleton, Stack, Text } from '#ui/index.ts';

const names = { chats: 'Чаты', messages: 'Запросы' };

/** How much a chat-bot is used, for its owner: sums, and the last 30 days as chart and table; never contents. */
export function BotUsage({ usage }: { usage: GuestBotUsage }) {
  const { guests, chats, messages, days } = usage;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size="lg">
        Использование
      </Heading>
      {messages === 0 ? (
        <Text tone="muted">За&nbsp;30&nbsp;дней гости не&nbsp;писали.</Text>
      ) : (
        <>
          <Text>
            За&nbsp;30&nbsp;дней: {plural(guests, 'гость', 'гостя', 'гостей')},{' '}
            {plural(chats, 'чат', 'чата', 'чатов')}, {plural(messages, 'запрос', 'запроса', 'запросов')}.
          </Text>
          <BarChart
            instead={<Skeleton shape="block" height="16rem" />}
            title="По дням за 30 дней"
            names={names}
            points={days.flatMap((day) => [
              { start: day.day, key: 'chats', value: day.chats },
              { start: day.day, key: 'messages', value: day.messages },
            ])}
          />
        </>
      )}
      <Text size="sm" tone="muted">
        Что пишут гости, видят только они сами.
      </Text>
    </Stack>
  );
}
