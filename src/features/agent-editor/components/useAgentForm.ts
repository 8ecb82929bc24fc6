import { useState } from 'react';
import {
  agentAdd,
  agentChange,
  agentList,
  agentRead,
  agentVersionList,
  getAgentListQueryKey,
  getAgentReadQueryKey,
  getAgentVersionListQueryKey,
} from '#api/generated/hooks/agent/agent.ts';
import type { Agent } from '#api/generated/model/agent.ts';
import { copyName } from '#lib/copy-name.ts';
import { draftMoment } from '#lib/draft-moment.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { type ObjectFormKind, type ObjectFormOptions, objectDraft, useObjectForm } from '#objects/index.ts';
import { openDialog } from '#platform/dialogs.ts';
import { toast } from '#ui/index.ts';
import { valuesIn } from '../model/agent-draft.ts';
import { type AgentValues, draftOf, formFieldOf, validate, valuesOf } from '../model/agent-values.ts';
import { AgentConflict } from './AgentConflict.tsx';

export type AgentFormOptions = ObjectFormOptions<Agent, AgentValues>;

/** Names of one's own agents, in the archive too; the first hundred of each. */
export async function ownNames(): Promise<string[]> {
  const scopes = ['mine', 'archive'] as const;
  const pages = await Promise.all(scopes.map((scope) => agentList({ scope, size: 100 })));
  return pages.flatMap(({ content }) => content.map(({ name }) => name));
}

const agents: ObjectFormKind<Agent, AgentValues> = {
  draftOf: (userId, id) => objectDraft(userId, `agent:${id}`, valuesIn),
  valuesOf,
  validate,
  formFieldOf,
  add: (values, headers) => agentAdd(draftOf(values), { headers }),
  change: (base, values) => agentChange({ ...base, draft: draftOf(values) }),
  read: (agentId) => agentRead({ agentId }),
  // A very old version is not kept any more.
  readOld: ({ uuid: agentId, version }) => agentRead({ agentId, version }).catch(() => null),
  copyOf: async (values) => ({ ...values, name: copyName(values.name.trim(), await ownNames()) }),
  async ask(versions, now, was) {
    const log = await agentVersionList({ agentId: now.uuid, size: 1 }).catch(() => null);
    const moment = parseTimestamp(now.date);
    const who = log?.content[0]?.author.name || 'Другой человек';
    const change = `${who}: сохранено ${moment ? `в\u00a0${draftMoment(moment)}` : 'недавно'}`;
    const functions = [...now.functions, ...(was?.functions ?? [])];
    return openDialog(AgentConflict, { versions, change, functions }, { isOfScreen: true });
  },
  onSaved(queryClient, agent) {
    queryClient.setQueryData(getAgentReadQueryKey({ agentId: agent.uuid }), agent);
    for (const queryKey of [getAgentListQueryKey(), getAgentVersionListQueryKey()])
      void queryClient.invalidateQueries({ queryKey });
  },
};

/** The state of an agent's form, with the note for the next version. */
export function useAgentForm(options: AgentFormOptions) {
  const [note, setNote] = useState('');
  const state = useObjectForm<Agent, AgentValues>(
    {
      ...agents,
      change: (base, values) =>
        agentChange({ ...base, draft: draftOf(values), ...(note.trim() && { note: note.trim() }) }),
    },
    {
      ...options,
      onSaved(agent, isNew, isFirst) {
        // A save without changes makes no version that could have the note.
        if (isNew) setNote('');
        options.onSaved(agent, isNew, isFirst);
      },
    },
  );
  return {
    ...state,
    note,
    setNote,
    /** Goes on from an agent with the settings of an old version (LAB-10). */
    takeRestored(next: Agent, version: number): void {
      const isNew = next.version !== state.version();
      const said = isNew
        ? `Версия ${version} восстановлена как версия ${next.version}`
        : `Версия ${version} не\u00a0отличается от\u00a0текущей`;
      // The toast is read to a screen reader, too.
      toast.show({ tone: 'positive', title: said });
      state.goOn(next);
    },
  };
}
