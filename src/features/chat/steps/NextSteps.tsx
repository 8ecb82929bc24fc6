import type { ReactNode } from 'react';
import { useChatModelList } from '#api/generated/hooks/data/data.ts';
import { Button } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { type NextStep, possibleSteps, stepLabels } from '../model/ending.ts';
import { OtherService } from './OtherService.tsx';
import { RepeatButton } from './RepeatButton.tsx';

interface NextStepsProps {
  conversation: Conversation | undefined;
  steps: readonly NextStep[];
  /** What each step does; those that are not possible are absent. */
  actions: Partial<Record<NextStep, (() => void) | undefined>>;
  /** What failed; see `RepeatButton`. */
  failure: object;
  retryAfter?: number | undefined;
  /** What «Другой сервис» does before and after it asks. */
  moving?: { onOpen: () => void; onClose: () => void } | undefined;
}

function Steps({
  conversation,
  steps,
  actions,
  failure,
  retryAfter,
  moving,
  hasModels,
}: NextStepsProps & { hasModels: boolean }): ReactNode {
  // A guest has no other services.
  const other = conversation?.place.isGuest === false ? conversation : null;
  const isPossible = (step: NextStep): boolean => {
    if (step === 'service') return other !== null;
    return actions[step] !== undefined && (step !== 'model' || hasModels);
  };
  return possibleSteps(steps, isPossible).map((step) => {
    const act = actions[step];
    if (step === 'service') return other && <OtherService key={step} conversation={other} {...moving} />;
    if (!act) return null;
    if (step === 'repeat')
      return <RepeatButton key={step} failure={failure} retryAfter={retryAfter} onPress={act} />;
    return (
      <Button key={step} size="sm" onPress={act}>
        {stepLabels[step]}
      </Button>
    );
  });
}

function StepsWithModels(props: NextStepsProps): ReactNode {
  const { data = [] } = useChatModelList({ query: { staleTime: 10 * 60_000 } });
  const models = data.filter(({ serviceType }) => serviceType === props.conversation?.serviceType);
  return <Steps {...props} hasModels={models.length > 1} />;
}

/** The buttons of the next steps after a failure (CHAT-27); nothing where none is possible. */
export function NextSteps(props: NextStepsProps): ReactNode {
  return props.steps.includes('model') ? (
    <StepsWithModels {...props} />
  ) : (
    <Steps {...props} hasModels={false} />
  );
}
