import { useAgentUsageRead } from '#api/generated/hooks/agent/agent.ts';
import { formatNumber } from '#lib/numbers.ts';
import { BarChart, Drawer, Loaded, Skeleton, Stack, Text } from '#ui/index.ts';
import { drawer } from './editor.css.ts';

const names = { chats: 'Чаты', messages: 'Запросы' };

interface UsageDrawerProps {
  agentId: string;
  onClose: () => void;
}

/** How much an agent is used, for its owner: sums, and the last 30 days as chart and table. */
export default function UsageDrawer({ agentId, onClose }: UsageDrawerProps) {
  const query = useAgentUsageRead({ agentId }, { query: { staleTime: 0 } });
  return (
    <Drawer isOpen side="end" size="lg" title="Использование" onClose={onClose}>
      <div className={drawer}>
        <Loaded
          query={query}
          failure={'Не\u00a0удалось загрузить'}
          loading={<Skeleton shape="block" height="16rem" />}
        >
          {(data) => (
            <Stack>
              <Text>
                Чатов: {formatNumber(data.chats)}, запросов: {formatNumber(data.messages)},{' '}
                {data.people === null ? 'людей меньше пяти' : `людей: ${formatNumber(data.people)}`}.
              </Text>
              {data.messages > 0 && (
                <BarChart
                  instead={<Skeleton shape="block" height="16rem" />}
                  title="По дням за 30 дней"
                  names={names}
                  points={data.days.flatMap(({ day, chats, messages }) => [
                    { start: day, key: 'chats', value: chats },
                    { start: day, key: 'messages', value: messages },
                  ])}
                />
              )}
            </Stack>
          )}
        </Loaded>
      </div>
    </Drawer>
  );
}
