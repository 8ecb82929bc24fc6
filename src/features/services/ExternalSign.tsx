import { Globe, ShieldCheck } from 'lucide-react';
import { Icon, VisuallyHidden } from '#ui/index.ts';
import { Explained } from './Explained.tsx';
import { externalWords } from './external-words.ts';
import { plain, tones } from './ServiceIcon.css.ts';

interface ExternalSignProps {
  external: boolean;
  /** Whether a press explains it; not inside of a button or link. */
  isExplained?: boolean;
}

/** The same as `ExternalBadge` as a small sign for lists: what it means is said by its tooltip, and to screen readers by its words. */
export function ExternalSign({ external, isExplained = false }: ExternalSignProps) {
  const sign = (
    <span className={`${plain} ${tones[external ? 'grey' : 'green']}`} title={externalWords(external)}>
      <Icon size="sm">{external ? <Globe /> : <ShieldCheck />}</Icon>
      <VisuallyHidden>{external ? 'внешний' : 'в\u00a0контуре'}</VisuallyHidden>
    </span>
  );
  return isExplained ? (
    <Explained external={external} by="press">
      {sign}
    </Explained>
  ) : (
    sign
  );
}
