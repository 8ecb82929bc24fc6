import { Globe, ShieldCheck } from 'lucide-react';
import { Badge } from '#ui/index.ts';

interface ExternalBadgeProps {
  external: boolean;
  /** The title beside the badge: nothing is shown when it says «в контуре» itself. */
  besideTitle?: string;
  /** Shows only the icon on phones. @default false */
  isCompact?: boolean;
}

/** Whether requests to a service leave the company's network. */
export function ExternalBadge({ external, besideTitle = '', isCompact }: ExternalBadgeProps) {
  if (external)
    return (
      <Badge icon={<Globe />} isCompact={isCompact}>
        внешний
      </Badge>
    );
  if (/в\sконтуре/i.test(besideTitle)) return null;
  return (
    <Badge tone="positive" icon={<ShieldCheck />} isCompact={isCompact}>
      в&nbsp;контуре
    </Badge>
  );
}
