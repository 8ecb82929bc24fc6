import { Globe, ShieldCheck } from 'lucide-react';
import { Badge } from '#ui/index.ts';

/** Whether requests to a service leave the company's network. */
export const ExternalBadge = ({ external }: { external: boolean }) =>
  external ? (
    <Badge icon={<Globe />}>внешний</Badge>
  ) : (
    <Badge tone="positive" icon={<ShieldCheck />}>
      в&nbsp;контуре
    </Badge>
  );
