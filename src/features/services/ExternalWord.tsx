import { Explained } from './Explained.tsx';
import { externalWords } from './external-words.ts';
import { tones, word } from './ServiceIcon.css.ts';

interface ExternalWordProps {
  external: boolean;
  /** Whether a press explains it; not inside of a button or link. */
  isExplained?: boolean;
}

/** The same as `ExternalBadge` as a quiet word, for lists in which every item has one. */
export function ExternalWord({ external, isExplained = false }: ExternalWordProps) {
  const shown = (
    <span className={`${word} ${tones[external ? 'grey' : 'green']}`} title={externalWords(external)}>
      {external ? 'внешний' : 'в\u00a0контуре'}
    </span>
  );
  return isExplained ? (
    <Explained external={external} by="press">
      {shown}
    </Explained>
  ) : (
    shown
  );
}
