import { useRef, useState } from 'react';
import { PopoverPanel } from '#ui/index.ts';
import { SourceCard } from './SourceCard.tsx';
import { SourceFile } from './SourceFile.tsx';
import { cardBox, mark } from './Sources.css.ts';
import type { Source } from './sources.ts';

/** The mark `[2]` of a source in the text: a button that shows it (CHAT-20). */
export default function SourceMark({ source }: { source: Source }) {
  const button = useRef<HTMLButtonElement>(null);
  const [shown, setShown] = useState<'card' | 'file' | null>(null);
  const close = (): void => setShown(null);
  const label = `Источник ${source.number}: ${source.title}`;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={mark}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={shown === 'card'}
        onClick={() => setShown('card')}
      >
        [{source.number}]
      </button>
      {shown === 'card' && (
        <PopoverPanel triggerRef={button} label={label} placement="bottom" onClose={close}>
          <div className={cardBox}>
            <SourceCard source={source} onOpenFile={() => setShown('file')} />
          </div>
        </PopoverPanel>
      )}
      {shown === 'file' && <SourceFile source={source} onClose={close} />}
    </>
  );
}
