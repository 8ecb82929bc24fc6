import type { QueryClient } from '@tanstack/react-query';

/**
 * Has the person accepted the agreements (BOT-02)? Asked until the answer is yes, which does not change any more.
 *
 * @throws as the call fails; the error policy has handled it
 */
export async function agreementsAccepted(queryClient: QueryClient): Promise<boolean> {
  // The guards of the guests' pages are in everybody's first load; the generated hooks are not.
  const { agreementCheck, getAgreementCheckQueryKey } = await import('#api/generated/hooks/auth/auth.ts');
  const queryKey = getAgreementCheckQueryKey();
  if (queryClient.getQueryData(queryKey) === true) return true;
  const answer = await queryClient.fetchQuery({
    queryKey,
    queryFn: ({ signal }) => agreementCheck({ signal }),
    staleTime: 0,
  });
  // Whatever else may come is no acceptance.
  return answer === true;
}
