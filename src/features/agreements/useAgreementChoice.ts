import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getAgreementCheckQueryKey,
  useAgreementAccept,
  useAgreementList,
} from '#api/generated/hooks/agreement/agreement.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { agreementForm, isComplete, whatIsMissing } from './model/agreements.ts';

/** The form shows that the texts have changed. */
const meta = { inline: [409] };

/**
 * The texts of the agreements and the user's choice (BOT-03). If a text has changed since it was shown, the current
 * texts are loaded and nothing is checked.
 *
 * @param onAccepted called when the gateway has stored the choice
 */
export function useAgreementChoice(onAccepted: () => void) {
  const queryClient = useQueryClient();
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  // Loaded once for each screen: a text must not change while it is read.
  const list = useAgreementList({ query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } });
  const texts = list.data && isComplete(list.data) ? list.data : null;
  const missing = texts && whatIsMissing(texts, checked);
  const accept = useAgreementAccept({
    mutation: {
      meta,
      onSuccess() {
        queryClient.setQueryData(getAgreementCheckQueryKey(), true);
        onAccepted();
      },
      onError(error) {
        if (inlineText(error, meta) === null) return;
        setChecked(new Set());
        void list.refetch();
      },
    },
  });
  return {
    /** Null while they load, and if they could not be loaded. */
    texts,
    isLoading: list.isFetching,
    reload: (): void => void list.refetch(),
    checked,
    check(id: number, isOn: boolean): void {
      const next = new Set(checked);
      if (isOn) next.add(id);
      else next.delete(id);
      setChecked(next);
    },
    /** What is missing, for the user; null when nothing is, or without texts. */
    missing,
    canAccept: texts !== null && missing === null,
    isSending: accept.isPending,
    accept(): void {
      if (texts && missing === null && !accept.isPending)
        accept.mutate({ data: agreementForm(texts, checked) });
    },
    /** Why the gateway refused the choice; null if it did not. */
    refusal: inlineText(accept.error, meta),
    /** Time of the last attempt, ms since the epoch. */
    attempt: accept.submittedAt,
  };
}

export type AgreementChoice = ReturnType<typeof useAgreementChoice>;
