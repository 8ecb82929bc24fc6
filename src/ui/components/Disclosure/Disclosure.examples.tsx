import type { Examples } from '#ui/workshop/examples.ts';
import { Accordion, Disclosure } from './Disclosure.tsx';

export const examples: Examples = {
  title: 'Раскрывающийся раздел',
  width: 300,
  states: {
    Закрыт: () => <Disclosure title="Дополнительные настройки">Температура и длина ответа</Disclosure>,
    Открыт: () => (
      <Disclosure title="Дополнительные настройки" defaultExpanded>
        Температура и длина ответа
      </Disclosure>
    ),
    Недоступен: () => (
      <Disclosure title="Дополнительные настройки" isDisabled>
        Температура и длина ответа
      </Disclosure>
    ),
    'Открыт один из нескольких': () => (
      <Accordion defaultExpanded={['data']}>
        <Disclosure title="Как войти?">По почте компании и паролю.</Disclosure>
        <Disclosure id="data" title="Куда уходят данные?">
          Сервисы «в контуре» ничего не отправляют наружу.
        </Disclosure>
        <Disclosure title="Кому написать?">В поддержку.</Disclosure>
      </Accordion>
    ),
  },
};
