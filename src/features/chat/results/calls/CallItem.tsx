import { use, useEffect, useRef } from 'react';
import type { Call, Message } from '../../model/chat.ts';
import { ResultContext } from '../result-view.ts';
import { CallStep } from './CallStep.tsx';
import { ConsentCard } from './ConsentCard.tsx';

/** A call of a function: the question whether it may change data, or its folded step. */
export function CallItem({ call, message }: { call: Call; message: Message }) {
  const conversation = use(ResultContext)?.conversation;
  const box = useRef<HTMLDivElement>(null);
  const isDecidedHere = useRef(false);
  // An answer whose stream was lost may still wait.
  const canWait = message.status === 'streaming' || message.status === 'interrupted';
  const isWaiting = call.status === 'awaiting' && canWait;
  useEffect(() => {
    if (isWaiting || !isDecidedHere.current) return;
    isDecidedHere.current = false;
    // The pressed button is gone; a user who has gone elsewhere stays there.
    if (document.activeElement === document.body) box.current?.querySelector('summary')?.focus();
  }, [isWaiting]);
  return (
    <div ref={box}>
      {isWaiting && conversation ? (
        <ConsentCard
          call={call}
          conversation={conversation}
          onDecided={() => {
            isDecidedHere.current = true;
          }}
        />
      ) : (
        <CallStep call={call.status === 'awaiting' && !canWait ? { ...call, status: 'expired' } : call} />
      )}
    </div>
  );
}
