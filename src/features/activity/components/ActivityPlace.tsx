import { Suspense, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { runningChats } from '#platform/running-chats.ts';
import { lazyPart } from '#ui/index.ts';

const ActivityButton = lazyPart(() => import('./ActivityButton.tsx'));

/** The place of «В работе», whose code loads with the first running answer and stays for its open panel. */
export function ActivityPlace() {
  const isRunning = useStore(runningChats, (chats) => chats.length > 0);
  const [wasRunning, setWasRunning] = useState(false);
  if (isRunning && !wasRunning) setWasRunning(true);
  return (
    wasRunning && (
      <Suspense>
        <ActivityButton />
      </Suspense>
    )
  );
}
