import { Globe, ShieldCheck } from 'lucide-react';
import { Badge } from '#ui/index.ts';

interface ExternalBadgeProps {
  external: boolean;
  /** The title beside the badge: nothing is shown when it says «в контуре» itself. */
  besideTitle?: string;
}

/** Whether requests to a service leave the company's network. */
export function ExternalBadge({ external, besideTitle = '' }: ExternalBadgeProps) {
  if (external) return <Badge icon={<Globe />}>внешний</Badge>;
  if (/в\sконтуре/i.test(besideTitle)) return null;
  return (
    <Badge tone="positive" icon={<ShieldCheck />}>
      в&nbsp;контуре
    </Badge>
  );
}
