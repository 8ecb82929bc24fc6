import { useChatResultRead } from '#api/generated/hooks/result/result.ts';
import type { ResultKind, ResultViewProps } from './result-view.ts';

/**
 * A result with all its rows, pairs or pages: an answer holds only the first 200.
 *
 * @returns the result, as far as it is known; `isPart` while or because the rest is missing; `retry` after a failure
 */
export function useWholeResult<K extends ResultKind>({
  result,
  resultId,
  message,
}: ResultViewProps<K>): { result: ResultViewProps<K>['result']; isPart: boolean; retry?: () => void } {
  const isPart = 'isWhole' in result && result.isWhole === false;
  const { data, isError, refetch } = useChatResultRead(
    { id: message.id, resultId },
    // The gateway has the result once the answer is stored, and it never changes.
    { query: { enabled: isPart && message.status !== 'streaming', staleTime: Number.POSITIVE_INFINITY } },
  );
  if (!isPart) return { result, isPart };
  const isWhole = data?.kind === result.kind;
  return {
    result: isWhole ? (data as ResultViewProps<K>['result']) : result,
    isPart: !isWhole,
    ...(isError && { retry: () => void refetch() }),
  };
}
