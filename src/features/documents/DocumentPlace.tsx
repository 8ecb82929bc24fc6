import { Suspense } from 'react';
import { lazyPart, useNear } from '#ui/index.ts';

const DocumentSection = lazyPart(() => import('./DocumentSection.tsx'));

/** The place of the documents at the end of the main page. Code and list are loaded when it comes into view. */
export function DocumentPlace() {
  const [place, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <DocumentSection />
        </Suspense>
      )}
    </div>
  );
}
