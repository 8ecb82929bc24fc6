import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  agentVersionList,
  getAgentVersionListQueryKey,
  useAgentRead,
} from '#api/generated/hooks/agent/agent.ts';
import type { AgentVersion } from '#api/generated/model/agentVersion.ts';
import { formatMinute } from '#lib/format-minute.ts';
import { itemsOf, nextPage } from '#lib/pages.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { Button, Disclosure, Drawer, Failure, Skeleton, Stack, Text } from '#ui/index.ts';
import { labelOfField } from '../model/differences.ts';
import { drawer } from './editor.css.ts';
import { VersionDifferences, type VersionDifferencesProps } from './VersionDifferences.tsx';

const size = 20;

interface VersionsDrawerProps extends Pick<VersionDifferencesProps, 'agentId' | 'onRestored'> {
  /** The form has changes, which restoring would throw away. */
  isChanged: boolean;
  onClose: () => void;
}

/** The versions of an agent, newest first: what each changed word by word, and the way back to it (LAB-10). */
export default function VersionsDrawer({ agentId, isChanged, onRestored, onClose }: VersionsDrawerProps) {
  const query = useInfiniteQuery({
    queryKey: [...getAgentVersionListQueryKey(), 'pages', agentId],
    queryFn: ({ pageParam, signal }) => agentVersionList({ agentId, page: pageParam, size }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextPage(pages),
    staleTime: 0,
  });
  const { data, isError, refetch, hasNextPage } = query;
  const { data: current } = useAgentRead({ agentId }, { query: { staleTime: 0 } });
  const versions = itemsOf(data?.pages ?? [], ({ version }) => version);
  /** The version before one; the page after it is not loaded yet, but versions are numbered one by one. */
  const before = (index: number): number | undefined =>
    versions[index + 1]?.version ?? (hasNextPage ? (versions[index]?.version ?? 1) - 1 : undefined);
  return (
    <Drawer isOpen side="end" size="lg" title="Версии" onClose={onClose}>
      <div className={drawer}>
        <Stack>
          {isChanged && (
            <Text size="sm" tone="muted">
              Чтобы восстановить версию, сохраните или отмените изменения в&nbsp;форме.
            </Text>
          )}
          {data && current ? (
            <Stack as="ul" gap={3}>
              {versions.map((one, index) => (
                <li key={one.version}>
                  <Version
                    agentId={agentId}
                    current={current}
                    one={one}
                    before={before(index)}
                    mayRestore={!isChanged && one.version !== current.version}
                    onRestored={onRestored}
                  />
                </li>
              ))}
            </Stack>
          ) : isError ? (
            <Failure title={'Не\u00a0удалось загрузить версии'} onRetry={refetch} />
          ) : (
            <Skeleton shape="block" height="12rem" />
          )}
          {hasNextPage && (
            <div>
              <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
                {query.isFetchNextPageError ? 'Повторить' : 'Показать ещё'}
              </Button>
            </div>
          )}
        </Stack>
      </div>
    </Drawer>
  );
}

interface VersionProps extends Omit<VersionDifferencesProps, 'version'> {
  one: AgentVersion;
}

function Version({ one, ...props }: VersionProps) {
  const { version, date, author, note, changed, restoredFrom } = one;
  const [isOpen, setOpen] = useState(false);
  const moment = parseTimestamp(date);
  const said = [
    version === props.current.version && 'Текущая',
    restoredFrom && `Восстановлена версия ${restoredFrom}`,
    changed.map(labelOfField).join(', '),
  ].filter(Boolean);
  return (
    <Stack gap={1}>
      <Disclosure
        title={[`Версия ${version}`, moment && formatMinute(moment), author.name].filter(Boolean).join(' · ')}
        isExpanded={isOpen}
        onExpandedChange={setOpen}
      >
        {isOpen && <VersionDifferences {...props} version={version} />}
      </Disclosure>
      {note && <Text size="sm">{note}</Text>}
      {said.length > 0 && (
        <Text size="sm" tone="muted">
          {said.join('. ')}
        </Text>
      )}
    </Stack>
  );
}
