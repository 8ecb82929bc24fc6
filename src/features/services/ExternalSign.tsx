import { Globe, ShieldCheck } from 'lucide-react';
import { Icon, VisuallyHidden } from '#ui/index.ts';
import { plain, tones } from './ServiceIcon.css.ts';

/** The same as `ExternalBadge` as a small sign for lists: what it means is said by its tooltip, and to screen readers by its words. */
export const ExternalSign = ({ external }: { external: boolean }) => (
  <span
    className={`${plain} ${tones[external ? 'grey' : 'green']}`}
    title={external ? 'Внешний: запросы уходят за\u00a0пределы компании' : 'Запросы остаются внутри компании'}
  >
    <Icon size="sm">{external ? <Globe /> : <ShieldCheck />}</Icon>
    <VisuallyHidden>{external ? 'внешний' : 'в\u00a0контуре'}</VisuallyHidden>
  </span>
);
