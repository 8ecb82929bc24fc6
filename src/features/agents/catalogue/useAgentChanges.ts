import { useQueryClient } from '@tanstack/react-query';
import {
  getAgentListQueryKey,
  getAgentReadQueryKey,
  useAgentHide,
  useAgentPin,
  useAgentRemove,
} from '#api/generated/hooks/agent/agent.ts';
import type { AgentCard } from '#api/generated/model/agentCard.ts';
import { announce } from '#platform/announcer.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { toast } from '#ui/index.ts';

/** Refusals that are told in a toast: the agent is gone, or is still in use (lab.md §1). */
const meta = { inline: [404, 409] };
/** How long «Отменить» is offered, ms (lab.md §4). */
const undoTime = 8000;

const linkOf = ({ uuid }: AgentCard): HTMLElement | null =>
  document.querySelector<HTMLElement>(`li[data-agent="${CSS.escape(uuid)}"] a`);

/** What is done with an agent in the catalogue: pinning, the archive, deleting. */
export function useAgentChanges() {
  const queryClient = useQueryClient();
  const mutation = {
    meta,
    onError(error: unknown) {
      const text = inlineText(error, meta);
      if (text !== null) toast.show({ tone: 'negative', title: text });
    },
    onSettled: () =>
      Promise.all(
        [getAgentListQueryKey(), getAgentReadQueryKey()].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  };
  // One after another: the undo must not overtake the change.
  const scope = { id: 'agentChanges' };
  const pinning = useAgentPin({ mutation: { ...mutation, scope } });
  const hiding = useAgentHide({ mutation: { ...mutation, scope } });
  const removing = useAgentRemove({ mutation: { ...mutation, scope } });

  const restore = ({ uuid, name }: AgentCard): void =>
    hiding.mutate(
      { data: { uuid, hidden: false } },
      { onSuccess: () => announce(`Агент «${name}» вернулся из\u00a0архива`) },
    );
  return {
    pin: ({ uuid, name, pinned }: AgentCard): void =>
      pinning.mutate(
        { data: { uuid, pinned: !pinned } },
        { onSuccess: () => announce(pinned ? `Убрано из избранного: ${name}` : `В избранном: ${name}`) },
      ),
    restore,
    async archive(agent: AgentCard): Promise<void> {
      const { uuid, name } = agent;
      const isDone = await hiding.mutateAsync({ data: { uuid, hidden: true } }).then(
        () => true,
        () => false,
      );
      if (!isDone) return;
      toast.show({
        tone: 'positive',
        title: 'Агент в\u00a0архиве',
        text: name,
        timeout: undoTime,
        action: { label: 'Отменить', onPress: () => restore(agent), restored: () => linkOf(agent) },
      });
    },
    /** Resolves when the answer has come; a refusal has been told. */
    remove: ({ uuid }: AgentCard): Promise<unknown> =>
      removing.mutateAsync({ params: { agentId: uuid } }).catch(() => undefined),
  };
}
