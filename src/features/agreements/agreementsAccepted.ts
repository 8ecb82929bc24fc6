import type { QueryClient } from '@tanstack/react-query';
import { agreementCheck, getAgreementCheckQueryKey } from '#api/generated/hooks/auth/auth.ts';

/**
 * Has the person accepted the agreements (BOT-02)? Asked until the answer is yes, which does not change any more.
 *
 * @throws as the call fails; the error policy has dealt with it
 */
export async function agreementsAccepted(queryClient: QueryClient): Promise<boolean> {
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
