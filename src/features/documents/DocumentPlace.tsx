import { Suspense, useState } from 'react';
import { readText, writeText } from '#platform/storage.ts';
import { lazyPart, useNear } from '#ui/index.ts';

const DocumentSection = lazyPart(() => import('./DocumentSection.tsx'));

/** Whether there were documents the last time: `0` or `1`. */
const key = 'hasDocuments';

/**
 * The place of the documents at the end of the main page, in a rail on wide screens. Code and list are loaded when it
 * comes into view. The rail is there from the start, as it was needed the last time: documents that arrive late move
 * nothing.
 */
export function DocumentPlace() {
  const [place, isNear] = useNear<HTMLDivElement>();
  const [isExpected] = useState(() => readText(key) !== '0');
  return (
    <div ref={place} data-place={isExpected ? 'documents' : undefined}>
      {isNear && (
        <Suspense>
          <DocumentSection onCount={(count) => writeText(key, count > 0 ? '1' : '0')} />
        </Suspense>
      )}
    </div>
  );
}
