import { useNavigate } from '@tanstack/react-router';
import {
  functionAdd,
  functionChange,
  functionRead,
  getFunctionListQueryKey,
  getFunctionReadQueryKey,
} from '#api/generated/hooks/agent-function/agent-function.ts';
import type { AgentFunction } from '#api/generated/model/agentFunction.ts';
import { type ObjectFormKind, useObjectForm } from '#objects/index.ts';
import { openDialog } from '#platform/dialogs.ts';
import { copyOf } from '../model/copy.ts';
import { functionDraft } from '../model/draft.ts';
import { type FunctionValues, functionErrors, toDraft, toValues } from '../model/values.ts';
import { FunctionConflict } from './FunctionConflict.tsx';
import { ownFunctions } from './own-functions.ts';

export interface FunctionFormOptions {
  /** The function as it was read; null for a new one. */
  one: AgentFunction | null;
  /** What a new one begins with, and the name of its draft. @default empty fields */
  start?: { values: FunctionValues; draftId: string } | undefined;
  /** Called with a new function after its first save. */
  onMade?: ((uuid: string) => void) | undefined;
}

const functions: ObjectFormKind<AgentFunction, FunctionValues> = {
  draftOf: functionDraft,
  valuesOf: toValues,
  validate: functionErrors,
  formFieldOf: (field) => field,
  missing: 'Функция не\u00a0найдена или доступ к\u00a0ней закрыт',
  add: (values, headers) => functionAdd(toDraft(values, ''), { headers }),
  change: (base, values, { url }) => functionChange({ ...base, draft: toDraft(values, url) }),
  read: (functionId) => functionRead({ functionId }),
  copyOf: async (values) => copyOf(values, await ownFunctions().catch(() => [])),
  ask: (versions, now) => openDialog(FunctionConflict, { versions, now }, { isOfScreen: true }),
  onSaved(queryClient, saved) {
    queryClient.setQueryData(getFunctionReadQueryKey({ functionId: saved.uuid }), saved);
    void queryClient.invalidateQueries({ queryKey: getFunctionListQueryKey() });
  },
};

/** The form of a function. Secrets stay in it until it is saved, and nowhere else (LAB-15). */
export function useFunctionForm({ one, start, onMade }: FunctionFormOptions) {
  const navigate = useNavigate();
  const show = ({ uuid: id }: AgentFunction): void =>
    void navigate({ to: '/lab/agents-functions', search: { id }, replace: true, ignoreBlocker: true });
  return useObjectForm<AgentFunction, FunctionValues>(functions, {
    saved: one,
    initial: start?.values ?? toValues(null),
    draftId: start?.draftId ?? 'new',
    onSaved(saved, _isNew, isFirst) {
      if (!isFirst) return;
      onMade?.(saved.uuid);
      show(saved);
    },
    onCopied: show,
  });
}

export type FunctionForm = ReturnType<typeof useFunctionForm>;
