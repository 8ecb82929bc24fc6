import { ChevronDown, X } from 'lucide-react';
import { type KeyboardEvent, use, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { buttonClass } from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { options as optionsClass, popoverSurface } from '../Popover/surface.css.ts';
import type { SelectOption } from '../Select/OptionItem.tsx';
import { OptionItem } from '../Select/OptionItem.tsx';
import { list } from '../Select/Select.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { control, input } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from '../TextField/FieldParts.tsx';
import { buttons, note } from './ComboBox.css.ts';

/** What fields with one choice and with several have in common. */
export interface ComboBoxTexts extends FieldTexts {
  /** Options are loading. */
  isLoading?: boolean;
  /** @default «Выбор из списка» (APP-16) */
  placeholder?: string;
  /** Text shown when no option matches. @default «Ничего не найдено» */
  emptyText?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** The name of the form field. */
  name?: string;
}

interface ComboBoxBodyProps {
  of: ComboBoxTexts;
  /** Absent when nothing can be cleared. */
  onClear?: (() => void) | undefined;
  /** Longest text, characters. @default no limit */
  maxLength?: number;
  /** How many are chosen, where several can be. */
  chosen?: number;
}

/** The label, the field with its buttons, and the list of a combo box. */
export function ComboBoxBody({ of, onClear, maxLength, chosen = 0 }: ComboBoxBodyProps) {
  const { label, description, errorMessage, isLoading } = of;
  const field = useRef<HTMLInputElement>(null);
  const state = use(ComboBoxStateContext);
  const selection = state?.selectionManager;
  const before = useRef(chosen);
  // The list of a search closes with its choice, because it covers what is chosen. A list that was opened stays: it marks it.
  useEffect(() => {
    if (chosen > before.current && state?.inputValue) state.close();
    before.current = chosen;
  }, [chosen, state]);
  /** Tab presses the focused option, which in a list of several choices would take the last choice back. */
  const keepChoices = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab' && selection?.selectionMode === 'multiple') selection.setFocusedKey(null);
  };
  return (
    <>
      <FieldLabel isRequired={of.isRequired}>{label}</FieldLabel>
      <Group className={control} onKeyDownCapture={keepChoices}>
        <Input
          ref={field}
          placeholder={of.placeholder ?? 'Выбор из списка'}
          className={input}
          maxLength={maxLength}
          // Not at each focus: a dialog that focuses its first field would be covered by the list.
          onClick={() => state?.open(null, 'manual')}
        />
        {isLoading && <Spinner size="sm" label="Загрузка" />}
        <span className={buttons}>
          {onClear && (
            <IconButton
              slot={null}
              size="sm"
              label="Очистить"
              icon={<X />}
              onPress={() => {
                onClear();
                // The button is gone with what it cleared.
                field.current?.focus();
              }}
            />
          )}
          <Button className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true })}>
            <Icon size="sm">
              <ChevronDown />
            </Icon>
          </Button>
        </span>
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
      <Popover className={`${popoverSurface} ${list}`} offset={4}>
        <ListBox<SelectOption<string>>
          className={optionsClass}
          renderEmptyState={() => (
            <div className={note}>{isLoading ? 'Загружаем…' : (of.emptyText ?? 'Ничего не найдено')}</div>
          )}
        >
          {(item) => <OptionItem option={item} />}
        </ListBox>
      </Popover>
    </>
  );
}
