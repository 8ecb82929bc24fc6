import type { QueryClient } from '@tanstack/react-query';

/**
 * True when the user has accepted the agreements (BOT-02). After a yes there are no more calls:
 * if a text changes later, the gateway refuses the next request (`agreement-required`).
 *
 * @throws ApiError when the call fails; the error policy has reported it
 */
export async function agreementsAccepted(queryClient: QueryClient): Promise<boolean> {
  // The guards of the guest pages are part of every first load, the generated hooks are not.
  const { agreementCheck, getAgreementCheckQueryKey } = await import(
    '#api/generated/hooks/agreement/agreement.ts'
  );
  const queryKey = getAgreementCheckQueryKey();
  if (queryClient.getQueryData(queryKey) === true) return true;
  const answer = await queryClient.fetchQuery({
    queryKey,
    queryFn: ({ signal }) => agreementCheck({ signal }),
    staleTime: 0,
  });
  // Any other answer does not count as an acceptance.
  return answer === true;
}
