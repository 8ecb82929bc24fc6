import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { agentChange, useAgentRead, useAgentVersionList } from '#api/generated/hooks/agent/agent.ts';
import type { Agent } from '#api/generated/model/agent.ts';
import type { AgentVersion } from '#api/generated/model/agentVersion.ts';
import { WordDiff } from '#features/trainer/index.ts';
import { formatDateTime } from '#lib/dates.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { Button, Disclosure, Drawer, EmptyState, Skeleton, Stack, Text, toast } from '#ui/index.ts';
import { draftOf, valuesOf } from '../model/agent-values.ts';
import { changedFields, fieldLabels, labelOfField, wordsOfField } from '../model/differences.ts';
import { drawer, list } from './editor.css.ts';

const meta = { inline: [404, 409, 422] };

interface VersionsDrawerProps {
  agentId: string;
  /** The form has changes, which restoring would throw away. */
  isChanged: boolean;
  /** Called with the agent after a version was restored. */
  onRestored: (agent: Agent) => void;
  onClose: () => void;
}

/** The versions of an agent, newest first: what each changed word by word, and the way back to it (LAB-10). */
export default function VersionsDrawer({ agentId, isChanged, onRestored, onClose }: VersionsDrawerProps) {
  const { data, isError, refetch } = useAgentVersionList({ agentId, size: 50 }, { query: { staleTime: 0 } });
  const { data: current } = useAgentRead({ agentId }, { query: { staleTime: 0 } });
  return (
    <Drawer isOpen side="end" size="lg" title="Версии" onClose={onClose}>
      <div className={drawer}>
        <Stack gap={4}>
          {isChanged && (
            <Text size="sm" tone="muted">
              Чтобы восстановить версию, сохраните или отмените изменения в&nbsp;форме.
            </Text>
          )}
          {data && current ? (
            <ul className={list}>
              {data.content.map((one, index) => (
                <li key={one.version}>
                  <Version
                    agentId={agentId}
                    current={current}
                    one={one}
                    before={data.content[index + 1]?.version}
                    mayRestore={!isChanged && one.version !== current.version}
                    onRestored={onRestored}
                  />
                </li>
              ))}
            </ul>
          ) : isError ? (
            <EmptyState
              title={'Не\u00a0удалось загрузить версии'}
              action={<Button onPress={() => void refetch()}>Повторить</Button>}
            />
          ) : (
            <Skeleton shape="block" height="12rem" />
          )}
        </Stack>
      </div>
    </Drawer>
  );
}

interface VersionProps {
  agentId: string;
  current: Agent;
  one: AgentVersion;
  /** The version before; undefined for the first one that is kept. */
  before: number | undefined;
  mayRestore: boolean;
  onRestored: (agent: Agent) => void;
}

function Version({ agentId, current, one, before, mayRestore, onRestored }: VersionProps) {
  const { version, date, author, note, changed, restoredFrom } = one;
  const [isOpen, setOpen] = useState(false);
  const moment = parseTimestamp(date);
  const said = [
    version === current.version && 'Текущая',
    restoredFrom && `Восстановлена версия ${restoredFrom}`,
    changed.map(labelOfField).join(', '),
    note,
  ].filter(Boolean);
  return (
    <Stack gap={1}>
      <Disclosure
        title={[`Версия ${version}`, moment && formatDateTime(moment).replace(/:\d\d$/, ''), author.name]
          .filter(Boolean)
          .join(' · ')}
        isExpanded={isOpen}
        onExpandedChange={setOpen}
      >
        {isOpen && <Differences {...{ agentId, version, before, current, mayRestore, onRestored }} />}
      </Disclosure>
      {said.length > 0 && (
        <Text size="sm" tone="muted">
          {said.join('. ')}
        </Text>
      )}
    </Stack>
  );
}

interface DifferencesProps extends Omit<VersionProps, 'one'> {
  version: number;
}

/** What a version changed, and the button that brings it back. */
function Differences({ agentId, version, before, current, mayRestore, onRestored }: DifferencesProps) {
  const { data: now, isError } = useAgentRead({ agentId, version });
  const { data: was } = useAgentRead(
    { agentId, version: before ?? version },
    { query: { enabled: before !== undefined } },
  );
  const restoring = useMutation({
    mutationFn: (old: Agent) =>
      agentChange({
        ...{ uuid: agentId, version: current.version, restoredFrom: version },
        draft: draftOf(valuesOf(old)),
      }),
    meta,
    onSuccess: onRestored,
    onError(error) {
      const text = inlineText(error, meta);
      if (text !== null) toast.show({ tone: 'negative', title: text });
    },
  });
  if (isError) return <Text tone="muted">Не&nbsp;удалось загрузить версию</Text>;
  if (!now || (before !== undefined && !was)) return <Skeleton shape="block" height="6rem" />;
  const [values, old] = [valuesOf(now), valuesOf(was ?? now)];
  const functions = [...now.functions, ...(was?.functions ?? []), ...current.functions];
  const names = changedFields(old, values);
  return (
    <Stack gap={3}>
      {names.length === 0 && (
        <Text tone="muted">{before ? 'Без изменений' : 'Первая из хранимых версий'}</Text>
      )}
      {names.map((name) => (
        <Stack key={name} gap={1}>
          <Text weight="medium">{fieldLabels[name]}</Text>
          <WordDiff
            before={wordsOfField(name, old, functions)}
            after={wordsOfField(name, values, functions)}
          />
        </Stack>
      ))}
      {version !== current.version && (
        <div>
          <Button
            isDisabled={!mayRestore}
            isPending={restoring.isPending}
            aria-label={`Восстановить версию ${version}`}
            onPress={() => restoring.mutate(now)}
          >
            Восстановить
          </Button>
        </div>
      )}
    </Stack>
  );
}
