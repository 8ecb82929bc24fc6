import { Globe, ShieldCheck } from 'lucide-react';
import { Badge } from '#ui/index.ts';
import { Explained, type Explanation } from './Explained.tsx';
import { externalWords } from './external-words.ts';

interface ExternalBadgeProps {
  external: boolean;
  /** The title beside the badge: nothing is shown when it says «в контуре» itself. */
  besideTitle?: string;
  /** How the badge is explained; not inside of a button or link. @default by its tooltip only */
  explained?: Explanation;
}

/** Whether requests to a service leave the company's network. */
export function ExternalBadge({ external, besideTitle = '', explained }: ExternalBadgeProps) {
  if (!external && /в\sконтуре/i.test(besideTitle)) return null;
  const badge = (
    <Badge
      tone={external ? 'neutral' : 'positive'}
      icon={external ? <Globe /> : <ShieldCheck />}
      title={externalWords(external)}
    >
      {external ? 'внешний' : 'в\u00a0контуре'}
    </Badge>
  );
  return explained ? (
    <Explained external={external} by={explained}>
      {badge}
    </Explained>
  ) : (
    badge
  );
}
