import { Globe, ShieldCheck } from 'lucide-react';
import { Inline } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { Badge } from './Badge.tsx';

export const examples: Examples = {
  title: 'Метка',
  states: {
    Тона: () => (
      <Inline wrap>
        <Badge>обычная</Badge>
        <Badge tone="accent">новое</Badge>
        <Badge tone="positive">оплачен</Badge>
        <Badge tone="negative">заблокирован</Badge>
        <Badge tone="info">черновик</Badge>
        <Badge tone="warning">истекает</Badge>
      </Inline>
    ),
    'Со значком': () => (
      <Inline wrap>
        <Badge icon={<Globe />}>внешний</Badge>
        <Badge tone="positive" icon={<ShieldCheck />}>
          в контуре
        </Badge>
      </Inline>
    ),
    Счётчик: () => <Badge tone="accent">12</Badge>,
  },
};
