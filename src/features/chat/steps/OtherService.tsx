import { type ReactNode, Suspense, useState } from 'react';
import { Button, lazyPart } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { stepLabels } from '../model/ending.ts';

const ServiceChange = lazyPart(() => import('../handed/ServiceChange.tsx'));

interface OtherServiceProps {
  conversation: Conversation;
  /** Puts the request that is to be moved into the draft. @default the draft is moved as it is */
  onOpen?: (() => void) | undefined;
  /** Called when the choice is closed, after the draft was moved if a service was chosen. */
  onClose?: () => void;
}

/** «Другой сервис»: moves the draft to a new chat of the chosen service (HOME-12). */
export function OtherService({ conversation, onOpen, onClose }: OtherServiceProps): ReactNode {
  const [isChoosing, setChoosing] = useState(false);
  const close = (): void => {
    setChoosing(false);
    // The choice closes before it moves the draft.
    if (onClose) queueMicrotask(onClose);
  };
  return (
    <>
      <Button
        size="sm"
        onHoverStart={ServiceChange.preload}
        onFocus={ServiceChange.preload}
        onPress={() => {
          onOpen?.();
          setChoosing(true);
        }}
      >
        {stepLabels.service}
      </Button>
      {isChoosing && (
        <Suspense>
          <ServiceChange
            conversation={conversation}
            title={stepLabels.service}
            onClose={close}
            onMissing={close}
          />
        </Suspense>
      )}
    </>
  );
}
