import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { Form } from '#forms/index.ts';
import { Button, IconButton, TextField } from '#ui/index.ts';
import { group, legend, list, row } from './StartersField.css.ts';

type Starters = readonly { text: string }[];

interface StartersFieldProps {
  starters: Starters;
  onChange: (starters: Starters) => void;
  /** `part` of the form, for the text of a row. */
  part: Form<{ starters: Starters }>['part'];
  maxCount: number;
  maxLength: number;
}

/** Requests to begin with; empty ones are dropped when the form is saved. */
export function StartersField({ starters, onChange, part, maxCount, maxLength }: StartersFieldProps) {
  const id = useId();
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState(-1);
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
                maxLength={maxLength}
                autoFocus={index === added}
                {...part(
                  `starters.${index}.text`,
                  (values) => values.starters[index]?.text ?? '',
                  (values, text) => ({ starters: values.starters.with(index, { text }) }),
                )}
              />
              <IconButton
                label={`Удалить пример ${index + 1}`}
                icon={<Trash2 />}
                onPress={() => {
                  onChange(starters.toSpliced(index, 1));
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
          isDisabled={starters.length >= maxCount}
          onPress={() => {
            setAdded(starters.length);
            onChange([...starters, { text: '' }]);
          }}
        >
          Добавить пример
        </Button>
      </div>
    </div>
  );
}
