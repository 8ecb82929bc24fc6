/** The documents of the portal: small texts, written here. */
import type { components } from '#api/generated/gateway.d.ts';
import { exampleOf } from '#mocks/contract/contract.ts';

type PortalDocument = components['schemas']['PortalDocument'];

/** Text of each document of the contract's example, by file name. */
const texts: Readonly<Record<string, string>> = {
  'Инструкция.txt': `Инструкция по работе с порталом

1. Выберите сервис на главной странице. Если не знаете какой, опишите задачу в поле «Что нужно сделать?».
2. Опишите задачу: что нужно получить, для кого, в каком виде и объёме.
3. Приложите данные, если сервис принимает файлы.
4. Проверьте ответ. Числа, имена и ссылки нейросеть может выдумать.
5. Прошлые запросы лежат в разделе «История», там же работает поиск по тексту сообщений.
`,
  'Правила безопасности.txt': `Правила безопасной работы с нейросетями

Не передавайте внешним сервисам:
- сведения, составляющие коммерческую тайну;
- персональные данные сотрудников и клиентов;
- пароли, ключи и внутренние адреса.

Для таких задач выбирайте сервисы в контуре: включите на главной странице «Только внутренние».
`,
  'Соглашение.txt': `Соглашение об использовании сервисов

1. Сервисы предоставляются для выполнения рабочих задач.
2. Компания контролирует содержание запросов и файлов специальными программами.
3. При контроле могут стать видны сведения личного характера.
4. За достоверность опубликованного отвечает сотрудник, а не нейросеть.
`,
  'Оферта.txt': `Публичная оферта

1. Исполнитель предоставляет доступ к сервисам портала, пользователь оплачивает запросы с баланса.
2. Баланс пополняется заранее. Запросы оплачиваются в конце дня по их числу.
3. Остаток возвращается по заявлению в течение 10 рабочих дней.
4. Запросы, на которые сервис не ответил, не оплачиваются.
`,
  'Предложение лицея.txt': `Предложение лицея

1. Ученик пользуется сервисами портала по тарифу своей параллели.
2. Лицей пополняет баланс в начале каждого месяца.
3. Запросы ученика видит куратор класса.
4. Предложение действует до конца учебного года.
`,
};

/** Documents of people who pay, beside those of the contract's example. */
const offers: readonly PortalDocument[] = [
  {
    uuid: '6d1f0b20-0004-4a7c-9e35-2c8b4f6d1e01',
    title: 'Оферта',
    description: 'Условия оплаты запросов',
    kind: 'offer',
    fileName: 'Оферта.txt',
    size: 0,
    date: '2026-09-01T07:00:00Z',
  },
  {
    uuid: '6d1f0b20-0005-4a7c-9e35-2c8b4f6d1e01',
    title: 'Предложение лицея',
    description: 'Тариф, пополнение, кто видит запросы',
    kind: 'lyceumOffer',
    fileName: 'Предложение лицея.txt',
    size: 0,
    date: '2026-09-01T07:00:00Z',
  },
];

export interface SeedDocument {
  readonly document: PortalDocument;
  readonly bytes: Uint8Array;
}

/** The documents with their bytes and sizes. */
export function seedDocuments(): SeedDocument[] {
  const listed = exampleOf('documentList', 'three');
  const documents: PortalDocument[] = Array.isArray(listed) ? listed : [];
  return [...documents, ...offers].map((document) => {
    const bytes = new TextEncoder().encode(texts[document.fileName] ?? document.title);
    return { document: { ...document, size: bytes.byteLength }, bytes };
  });
}
