import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import {
  functionAdd,
  functionChange,
  functionRead,
  getFunctionListQueryKey,
  getFunctionReadQueryKey,
} from '#api/generated/hooks/agent-function/agent-function.ts';
import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import { type Form, isChanged, isSame, mergedValues, refusedFieldErrors, useForm } from '#forms/index.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { announce } from '#platform/announcer.ts';
import { openDialog } from '#platform/dialogs.ts';
import { useSession } from '#platform/session/useSession.ts';
import { copyOf } from '../model/copy.ts';
import { functionDraft } from '../model/draft.ts';
import { type FunctionValues, functionErrors, toDraft, toValues } from '../model/values.ts';
import { FunctionConflict } from './FunctionConflict.tsx';
import { ownFunctions } from './own-functions.ts';

/** Statuses that the form shows itself. */
const meta = { inline: [404, 409, 422] };

const isVersionConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.code === 'version-conflict';

/** Text of a refusal that names no field. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.refusedFields.length > 0 || isVersionConflict(error)) return null;
  if (error.status === 404) return 'Функция не\u00a0найдена или доступ к\u00a0ней закрыт';
  return meta.inline.includes(error.status) ? error.text || 'Не\u00a0удалось сохранить' : null;
}

export interface FunctionFormOptions {
  /** The function as it was read; null for a new one. */
  one: AgentFunction | null;
  /** What a new one begins with, and the name of its draft. @default empty fields */
  start?: { values: FunctionValues; draftId: string } | undefined;
  /** Called with a new function after its first save. */
  onMade?: ((uuid: string) => void) | undefined;
}

/**
 * The form of a function with its draft. A save over a newer version opens the comparison and loses neither text
 * (LAB-08, LAB-09). Secrets stay in the form until it is saved, and nowhere else (LAB-15).
 */
export function useFunctionForm({ one, start, onMade }: FunctionFormOptions) {
  const { profile } = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [keys] = useState(() => new IdempotencyKeys());
  const userId = profile?.id ?? 0;
  const draftId = one?.uuid ?? start?.draftId ?? 'new';
  /** The values of the function that the form began with or has saved. */
  const savedValues = (saved: AgentFunction | null): FunctionValues =>
    saved === null && start ? start.values : toValues(saved);
  const [restored, setRestored] = useState(() => {
    const { values, version = 0, date = '' } = functionDraft(userId, draftId).read();
    return values && !isSame(values, savedValues(one)) ? { values, version, date } : null;
  });
  /** What a save replaces. The state is for rendering; the ref, because a choice is saved before the next render. */
  const [base, setBase] = useState(one);
  const latest = useRef({ base: one, version: restored?.version ?? one?.version ?? 0 });
  const [savedAt, setSavedAt] = useState<Date | null>(null);

  /** The draft; a new function gets another one when it is saved. */
  const draft = () => functionDraft(userId, latest.current.base?.uuid ?? draftId);

  const rebase = (next: AgentFunction | null): void => {
    latest.current = { base: next, version: next?.version ?? 0 };
    setBase(next);
  };

  const saving = useMutation({
    mutationFn(values: FunctionValues) {
      const { base: before, version } = latest.current;
      const sent = toDraft(values, before?.url ?? '');
      return before
        ? functionChange({ uuid: before.uuid, version, draft: sent })
        : keys.send(JSON.stringify(sent), (headers) => functionAdd(sent, { headers }));
    },
    meta,
    gcTime: 0,
  });

  const accept = (saved: AgentFunction, typedSince: Partial<FunctionValues>): void => {
    const isNew = latest.current.base === null;
    // A copy gets a form of its own.
    const isCopy = isNew && one !== null;
    queryClient.setQueryData(getFunctionReadQueryKey({ functionId: saved.uuid }), saved);
    void queryClient.invalidateQueries({ queryKey: getFunctionListQueryKey() });
    // The values of the call have secrets.
    saving.reset();
    draft().write(null);
    rebase(saved);
    setRestored(null);
    setSavedAt(new Date());
    announce(`Сохранено, версия\u00a0${saved.version}`);
    form.reset(toValues(saved));
    if (!isCopy) form.set(typedSince);
    else if (Object.keys(typedSince).length > 0) keepFor(saved, typedSince);
    if (!isNew) return;
    if (!isCopy) onMade?.(saved.uuid);
    void navigate({
      to: '/lab/agents-functions',
      search: { id: saved.uuid },
      replace: true,
      ignoreBlocker: true,
    });
  };
  /** What was typed while a copy was being saved goes to the form of the copy. */
  const keepFor = (saved: AgentFunction, typedSince: Partial<FunctionValues>): void =>
    functionDraft(userId, saved.uuid).write({
      values: { ...toValues(saved), ...typedSince },
      version: saved.version,
      date: new Date().toISOString(),
    });

  const result = useRef<AgentFunction | null>(null);
  const form: Form<FunctionValues> = useForm<FunctionValues>({
    initial: savedValues(one),
    validate: functionErrors,
    async send(values) {
      result.current = await saving.mutateAsync(values).catch(async (error: unknown) => {
        if (isVersionConflict(error)) void resolve(values);
        throw error;
      });
    },
    onSent(_sent, typedSince) {
      if (result.current) accept(result.current, typedSince);
    },
    refusal: (error) => refusedFieldErrors(error instanceof ApiError ? error.refusedFields : []),
    draft: {
      read: () => restored?.values ?? {},
      write(values) {
        const { base: before, version } = latest.current;
        const isKept = values !== null && !isSame(values, savedValues(before));
        draft().write(isKept ? { values, version, date: new Date().toISOString() } : null);
      },
    },
  });

  const resolve = async (yours: FunctionValues): Promise<void> => {
    const { base: before } = latest.current;
    if (!before) return;
    const now = await queryClient
      .fetchQuery({
        queryKey: getFunctionReadQueryKey({ functionId: before.uuid }),
        queryFn: () => functionRead({ functionId: before.uuid }),
        staleTime: 0,
      })
      .catch(() => null);
    // The failed read is reported, and the page shows a function that is gone.
    if (!now) return;
    const versions = { was: toValues(before), now: toValues(now), yours };
    const answer = await openDialog(FunctionConflict, { versions, now }, { isOfScreen: true });
    if (!answer) return;
    saving.reset();
    rebase(answer === 'copy' ? null : now);
    form.reset(toValues(answer === 'copy' ? null : now));
    const taken = answer === 'copy' ? await ownFunctions().catch(() => []) : [];
    form.set(answer === 'copy' ? copyOf(yours, taken) : mergedValues(versions, answer.given));
    form.submit();
  };

  return {
    form,
    base,
    /** When the values were saved last; null before. */
    savedAt,
    isChanged: isChanged(form),
    /** Why the last save was refused, if not because of a field. */
    refusal: refusalOf(saving.error),
    /** When the draft that was restored was kept, ISO 8601; null without one. */
    restored: restored?.date ?? null,
    /** Goes back to what is saved. */
    discard(): void {
      const { base: saved } = latest.current;
      draft().write(null);
      setRestored(null);
      rebase(saved);
      form.reset(savedValues(saved));
    },
    /** Forgets the draft; the form stays. */
    forget: (): void => draft().write(null),
  };
}

export type FunctionForm = ReturnType<typeof useFunctionForm>;
