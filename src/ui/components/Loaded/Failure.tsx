import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';

export interface FailureProps extends Omit<EmptyStateProps, 'action'> {
  /** Called by «Повторить». */
  onRetry: () => unknown;
  /** Whether it is being loaded again. @default false */
  isPending?: boolean;
}

/** Shown instead of content that has not loaded; `title` names it. The error policy says why it failed. */
export const Failure = ({ onRetry, isPending = false, ...words }: FailureProps) => (
  <EmptyState
    {...words}
    action={
      <Button isPending={isPending} onPress={() => void onRetry()}>
        Повторить
      </Button>
    }
  />
);
