import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
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
import { isSame, mergedValues, refusedFieldErrors, useForm } from '#forms/index.ts';
import { copyName } from '#lib/copy-name.ts';
import { draftMoment } from '#lib/draft-moment.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { announce } from '#platform/announcer.ts';
import { openDialog } from '#platform/dialogs.ts';
import { useSession } from '#platform/session/useSession.ts';
import { toast } from '#ui/index.ts';
import { agentDraft } from '../model/agent-draft.ts';
import { type AgentValues, draftOf, formFieldOf, validate, valuesOf } from '../model/agent-values.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

/** Refusals that the form shows itself (lab.md §1). */
const meta = { inline: [404, 409, 422] };

const isNewerSaved = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.refusedFields.length === 0;

/** Names of one's own agents, the first hundred. */
export const ownNames = async (): Promise<string[]> =>
  (await agentList({ scope: 'mine', size: 100 })).content.map(({ name }) => name);

export interface AgentFormOptions {
  /** The agent as it is saved; null for a new one. */
  agent: Agent | null;
  /** The first values of a new one. */
  initial: AgentValues;
  /** Name of the draft of a new one. */
  draftId: string;
  /** Called with the agent after each save. */
  onSaved: (agent: Agent) => void;
  /** Called when the form was saved as another agent. */
  onCopied: (agent: Agent) => void;
}

/** The state of an agent's form: values, draft, saving, and the comparison with a newer version. */
export function useAgentForm({ agent, initial, draftId, onSaved, onCopied }: AgentFormOptions) {
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const [keys] = useState(() => new IdempotencyKeys());
  const first = agent ? valuesOf(agent) : initial;
  const stored = (id: string) => agentDraft(profile?.id ?? 0, id);
  const [restored, setRestored] = useState(() => {
    const draft = stored(agent?.uuid ?? draftId).read();
    return draft && !isSame(draft.values, first) ? draft : null;
  });
  /** What a save replaces. A ref, because the choices in a conflict are saved before the next render. */
  const base = useRef(agent && { uuid: agent.uuid, version: restored?.version ?? agent.version });
  const saved = useRef<Agent | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [note, setNote] = useState('');
  const [fitsDraft, setFitsDraft] = useState(true);
  const ended = useRef<((isSaved: boolean) => void) | null>(null);

  const write = (values: AgentValues | null): void => {
    const { uuid = draftId, version = null } = base.current ?? {};
    const isKept = values !== null && !isSame(values, form.initial);
    setFitsDraft(stored(uuid).write(isKept ? { values, version, date: new Date().toISOString() } : null));
  };
  const saving = useMutation({
    mutationFn: (values: AgentValues) => {
      const draft = draftOf(values);
      if (base.current)
        return agentChange({ ...base.current, draft, ...(note.trim() && { note: note.trim() }) });
      return keys.send(JSON.stringify(draft), (headers) => agentAdd(draft, { headers }));
    },
    meta,
  });
  const form = useForm<AgentValues>({
    initial: first,
    validate,
    async send(values) {
      try {
        saved.current = await saving.mutateAsync(values);
      } catch (error) {
        ended.current?.(false);
        if (isNewerSaved(error) && base.current) void compare(base.current);
        throw error;
      }
    },
    async onSent(_sent, typedSince) {
      if (!saved.current) return;
      take(saved.current);
      form.set(typedSince);
      ended.current?.(true);
    },
    refusal: (error) =>
      refusedFieldErrors<AgentValues>(
        error instanceof ApiError
          ? error.refusedFields.map((one) => ({ ...one, field: formFieldOf(one.field) }))
          : [],
      ),
    draft: { read: () => restored?.values ?? {}, write },
  });

  /** Goes on from a saved agent. */
  const goOn = (next: Agent): void => {
    // A save without changes makes no version that could have the note.
    if (next.version !== base.current?.version) setNote('');
    // The draft of a new agent has another name.
    stored(draftId).write(null);
    stored(next.uuid).write(null);
    base.current = { uuid: next.uuid, version: next.version };
    setRestored(null);
    setSavedAt(new Date());
    form.reset(valuesOf(next));
    queryClient.setQueryData(getAgentReadQueryKey({ agentId: next.uuid }), next);
    for (const queryKey of [getAgentListQueryKey(), getAgentVersionListQueryKey()])
      void queryClient.invalidateQueries({ queryKey });
    onSaved(next);
  };

  const take = (next: Agent): void => {
    goOn(next);
    announce(`Сохранено, версия ${next.version}`);
  };

  const compare = async ({ uuid: agentId, version }: { uuid: string; version: number }): Promise<void> => {
    const [now, was, log] = await Promise.all([
      agentRead({ agentId }),
      // A very old version is not kept any more.
      agentRead({ agentId, version }).catch(() => null),
      agentVersionList({ agentId, size: 1 }).catch(() => null),
    ]);
    const versions = { was: was ? valuesOf(was) : form.initial, now: valuesOf(now), yours: form.now() };
    const moment = parseTimestamp(now.date);
    const who = log?.content[0]?.author.name || 'Другой человек';
    const change = `${who}: сохранено ${moment ? `в\u00a0${draftMoment(moment)}` : 'недавно'}`;
    const answer = await openDialog(
      ConflictDialog,
      { versions, change, functions: [...now.functions, ...(was?.functions ?? [])] },
      { isOfScreen: true },
    );
    if (answer === 'copy') return copy(versions.yours);
    if (!answer) return;
    base.current = { uuid: agentId, version: now.version };
    form.reset(versions.now);
    form.set(mergedValues(versions, answer.given));
    form.submit();
  };
  const copy = async (values: AgentValues): Promise<void> => {
    const draft = draftOf(values);
    const name = copyName(draft.name, await ownNames());
    const copied = await keys
      .send(JSON.stringify({ ...draft, name }), (headers) => agentAdd({ ...draft, name }, { headers }))
      .catch(() => null);
    if (!copied) {
      toast.show({ tone: 'negative', title: 'Копию сохранить не\u00a0удалось' });
      return;
    }
    write(null);
    toast.show({ tone: 'positive', title: `Сохранено как «${copied.name}»` });
    onCopied(copied);
  };

  return {
    form,
    restored,
    savedAt,
    /** False while the changes are too many for a draft. */
    fitsDraft,
    /** Text of a refusal that names no field; null for none. */
    refusal:
      saving.error instanceof ApiError &&
      meta.inline.includes(saving.error.status) &&
      saving.error.refusedFields.length === 0
        ? saving.error.text
        : null,
    discard(): void {
      setRestored(null);
      form.reset(first);
      if (base.current && agent) base.current.version = Math.max(agent.version, saved.current?.version ?? 0);
      write(null);
    },
    /** Submits the form. Resolves to false when nothing was saved. */
    save(): Promise<boolean> {
      if (Object.values(validate(form.now())).some(Boolean)) {
        form.submit();
        return Promise.resolve(false);
      }
      const { promise, resolve } = Promise.withResolvers<boolean>();
      ended.current = resolve;
      form.submit();
      return promise;
    },
    /** The note for the next version. */
    note,
    setNote,
    /** Goes on from an agent with the settings of an old version (LAB-10). */
    takeRestored(next: Agent, version: number): void {
      const isNew = next.version !== base.current?.version;
      const said = isNew
        ? `Версия ${version} восстановлена как версия ${next.version}`
        : `Версия ${version} не\u00a0отличается от\u00a0текущей`;
      // The toast is read to a screen reader, too.
      toast.show({ tone: 'positive', title: said });
      goOn(next);
    },
  };
}
