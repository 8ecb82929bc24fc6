import type { AdminGroup } from '#api/generated/model/adminGroup.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { Dialog } from '#ui/index.ts';
import { MemberView } from './MemberView.tsx';

interface MemberDialogProps extends DialogProps {
  /** The group, as the gateway has answered. */
  answer: unknown;
}

/** «Посмотреть как группа…»: what the members of the chosen group see. */
export function MemberDialog({ answer, isOpen, onClose }: MemberDialogProps) {
  const group = answer as AdminGroup; // the answer of `adminGroupRead`
  return (
    <Dialog isOpen={isOpen} size="lg" title={`Что увидит участник: ${group.title}`} onClose={() => onClose()}>
      <MemberView group={group} />
    </Dialog>
  );
}
