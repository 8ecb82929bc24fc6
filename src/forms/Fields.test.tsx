import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Choice, type Field, type LookupSource, requiredErrors } from './definitions.ts';
import { Fields } from './Fields.tsx';
import { useForm } from './useForm.ts';

interface Limit {
  service: string;
  perDay: number | null;
}
interface Values {
  title: string;
  description: string;
  limit: number | null;
  starts: string | null;
  isClosable: boolean;
  tone: 'info' | 'warning' | null;
  audience: readonly string[];
  company: Choice | null;
  groups: readonly Choice[];
  files: readonly File[];
  limits: readonly Limit[];
}

const blank: Values = {
  title: '',
  description: '',
  limit: null,
  starts: null,
  isClosable: false,
  tone: null,
  audience: [],
  company: null,
  groups: [],
  files: [],
  limits: [],
};
const find = vi.fn<LookupSource['find']>();
const tones = [
  { id: 'info', label: 'Обычное' },
  { id: 'warning', label: 'Предупреждение' },
];
const fields: readonly Field<Values>[] = [
  { kind: 'text', name: 'title', label: 'Название', isRequired: true, maxLength: 100 },
  { kind: 'textarea', name: 'description', label: 'Описание', maxLength: 500 },
  { kind: 'number', name: 'limit', label: 'Лимит', minValue: 0 },
  { kind: 'date', name: 'starts', label: 'Начало', isRequired: true },
  { kind: 'switch', name: 'isClosable', label: 'Можно закрыть' },
  { kind: 'select', name: 'tone', label: 'Вид', isRequired: true, options: tones },
  { kind: 'multiSelect', name: 'audience', label: 'Кому', options: tones },
  { kind: 'lookup', name: 'company', label: 'Компания', source: { key: 'company', find } },
  {
    kind: 'multiLookup',
    name: 'groups',
    label: 'Группы',
    source: { key: 'group', find, noneText: 'Введите имя целиком' },
  },
  { kind: 'file', name: 'files', label: 'Файл', accept: '.csv' },
  {
    kind: 'rows',
    name: 'limits',
    label: 'Лимиты сервисов',
    isRequired: true,
    addLabel: 'Добавить лимит',
    newRow: () => ({ service: '', perDay: null }),
    maxCount: 2,
    fields: [
      { kind: 'text', name: 'service', label: 'Сервис', isRequired: true },
      { kind: 'number', name: 'perDay', label: 'В день' },
    ] satisfies readonly Field<Limit>[],
  },
];

const send = vi.fn<(values: Values) => Promise<void>>();

function Example({ initial }: { initial: Values }) {
  const form = useForm<Values>({
    initial,
    validate: (values) => requiredErrors(fields, values),
    send,
    refusal: () => ({
      'limits.1.service': 'Такого сервиса нет',
      isClosable: 'Закрыть нельзя',
      version: 'Запись изменена',
    }),
  });
  return (
    <form {...form.formProps} aria-label="Объявление">
      <Fields form={form} fields={fields} />
      <button type="submit">Сохранить</button>
    </form>
  );
}

const show = (initial: Partial<Values> = {}) => {
  render(
    <I18nProvider locale="ru-RU">
      <QueryClientProvider client={new QueryClient()}>
        <Example initial={{ ...blank, ...initial }} />
      </QueryClientProvider>
    </I18nProvider>,
  );
  return userEvent.setup();
};
const whole: Partial<Values> = {
  title: 'А',
  starts: '2026-11-20',
  tone: 'info',
  limits: [
    { service: 'ChatGPT', perDay: 5 },
    { service: 'Claude', perDay: 7 },
  ],
};
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const sent = () => send.mock.lastCall?.[0];

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue();
  find.mockReset();
  find.mockImplementation(async (text) =>
    [
      { id: '1', label: 'Агрохолдинг' },
      { id: '2', label: 'Лицей' },
    ].filter(({ label }) => label.includes(text)),
  );
});
test('[COMP-06] a look-up says what to do when nothing is found', async () => {
  const user = show();
  await user.type(screen.getByRole('combobox', { name: /Группы/ }), 'никто');
  await screen.findByText('Введите имя целиком');
});

test.each(['Компания', 'Группы'])(
  '[ADM-44] «%s» takes nothing that is not typed while rows load',
  async (label) => {
    const user = show(whole);
    const box = screen.getByRole('combobox', { name: new RegExp(label) });
    await user.type(box, 'Л');
    await screen.findByRole('option', { name: 'Лицей' });
    find.mockImplementation(() => new Promise(() => undefined));
    await user.type(box, 'ог{ArrowDown}{Enter}');
    expect(screen.queryByRole('option', { name: 'Лицей' })).toBeNull();
    await user.tab();
    await user.click(save());
    expect(sent()).toMatchObject({ company: null, groups: [] });
  },
);

