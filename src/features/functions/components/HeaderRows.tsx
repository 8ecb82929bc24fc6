import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { looksLikeSecret } from '#lib/looks-like-secret.ts';
import { Badge, Button, Grid, IconButton, Inline, Stack, Switch, Text, TextField } from '#ui/index.ts';
import { type HeaderValue, hasDroppedSecrets, isKept, newHeader } from '../model/values.ts';
import { fieldset } from './functions.css.ts';
import type { FunctionForm } from './useFunctionForm.ts';

/** Greatest number of headers. */
const MAX_HEADERS = 20;

/** The headers of the request. A stored secret is only said to be set: it can be replaced or removed (LAB-15). */
export function HeaderRows({ form, base }: Pick<FunctionForm, 'form' | 'base'>) {
  const { headers } = form.values;
  const add = useRef<HTMLButtonElement>(null);
  const set = (next: readonly HeaderValue[]): void => form.set({ headers: next });
  return (
    <Stack gap={3}>
      <Text weight="medium">Заголовки</Text>
      {base && hasDroppedSecrets(form.values, base.url) && (
        <Text size="sm" tone="negative" as="div">
          <span role="status">Адрес изменился: введите секреты заново</span>
        </Text>
      )}
      {headers.map((header, index) => (
        <HeaderRow
          key={header.id}
          form={form}
          header={header}
          index={index}
          isStored={isKept(header, form.values.url, base?.url ?? '')}
          onChange={(part) => set(form.now().headers.with(index, { ...header, ...part }))}
          onRemove={() => {
            set(form.now().headers.toSpliced(index, 1));
            // The pressed button goes with its row.
            add.current?.focus();
          }}
        />
      ))}
      <div>
        <Button
          ref={add}
          size="sm"
          icon={<Plus />}
          isDisabled={headers.length >= MAX_HEADERS}
          onPress={() => set([...form.now().headers, newHeader()])}
        >
          Добавить заголовок
        </Button>
      </div>
    </Stack>
  );
}

interface HeaderRowProps extends Pick<FunctionForm, 'form'> {
  header: HeaderValue;
  index: number;
  /** The gateway has its secret, and the form does not replace it. */
  isStored: boolean;
  onChange: (part: Partial<HeaderValue>) => void;
  onRemove: () => void;
}

function HeaderRow({ form, header, index, isStored, onChange, onRemove }: HeaderRowProps) {
  const { isSecret, name, isReplaced } = header;
  /** The pressed button gives way to another control, which then gets the focus. */
  const [isSwitched, setSwitched] = useState(false);
  const replace = (next: boolean): void => {
    setSwitched(true);
    onChange({ isReplaced: next, value: '' });
  };
  const field = (key: 'name' | 'value') =>
    form.part(
      `headers.${index}.${key}`,
      (values) => values.headers[index]?.[key] ?? '',
      (values, value) => ({
        headers: values.headers.map((one, place) => (place === index ? { ...one, [key]: value } : one)),
      }),
    );
  return (
    <fieldset className={fieldset} aria-label={`Заголовок ${index + 1}`}>
      <Grid columns="repeat(2, minmax(0, 1fr))" from="sm" gap={3} align="start">
        <TextField
          label="Имя заголовка"
          autoComplete="off"
          maxLength={100}
          placeholder="Authorization"
          isReadOnly={isStored}
          {...field('name')}
        />
        {isStored ? (
          <Stack gap={1.5} align="start">
            <Text size="sm" weight="medium">
              Значение
            </Text>
            <Inline>
              <Badge tone="neutral">задан</Badge>
              <Button
                size="sm"
                autoFocus={isSwitched}
                aria-label={`Заменить секрет заголовка ${name}`}
                onPress={() => replace(true)}
              >
                Заменить
              </Button>
            </Inline>
          </Stack>
        ) : (
          <TextField
            label="Значение"
            autoFocus={isSwitched}
            type={isSecret ? 'password' : 'text'}
            autoComplete={isSecret ? 'new-password' : 'off'}
            maxLength={2000}
            description={
              !isSecret && looksLikeSecret(header.value)
                ? 'Похоже на\u00a0секрет: включите «Секрет»'
                : isSecret &&
                  `${header.value === '' ? 'Не\u00a0задан. ' : ''}После сохранения не\u00a0показывается`
            }
            {...field('value')}
          />
        )}
      </Grid>
      <Inline gap={3} justify="between" wrap>
        <Switch isSelected={isSecret} isDisabled={isStored} onChange={(next) => onChange({ isSecret: next })}>
          Секрет
        </Switch>
        <Inline>
          {isReplaced && (
            <Button size="sm" variant="quiet" onPress={() => replace(false)}>
              Оставить прежний
            </Button>
          )}
          <IconButton label={`Удалить заголовок ${name || index + 1}`} icon={<Trash2 />} onPress={onRemove} />
        </Inline>
      </Inline>
    </fieldset>
  );
}
