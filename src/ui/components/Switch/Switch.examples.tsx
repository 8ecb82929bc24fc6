import type { Examples } from '#ui/workshop/examples.ts';
import { Switch } from './Switch.tsx';

export const examples: Examples = {
  title: 'Выключатель',
  states: {
    Выключен: () => <Switch>Учитывать контекст</Switch>,
    Включён: () => <Switch defaultSelected>Учитывать контекст</Switch>,
    'Недоступен, выключен': () => <Switch isDisabled>Учитывать контекст</Switch>,
    'Недоступен, включён': () => (
      <Switch isDisabled defaultSelected>
        Учитывать контекст
      </Switch>
    ),
  },
};
