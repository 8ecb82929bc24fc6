import type { Examples } from '#ui/workshop/examples.ts';
import { ToastRegion } from './ToastRegion.tsx';
import { type ToastContent, ToastQueue } from './toast-queue.ts';

const standing = (...notices: ToastContent[]) => {
  const queue = new ToastQueue();
  for (const notice of notices) queue.show({ ...notice, timeout: null });
  return () => <ToastRegion queue={queue} />;
};

export const examples: Examples = {
  title: 'Сообщение портала',
  states: {
    Тона: {
      window: { width: 480, height: 340 },
      show: standing(
        { tone: 'positive', title: 'Код отправлен на почту' },
        { tone: 'info', title: 'Чат перемещён в архив', text: 'Его можно вернуть в течение 30 дней.' },
        { tone: 'warning', title: 'Соединение прервано' },
        { tone: 'negative', title: 'Не удалось сохранить', text: 'Сервис временно недоступен.' },
      ),
    },
    'С действием, узкий экран': {
      window: { width: 320, height: 120 },
      show: standing({
        tone: 'positive',
        title: 'Чат удалён',
        action: { label: 'Отменить', onPress: () => {} },
      }),
    },
  },
};
