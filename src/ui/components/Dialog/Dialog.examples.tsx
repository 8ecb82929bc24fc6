import { Stack } from '#ui/layout/layout.tsx';
import type { Examples } from '#ui/workshop/examples.ts';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { Dialog } from './Dialog.tsx';

const nothing = () => {};
const window = { width: 660, height: 420 };

const paragraphs = ['первый', 'второй', 'третий', 'четвёртый', 'пятый', 'шестой', 'седьмой', 'восьмой'];

const Feedback = () => (
  <ActionDialog
    title="Обратная связь"
    isOpen
    onClose={nothing}
    onPrimary={nothing}
    primaryLabel="Отправить сообщение"
    isPrimaryPending
  >
    <TextField label="Тема" defaultValue="Не открывается чат" />
  </ActionDialog>
);

export const examples: Examples = {
  title: 'Диалог',
  states: {
    'Обычная пара кнопок': {
      window,
      show: () => (
        <ActionDialog title="Имя чата" isOpen onClose={nothing} onPrimary={nothing} size="sm">
          <TextField label="Имя" defaultValue="Отчёт за октябрь" />
        </ActionDialog>
      ),
    },
    'Сохранить нельзя: не отпускает': {
      window,
      show: () => (
        <ActionDialog title="Имя чата" isOpen onClose={nothing} onPrimary={nothing} isPrimaryDisabled>
          <TextField label="Имя" isRequired />
        </ActionDialog>
      ),
    },
    'Удаление, 600 пикселей': {
      window,
      show: () => (
        <ActionDialog
          title="Удалить чат?"
          isOpen
          onClose={nothing}
          onPrimary={nothing}
          primaryLabel="Удалить"
          isDanger
          size="lg"
          role="alertdialog"
        >
          <Text>Переписка и файлы исчезнут навсегда.</Text>
        </ActionDialog>
      ),
    },
    'Длинное содержание прокручивается': {
      window,
      show: () => (
        <Dialog
          title="Соглашение об обработке персональных данных и о порядке использования сервисов"
          isOpen
          onClose={nothing}
          footer={<Button variant="primary">Понятно</Button>}
        >
          <Stack gap={3}>
            {paragraphs.map((number) => (
              <Text key={number}>Это {number} абзац длинного соглашения, которое читают до конца.</Text>
            ))}
          </Stack>
        </Dialog>
      ),
    },
    'Узкий экран': { window: { width: 320, height: 420 }, show: () => <Feedback /> },
    'Низкое окно': { window: { width: 320, height: 256 }, show: () => <Feedback /> },
  },
};
