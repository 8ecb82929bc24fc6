import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Form } from '#forms/index.ts';
import { Button, IconButton, TextField } from '#ui/index.ts';
import { type AgentValues, limits } from '../model/agent-values.ts';
import { group, legend, list, row } from './editor.css.ts';

/** Requests to begin with; empty ones are dropped when the agent is saved. */
export function StartersField({ form }: { form: Form<AgentValues> }) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState(-1);
  const { starters } = form.values;
  const change = (next: AgentValues['starters']): void => form.set({ starters: next });
  return (
    <div className={group}>
      <span id={id} className={legend}>
        Примеры запросов
      </span>
      {starters.length > 0 && (
        <ul aria-labelledby={id} className={list}>
          {starters.map((_starter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all of a row is in the form
            <li key={index} className={row}>
              <TextField
                label={`Пример ${index + 1}`}
                maxLength={limits.starter}
                autoFocus={index === added}
                {...form.part(
                  `starters.${index}.text`,
                  (values) => values.starters[index]?.text ?? '',
                  (values, text) => ({ ...values, starters: values.starters.with(index, { text }) }),
                )}
              />
              <IconButton
                label={`Удалить пример ${index + 1}`}
                icon={<Trash2 />}
                onPress={() => {
                  change(starters.toSpliced(index, 1));
                  add.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={add}
          icon={<Plus />}
          isDisabled={starters.length >= limits.starters}
          onPress={() => {
            setAdded(starters.length);
            change([...starters, { text: '' }]);
          }}
        >
          Добавить пример
        </Button>
      </div>
    </div>
  );
}
