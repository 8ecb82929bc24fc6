import { useEffect } from 'react';
import { looksLikeSecret, secretWarning } from '#lib/looks-like-secret.ts';
import { announce } from '#platform/announcer.ts';
import {
  Grid,
  Heading,
  NativeSelect,
  NumberField,
  Stack,
  Switch,
  Text,
  TextArea,
  TextField,
} from '#ui/index.ts';
import { methods } from '../model/values.ts';
import { ArgumentsEditor } from './ArgumentsEditor.tsx';
import { HeaderRows } from './HeaderRows.tsx';
import type { FunctionForm } from './useFunctionForm.ts';

type Props = Pick<FunctionForm, 'form' | 'base'>;

const methodOptions = methods.map((id) => ({ id, label: id }));

/** Fields that everybody with a right to the function reads. */
const openFields = ['description', 'sampleAnswer', 'url', 'body'] as const;

/** A hint, or the warning that a text holds what looks like a key. */
const hintFor = (text: string, hint: string): string => (looksLikeSecret(text) ? secretWarning : hint);

/** The fields of a function. */
export function FunctionFields({ form, base }: Props) {
  const { values } = form;
  const hasSecret = openFields.some((name) => looksLikeSecret(values[name]));
  // The hint of a field says it, too, which a screen reader does not read while one types.
  useEffect(() => {
    if (hasSecret) announce(secretWarning);
  }, [hasSecret]);
  return (
    <>
      <Stack as="section">
        <TextField label="Название" isRequired maxLength={60} autoComplete="off" {...form.field('title')} />
        <TextField
          label="Имя для модели"
          isRequired
          maxLength={40}
          autoComplete="off"
          spellCheck="false"
          description="Например create_request"
          {...form.field('name')}
        />
        <TextArea
          label="Описание для модели"
          isRequired
          rows={3}
          maxLength={500}
          hasCounter
          description={hintFor(values.description, 'Что функция делает и\u00a0когда её вызывать')}
          {...form.field('description')}
        />
      </Stack>
      <RequestFields form={form} base={base} />
      <ArgumentsEditor form={form} />
      <Stack as="section">
        <Heading level={2} size="lg">
          Вызов
        </Heading>
        <ChangesSwitch form={form} />
        <TextArea
          label="Пример ответа"
          rows={4}
          maxLength={20_000}
          description={hintFor(values.sampleAnswer, 'Что отвечает адрес, например {"number":"З-118"}')}
          {...form.field('sampleAnswer')}
        />
      </Stack>
    </>
  );
}

function RequestFields({ form, base }: Props) {
  const { method, url, body } = form.values;
  return (
    <Stack as="section">
      <Heading level={2} size="lg">
        Запрос
      </Heading>
      <Grid columns="auto minmax(0, 1fr)" from="sm" align="start">
        <Stack gap={1.5} align="start">
          <Text size="sm" weight="medium">
            <span aria-hidden="true">Метод</span>
          </Text>
          <NativeSelect
            label="Метод"
            options={methodOptions}
            value={method}
            onChange={form.field('method').onChange}
          />
        </Stack>
        <TextField
          label="Адрес"
          isRequired
          maxLength={2000}
          autoComplete="off"
          spellCheck="false"
          placeholder="https://api.example.ru/stock/{article}"
          description={hintFor(
            url,
            'Только https. Аргументы в\u00a0фигурных скобках, в\u00a0пути и\u00a0после «?»',
          )}
          {...form.field('url')}
        />
      </Grid>
      <HeaderRows form={form} base={base} />
      {method !== 'GET' && (
        <TextArea
          label="Тело запроса"
          rows={5}
          maxLength={10_000}
          spellCheck="false"
          description={hintFor(body, 'JSON; на\u00a0место "{аргумента}" встанет его значение')}
          {...form.field('body')}
        />
      )}
      <NumberField
        label="Ждать ответа"
        unit="с"
        isRequired
        minValue={1}
        maxValue={60}
        {...form.field('timeoutSeconds')}
      />
    </Stack>
  );
}

function ChangesSwitch({ form }: Pick<Props, 'form'>) {
  const { method, changes } = form.values;
  const isFixed = method !== 'GET';
  return (
    <Stack gap={1}>
      <Switch
        isSelected={isFixed || changes}
        isDisabled={isFixed}
        aria-describedby="changes-note"
        onChange={form.field('changes').onChange}
      >
        Изменяет данные
      </Switch>
      <Text id="changes-note" size="sm" tone="muted">
        {isFixed
          ? `Запрос ${method} изменяет данные: каждый вызов ждёт согласия человека`
          : 'Включите, если запрос что\u2011то создаёт или меняет: тогда вызов ждёт согласия человека'}
      </Text>
    </Stack>
  );
}
