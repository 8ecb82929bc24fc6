import { useState } from 'react';
import type { ResultViewProps } from '../result-view.ts';
import { SourceCard } from './SourceCard.tsx';
import { SourceFile } from './SourceFile.tsx';
import { list, number, root, summary } from './Sources.css.ts';
import { type Source, sourcesOf } from './sources.ts';

/** The list of the sources below an answer. */
export default function Sources({ result, resultId }: ResultViewProps<'sources'>) {
  const { sources } = sourcesOf([{ resultId, result }]);
  const [opened, setOpened] = useState<Source | null>(null);
  if (sources.length === 0) return null;
  return (
    <details className={root}>
      <summary className={summary}>Источники ({sources.length})</summary>
      <ol className={list}>
        {sources.map((source) => (
          <li key={source.number}>
            <span className={number}>[{source.number}]</span>
            <SourceCard source={source} onOpenFile={() => setOpened(source)} />
          </li>
        ))}
      </ol>
      {opened && <SourceFile source={opened} onClose={() => setOpened(null)} />}
    </details>
  );
}
