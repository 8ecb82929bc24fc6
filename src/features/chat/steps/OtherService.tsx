import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button, IconButton, lazyPart } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { stepLabels } from '../model/ending.ts';

const ServiceChange = lazyPart(() => import('../handed/ServiceChange.tsx'));

/** Loads the code of the dialog in advance, because touch screens have no hover before the press. */
export const preloadServiceChange = ServiceChange.preload;

interface OtherServiceProps {
  conversation: Conversation;
  /** Puts the request that is to be moved into the draft. @default the draft is moved as it is */
  onOpen?: (() => void) | undefined;
  /** Called when the choice is closed. If a service was chosen, its chat has the draft by then. */
  onClose?: () => void;
  /** A small sign beside a title. @default a button with its words */
  isSign?: boolean;
}

/** «Другой сервис»: moves the draft to a new chat of the chosen service (HOME-12). */
export function OtherService({
  conversation,
  onOpen,
  onClose,
  isSign = false,
}: OtherServiceProps): ReactNode {
  const [isChoosing, setChoosing] = useState(false);
  const close = (): void => {
    setChoosing(false);
    // The choice closes before it moves the draft.
    if (onClose) queueMicrotask(onClose);
  };
  const handlers = {
    onHoverStart: ServiceChange.preload,
    onPressStart: ServiceChange.preload,
    onFocus: ServiceChange.preload,
    onPress(): void {
      onOpen?.();
      setChoosing(true);
    },
  };
  return (
    <>
      {isSign ? (
        <IconButton size="sm" label={stepLabels.service} icon={<ChevronDown />} {...handlers} />
      ) : (
        <Button size="sm" {...handlers}>
          {stepLabels.service}
        </Button>
      )}
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
