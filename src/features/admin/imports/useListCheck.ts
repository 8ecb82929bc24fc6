import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/error.ts';
import type { ImportCheck } from '#api/generated/model/importCheck.ts';
import { ownRefusals } from '../edit/refusal.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { importCalls, type ListToCheck } from './calls.ts';
import { emptyList, faultsOf, type ListFaults, type ListValues, listOf, withChange } from './values.ts';

/** Values whose change is complete at once; a reason is still being typed. */
const chosen: readonly (keyof ListValues)[] = [
  'purpose',
  'onExisting',
  'isInvited',
  'group',
  'file',
  'separator',
  'encoding',
];

function refusedBy(error: unknown): ListFaults {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.refusedFields.map(({ field, message }) => [field, message]));
}

/**
 * The choices for a list, and its check (ADM-23). A list is checked as soon as nothing is missing, and again after each
 * choice; a failure keeps the file and all choices.
 */
export function useListCheck(area: AdminArea, onChecked: (check: ImportCheck) => void) {
  const [values, setValues] = useState(emptyList);
  const [missing, setMissing] = useState<ListFaults>({});
  const [checked, setChecked] = useState<ListValues | null>(null);
  const checking = useMutation({
    mutationFn: (list: ListToCheck) => importCalls[area].check(list),
    meta: ownRefusals,
  });

  function start(next: ListValues): void {
    const list = listOf(next);
    if (!list) return;
    checking.mutate(list, {
      // Called for the latest check only.
      onSuccess(check) {
        setChecked(next);
        onChecked(check);
      },
    });
  }

  function change(part: Partial<ListValues>): void {
    const next = withChange(values, part);
    setValues(next);
    setMissing({});
    checking.reset();
    if (chosen.some((name) => name in part)) start(next);
  }

  return {
    values,
    change,
    faults: { ...missing, ...refusedBy(checking.error) },
    isChecking: checking.isPending,
    /** True when the last check is one of exactly these values. */
    isCurrent: checked === values,
    check() {
      setMissing(faultsOf(values));
      start(values);
    },
    /** Keeps the choices, without the file. */
    clear() {
      setValues({ ...values, file: null });
      setChecked(null);
    },
  };
}

export type ListCheck = ReturnType<typeof useListCheck>;
