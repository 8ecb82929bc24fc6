import { useRef } from 'react';
import type { Examples } from '#ui/workshop/examples.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { PopoverPanel } from './PopoverPanel.tsx';

function OpenPanel() {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={trigger} aria-haspopup="dialog" aria-expanded>
        Уведомления
      </Button>
      <PopoverPanel triggerRef={trigger} label="Уведомления" placement="bottom start" onClose={() => {}}>
        <Text weight="medium">Уведомлений нет</Text>
        <Text size="sm" tone="muted">
          Здесь появятся ответы, которых вы ждали.
        </Text>
      </PopoverPanel>
    </>
  );
}

export const examples: Examples = {
  title: 'Панель у кнопки',
  states: {
    Открыта: { window: { width: 420, height: 180 }, show: () => <OpenPanel /> },
    'Узкий экран': { window: { width: 320, height: 180 }, show: () => <OpenPanel /> },
  },
};
