import { markWords } from '../model/mark-words.ts';
import { mark } from './HistoryPanel.css.ts';

/** A text with the searched words marked. */
export function Marked({ text, searchText }: { text: string; searchText: string }) {
  if (searchText === '') return text;
  let place = 0;
  return markWords(text, searchText).map((part) => {
    place += part.text.length;
    return part.isMatch ? (
      <mark key={place} className={mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
