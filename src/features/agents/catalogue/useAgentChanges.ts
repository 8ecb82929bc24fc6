import {
  getAgentListQueryKey,
  getAgentReadQueryKey,
  useAgentHide,
  useAgentPin,
  useAgentRemove,
} from '#api/generated/hooks/agent/agent.ts';
import type { AgentCard } from '#api/generated/model/agentCard.ts';
import { cardChanges, useCardMutation } from '#objects/index.ts';

/** What is done with an agent in the catalogue: pinning, the archive, deleting. */
export function useAgentChanges() {
  const mutation = useCardMutation('agentChanges', [getAgentListQueryKey(), getAgentReadQueryKey()]);
  const pinning = useAgentPin({ mutation });
  const hiding = useAgentHide({ mutation });
  const removing = useAgentRemove({ mutation });
  return {
    ...cardChanges({
      pinning,
      hiding,
      archived: 'Агент в\u00a0архиве',
      restored: (name) => `Агент «${name}» вернулся из\u00a0архива`,
    }),
    /** Resolves when the answer has come; a refusal has been told. */
    remove: ({ uuid }: AgentCard): Promise<unknown> =>
      removing.mutateAsync({ params: { agentId: uuid } }).catch(() => undefined),
  };
}
