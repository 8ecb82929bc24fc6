import { useMutation } from '@tanstack/react-query';
import { agentChange, useAgentRead } from '#api/generated/hooks/agent/agent.ts';
import type { Agent } from '#api/generated/model/agent.ts';
import { WordDiff } from '#features/trainer/index.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { Button, Skeleton, Stack, Text, toast } from '#ui/index.ts';
import { draftOf, valuesOf } from '../model/agent-values.ts';
import { changedFields, fieldLabels, wordsOfField } from '../model/differences.ts';
import { useKnownNames } from './useKnownNames.ts';

const meta = { inline: [404, 409, 422] };

export interface VersionDifferencesProps {
  agentId: string;
  current: Agent;
  version: number;
  /** The version before; undefined for the first one that is kept. */
  before: number | undefined;
  mayRestore: boolean;
  /** Called with the agent after a version was restored, and with its number. */
  onRestored: (agent: Agent, version: number) => void;
}

/** What a version changed, and the button that brings it back. */
export function VersionDifferences({
  agentId,
  version,
  before,
  current,
  mayRestore,
  onRestored,
}: VersionDifferencesProps) {
  const { data: now, isError } = useAgentRead({ agentId, version });
  const { data: was } = useAgentRead(
    { agentId, version: before ?? version },
    { query: { enabled: before !== undefined } },
  );
  const names = useKnownNames(now?.serviceType ?? current.serviceType, [
    ...(now?.functions ?? []),
    ...(was?.functions ?? []),
    ...current.functions,
  ]);
  const restoring = useMutation({
    mutationFn: (old: Agent) =>
      agentChange({
        uuid: agentId,
        version: current.version,
        restoredFrom: version,
        draft: draftOf(valuesOf(old)),
      }),
    meta,
    onSuccess: (agent) => onRestored(agent, version),
    onError(error) {
      const text = inlineText(error, meta);
      if (text !== null) toast.show({ tone: 'negative', title: text });
    },
  });
  if (isError) return <Text tone="muted">Не&nbsp;удалось загрузить версию</Text>;
  if (!now || (before !== undefined && !was)) return <Skeleton shape="block" height="6rem" />;
  const [values, old] = [valuesOf(now), valuesOf(was ?? now)];
  const changed = changedFields(old, values);
  return (
    <Stack gap={3}>
      {changed.length === 0 && (
        <Text tone="muted">{before ? 'Без изменений' : 'Первая из хранимых версий'}</Text>
      )}
      {changed.map((name) => (
        <Stack key={name} gap={1}>
          <Text weight="medium">{fieldLabels[name]}</Text>
          <WordDiff before={wordsOfField(name, old, names)} after={wordsOfField(name, values, names)} />
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
