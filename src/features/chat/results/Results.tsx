import type { ComponentType, ReactNode } from 'react';
import { lazyPart, Skeleton } from '#ui/index.ts';
import type { Message } from '../model/chat.ts';
import type { ResultKind, ResultViewProps } from './result-view.ts';

type Views = { [K in ResultKind]?: ComponentType<ResultViewProps<K> & { instead?: ReactNode }> };

/** The view of each kind, loaded when it is first shown: `images: lazyPart(() => import('./images/Images.tsx'))`. */
const views: Views = {
  media: lazyPart(() => import('./media/Media.tsx')),
  transcript: lazyPart(() => import('./transcript/Transcript.tsx')),
  audio: lazyPart(() => import('./audio/Audio.tsx')),
  file: lazyPart(() => import('./file/FileResult.tsx')),
  images: lazyPart(() => import('./images/Images.tsx')),
  recognition: lazyPart(() => import('./recognition/Recognition.tsx')),
  sources: lazyPart(() => import('./sources/Sources.tsx')),
  table: lazyPart(() => import('./table/TableResult.tsx')),
  translation: lazyPart(() => import('./translation/Translation.tsx')),
};

/** What an answer has beside its text, in its order (CHAT-13). */
export default function Results({ message }: { message: Message }): ReactNode {
  return message.results?.map(({ resultId, result }) => {
    // TypeScript cannot relate the kind of the view to that of the result.
    const View = views[result.kind] as ComponentType<ResultViewProps<ResultKind> & { instead?: ReactNode }>;
    if (!View) return null;
    const instead = <Skeleton shape="block" height="160px" />;
    return (
      // The box of the result for the search in the chat; it takes no part in the layout.
      <div key={resultId} data-result={resultId} style={{ display: 'contents' }}>
        <View result={result} resultId={resultId} message={message} instead={instead} />
      </div>
    );
  });
}
