import { useAgreementRequiredList } from '#api/generated/hooks/agreement/agreement.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { GuestAgreements } from './GuestAgreements.tsx';
import { RequiredAgreements } from './RequiredAgreements.tsx';

/**
 * The agreements over a chat whose request waits for them: those that an employee has to answer, or else the six of the
 * guests. Its result is whether they are accepted.
 */
export default function AgreementsDialog(props: DialogProps<boolean>) {
  // Loaded once for each dialog: a text must not change while it is read.
  const list = useAgreementRequiredList({ query: { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } });
  if (list.isPending) return null;
  if (list.data?.length === 0) return <GuestAgreements {...props} />;
  return <RequiredAgreements {...props} list={list} />;
}
