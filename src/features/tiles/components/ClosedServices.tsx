import { useEffect } from 'react';
import { useLimits } from '#platform/useLimits.ts';

/** Tells which services are not open to the person: their limit is 0 (PROF-04). Shows nothing itself. */
export default function ClosedServices({ onFound }: { onFound: (names: readonly string[]) => void }) {
  const limits = useLimits();
  useEffect(() => {
    onFound(limits.filter(({ limit }) => limit === 0).map(({ serviceType }) => serviceType));
  }, [limits, onFound]);
  return null;
}
