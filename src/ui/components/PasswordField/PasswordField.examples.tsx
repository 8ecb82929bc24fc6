import type { Examples } from '#ui/workshop/examples.ts';
import { PasswordField } from './PasswordField.tsx';

export const examples: Examples = {
  title: 'Пароль',
  width: 360,
  states: {
    Пустое: () => <PasswordField autoComplete="current-password" label="Пароль" />,
    Заполнено: () => (
      <PasswordField autoComplete="current-password" label="Пароль" defaultValue="portal-2026" />
    ),
    Обязательное: () => <PasswordField autoComplete="current-password" label="Пароль" isRequired />,
    'С подсказкой': () => (
      <PasswordField autoComplete="current-password" label="Пароль" description="Не меньше 8 знаков" />
    ),
    'С ошибкой': () => (
      <PasswordField
        autoComplete="current-password"
        label="Пароль"
        defaultValue="portal-2026"
        isRequired
        errorMessage="Неверный e-mail или пароль"
      />
    ),
    Недоступно: () => (
      <PasswordField autoComplete="current-password" label="Пароль" defaultValue="portal-2026" isDisabled />
    ),
    'Только чтение': () => (
      <PasswordField autoComplete="current-password" label="Пароль" defaultValue="portal-2026" isReadOnly />
    ),
    'Длинный текст': {
      show: () => (
        <PasswordField
          autoComplete="current-password"
          label="Пароль для входа в корпоративный портал"
          defaultValue="portal-2026"
          isRequired
          description="Пожалуйста, опишите задачу подробно: что у вас есть, что должно получиться и к какому сроку"
          errorMessage="Пожалуйста, опишите задачу подробно: что у вас есть, что должно получиться и к какому сроку"
        />
      ),
      width: 320,
    },
    Слабый: () => (
      <PasswordField autoComplete="new-password" hasStrength label="Новый пароль" defaultValue="кот7" />
    ),
    Средний: () => (
      <PasswordField autoComplete="new-password" hasStrength label="Новый пароль" defaultValue="Тополь7к" />
    ),
    Надёжный: () => (
      <PasswordField
        autoComplete="new-password"
        hasStrength
        label="Новый пароль"
        defaultValue="Тополь-7-крыша"
      />
    ),
  },
};
