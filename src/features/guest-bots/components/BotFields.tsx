import { StartersField } from '#objects/index.ts';
import { DatePicker, NumberField, RadioGroup, Stack, Switch, TextArea, TextField } from '#ui/index.ts';
import { dayInWords } from '../model/bot-state.ts';
import { limits } from '../model/bot-values.ts';
import { entryOptions } from '../model/entries.ts';
import { warning } from './bots.css.ts';
import type { BotForm } from './useBotForm.ts';

/** What happens after the last day, in words. */
function lastDayText(day: string | null, today: string): string {
  if (day === null) return 'Не\u00a0указан: чат\u2011бот работает, пока вы его не\u00a0выключите';
  if (day < today) return 'Этот день прошёл: гости видят, что чат\u2011бот закрыт';
  return `До\u00a0конца дня ${dayInWords(day)} по\u00a0московскому времени. Потом гости увидят, что чат\u2011бот закрыт, а\u00a0настройки и\u00a0ссылки сохранятся`;
}

interface BotFieldsProps {
  form: BotForm['form'];
  /** The day in Moscow, ISO. */
  today: string;
  /** Whether the agent has files. */
  hasFiles: boolean;
}

/** The settings of a chat-bot for guests. */
export function BotFields({ form, today, hasFiles }: BotFieldsProps) {
  const { entry, lastDay, isOn, starters } = form.values;
  const limit = form.field('dayLimit');
  return (
    <>
      <Stack as="section">
        <Switch name="isOn" isSelected={isOn} onChange={form.field('isOn').onChange}>
          {'Чат\u2011бот включён'}
        </Switch>
        <TextField
          label="Название"
          isRequired
          maxLength={limits.name}
          autoComplete="off"
          description="Его видят гости. Буквы, цифры, пробел и&nbsp;подчёркивание"
          {...form.field('name')}
        />
        <TextArea
          label="Приветствие"
          rows={3}
          maxLength={limits.welcome}
          hasCounter
          description={'Гость прочтёт его до\u00a0первого вопроса'}
          {...form.field('welcome')}
        />
        <StartersField
          starters={starters}
          onChange={(next) => form.set({ starters: next })}
          part={form.part}
          maxCount={limits.starters}
          maxLength={limits.starter}
        />
      </Stack>
      <Stack as="section">
        <RadioGroup {...form.field('entry')} label="Кто может войти" options={entryOptions} value={entry} />
        {entry === 'domains' && (
          <TextArea
            label="Домены"
            isRequired
            rows={2}
            spellCheck="false"
            placeholder="company.ru, partner.org"
            description={'Через запятую или с\u00a0новой строки, до\u00a020'}
            {...form.field('domains')}
          />
        )}
        {hasFiles && <p className={warning}>Содержимое файлов агента может попасть в&nbsp;ответы гостям</p>}
      </Stack>
      <Stack as="section">
        <NumberField
          label="Запросов в&nbsp;день"
          isRequired
          minValue={1}
          maxValue={limits.dayLimit}
          description={
            'От\u00a0всех гостей вместе. Когда лимит исчерпан, чат\u2011бот отвечает снова со\u00a0следующего дня'
          }
          {...limit}
          onChange={(value) => {
            limit.onChange(value);
            limit.onBlur();
          }}
        />
        <DatePicker
          label="Последний день"
          today={today}
          description={lastDayText(lastDay, today)}
          {...form.field('lastDay')}
        />
      </Stack>
    </>
  );
}
