import type { Examples } from '#ui/workshop/examples.ts';
import { Logo } from './Logo.tsx';

export const examples: Examples = {
  title: 'Логотип',
  states: {
    'С именем': () => <Logo name="Нейропортал" />,
    'Только знак': () => <Logo />,
    'Длинное имя обрезано': { width: 200, show: () => <Logo name="Портал нейросетей научного центра" /> },
  },
};
