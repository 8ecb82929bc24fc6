import { Link } from '@tanstack/react-router';
import { PenLine, Search } from 'lucide-react';
import { canSeeHelp, canSeeSafetyRules } from '#platform/session/permissions.ts';
import { useSession } from '#platform/session/useSession.ts';
import { touchMedia } from '#platform/settings.ts';
import { withMod } from '#platform/shortcuts.ts';
import { Button, Heading, Icon, Inline, Stack, Text, textLinkClass } from '#ui/index.ts';
import { example } from './FirstDay.css.ts';

/** Requests to begin with; what comes after a colon is left to the person. */
const examples = [
  'Сократи письмо до трёх предложений: …',
  'Составь протокол по записи встречи',
  'Переведи договор на английский',
];

/** Closes the panel of a step; `then` moves the focus. */
export type Leave = (then: () => void) => void;

interface AskStepProps {
  onExample: (text: string) => void;
  onLeave: Leave;
}

export const AskStep = ({ onExample, onLeave }: AskStepProps) => (
  <>
    <Heading level={3} size="md">
      Задайте первый вопрос
    </Heading>
    <Text size="sm" tone="muted">
      Напишите задачу своими словами: сервис портал подберёт сам. Файл можно перетащить на&nbsp;страницу.
    </Text>
    <Stack as="ul" gap={1}>
      {examples.map((text) => (
        <li key={text}>
          <button
            type="button"
            className={example}
            onClick={() => onLeave(() => onExample(text.replace(/…$/, '')))}
          >
            <Icon size="sm">
              <PenLine />
            </Icon>
            {text}
          </button>
        </li>
      ))}
    </Stack>
  </>
);

/** The keys of the palette, on machines with a keyboard. */
export const KeysHint = () =>
  matchMedia(touchMedia).matches ? null : (
    <>
      <kbd>{withMod('K')}</kbd> открывает любой сервис, чат и&nbsp;страницу.
    </>
  );

export const FindStep = ({ onLeave }: { onLeave: Leave }) => (
  <>
    <Heading level={3} size="md">
      Найдите свои сервисы
    </Heading>
    <Text size="sm" tone="muted">
      Поиск над списком понимает и&nbsp;название, и&nbsp;задачу. Сервис со&nbsp;звёздочкой всегда под рукой.{' '}
      <KeysHint />
    </Text>
    <div>
      <Button
        size="sm"
        icon={<Search />}
        onPress={() => onLeave(() => document.querySelector<HTMLElement>('main [type="search"]')?.focus())}
      >
        Искать сервис
      </Button>
    </div>
  </>
);

export function SafeStep() {
  const { profile } = useSession();
  return (
    <>
      <Heading level={3} size="md">
        Что нельзя отправлять
      </Heading>
      <Text size="sm" tone="muted">
        <b>Внешние</b> сервисы работают за&nbsp;пределами компании: им нельзя отправлять персональные данные,
        коммерческую тайну и&nbsp;данные клиентов.
      </Text>
      <Text size="sm" tone="muted">
        Сервисы <b>в&nbsp;контуре</b> работают внутри неё. Пароли и&nbsp;ключи не&nbsp;отправляйте никому.
      </Text>
      <Inline wrap gap={4} rowGap={1}>
        {profile && canSeeSafetyRules(profile) && (
          <Link to="/help/securityHelp" className={textLinkClass}>
            Что можно отправлять
          </Link>
        )}
        {profile && canSeeHelp(profile) && (
          <Link to="/help/$topic" params={{ topic: 'manual' }} className={textLinkClass}>
            Руководство
          </Link>
        )}
      </Inline>
    </>
  );
}
