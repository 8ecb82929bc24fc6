import { ChevronDown, ChevronUp } from 'lucide-react';
import { IconButton, SearchField } from '#ui/index.ts';
import { found as foundClass, search as searchClass } from './Transcript.css.ts';

interface TranscriptSearchProps {
  value: string;
  onChange: (value: string) => void;
  /** Number of segments that match. */
  count: number;
  /** Which of them is shown, from 0. */
  at: number;
  onStep: (by: 1 | -1) => void;
}

/** Search in a transcript: Enter leads to the next place, Shift+Enter to the one before. */
export function TranscriptSearch({ value, onChange, count, at, onStep }: TranscriptSearchProps) {
  const isEmpty = value.trim() === '';
  return (
    <>
      <div className={searchClass}>
        <SearchField
          label="Поиск по тексту записи"
          value={value}
          onChange={onChange}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          }}
        />
      </div>
      <div className={foundClass}>
        <span role="status">{isEmpty ? '' : count === 0 ? 'Не найдено' : `${at + 1} из ${count}`}</span>
        {count > 0 && (
          <>
            <IconButton size="sm" label="Предыдущее" icon={<ChevronUp />} onPress={() => onStep(-1)} />
            <IconButton size="sm" label="Следующее" icon={<ChevronDown />} onPress={() => onStep(1)} />
          </>
        )}
      </div>
    </>
  );
}