test('[APP-17] each kind of field changes its value', async () => {
  const user = show({ starts: '2026-11-20', limits: whole.limits ?? [] });
  await user.type(screen.getByRole('textbox', { name: /Название/ }), 'Работы');
  await user.type(screen.getByRole('textbox', { name: /Описание/ }), 'В субботу');
  await user.type(screen.getByRole('textbox', { name: 'Лимит' }), '12');
  await user.click(screen.getByRole('switch', { name: 'Можно закрыть' }));
  await user.click(screen.getByRole('button', { name: /Вид/ }));
  await user.click(await screen.findByRole('option', { name: 'Предупреждение' }));
  await user.click(screen.getByRole('button', { name: /Кому/ }));
  await user.click(await screen.findByRole('option', { name: 'Обычное' }));
  await user.keyboard('{Escape}');
  const file = new File(['a'], 'список.csv');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file input');
  await user.upload(input, file);
  await user.click(save());
  expect(sent()).toEqual({
    ...blank,
    title: 'Работы',
    description: 'В субботу',
    limit: 12,
    starts: '2026-11-20',
    isClosable: true,
    tone: 'warning',
    audience: ['info'],
    files: [file],
    limits: whole.limits,
  });
});

test('[APP-17][ADM-14] Ctrl+Enter sends a number that is still being typed', async () => {
  const user = show(whole);
  const limit = screen.getByRole('textbox', { name: 'Лимит' });
  await user.type(limit, '77{Control>}{Enter}{/Control}');
  expect(sent()?.limit).toBe(77);
  expect(document.activeElement).toBe(limit);
});

test('[APP-17] Ctrl+Enter sends the form from a part of a date and from a list of choices', async () => {
  const user = show(whole);
  for (const part of [screen.getAllByRole('spinbutton')[0], screen.getByRole('button', { name: /Вид/ })]) {
    send.mockClear();
    act(() => part?.focus());
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(send).toHaveBeenCalledOnce();
  }
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('[APP-17] a look-up field finds rows on the server by a part of their name, for one choice and for several', async () => {
  const user = show(whole);
  await user.type(screen.getByRole('combobox', { name: /Компания/ }), 'Агро');
  await vi.waitFor(() => expect(find).toHaveBeenCalledWith('Агро', expect.any(AbortSignal)));
  await user.click(await screen.findByRole('option', { name: 'Агрохолдинг' }));
  for (const name of ['Агрохолдинг', 'Лицей']) {
    await user.click(screen.getByRole('combobox', { name: /Группы/ }));
    await user.click(await screen.findByRole('option', { name }));
  }
  await user.keyboard('{Escape}');
  await user.click(within(screen.getByRole('row', { name: 'Агрохолдинг' })).getByRole('button'));
  await user.click(save());
  expect(sent()).toMatchObject({
    company: { id: '1', label: 'Агрохолдинг' },
    groups: [{ id: '2', label: 'Лицей' }],
  });
});

test.each<[string, Partial<Values>, () => HTMLElement | undefined]>([
  ['text', { title: '' }, () => screen.getByRole('textbox', { name: /Название/ })],
  ['date', { starts: null }, () => screen.getAllByRole('spinbutton')[0]],
  ['select', { tone: null }, () => screen.getByRole('button', { name: /Вид/ })],
  ['list', { limits: [] }, () => screen.getByRole('button', { name: 'Добавить лимит' })],
  [
    'row of a list',
    { limits: [{ service: '', perDay: 1 }] },
    () => screen.getByRole('textbox', { name: /Сервис/ }),
  ],
])(
  '[APP-17] an empty required %s has an error at its field, which gets the focus',
  async (_kind, part, field) => {
    const user = show({ ...whole, ...part });
    await user.click(save());
    expect(screen.getByText('Заполните это поле')).toBeDefined();
    expect(document.activeElement).toBe(field());
    expect(send).not.toHaveBeenCalled();
  },
);

test('[APP-17] a server error is shown in its row; an error without a field is shown above the form', async () => {
  send.mockRejectedValue(new Error('422'));
  const user = show(whole);
  await user.click(save());
  await screen.findByText('Запись изменена');
  const services = screen.getAllByRole('textbox', { name: /Сервис/ });
  expect(screen.getByText('Такого сервиса нет')).toBeDefined();
  expect(services[1]?.getAttribute('aria-invalid')).toBe('true');
  const isClosable = screen.getByRole('switch', { description: 'Закрыть нельзя' });
  expect(document.activeElement).toBe(isClosable);
});

test('[APP-17] a row added after a removal is a new row', async () => {
  const user = show({ ...whole, limits: [{ service: 'ChatGPT', perDay: 5 }] });
  const add = screen.getByRole('button', { name: 'Добавить лимит' });
  await user.click(add);
  const [, second] = screen.getAllByRole('textbox', { name: /Сервис/ });
  await user.click(screen.getByRole('button', { name: 'Удалить строку 1' }));
  await user.click(add);
  const fields = screen.getAllByRole('textbox', { name: /Сервис/ });
  expect(fields[0]).toBe(second);
  expect(fields).toHaveLength(2);
  expect(fields[1]).not.toBe(second);
});

test('[APP-17] rows can be added up to the limit, changed and removed', async () => {
  const user = show({ ...whole, limits: [{ service: 'ChatGPT', perDay: 5 }] });
  const add = screen.getByRole('button', { name: 'Добавить лимит' });
  await user.click(add);
  expect(add).toHaveProperty('disabled', true);
  await user.type(screen.getAllByRole('textbox', { name: /Сервис/ })[1] ?? add, 'Claude');
  await user.click(screen.getByRole('button', { name: 'Удалить строку 1' }));
  await user.click(save());
  expect(sent()?.limits).toEqual([{ service: 'Claude', perDay: null }]);
});
