import { Suspense } from 'react';
import { lazyPart, useNear } from '#ui/index.ts';
import { useAgentsAllowed } from './useAgentsAllowed.ts';

const AgentSection = lazyPart(() => import('./AgentSection.tsx'));

/** The place of the agents on the main page; code and list are loaded when it comes into view. */
export const AgentPlace = () => useAgentsAllowed() && <NearAgents />;

function NearAgents() {
  const [place, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <AgentSection />
        </Suspense>
      )}
    </div>
  );
}
