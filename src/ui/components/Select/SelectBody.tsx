import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SelectValue, type SelectValueProps } from 'react-aria-components/Select';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { options, popoverSurface } from '../Popover/surface.css.ts';
import { control, trailing } from '../TextField/Field.css.ts';
import { FieldLabel, FieldNotes, type FieldTexts } from '../TextField/FieldParts.tsx';
import type { SelectOption } from './OptionItem.tsx';
import { OptionItem } from './OptionItem.tsx';
import { chevron, clear, list, opener, value } from './Select.css.ts';

interface SelectBodyProps {
  /** The select's own props. */
  of: FieldTexts & {
    options: readonly SelectOption<string>[];
    isRequired?: boolean;
    isDisabled?: boolean;
    isLabelHidden?: boolean;
    icon?: ReactNode;
  };
  /** Clears the selection; undefined if there is nothing to clear. */
  onClear: (() => void) | undefined;
  /** The text of the button: the selection or the placeholder. */
  children: SelectValueProps<object>['children'];
}

/** The parts of a select: label, button, hint, error and list. */
export function SelectBody({ of: props, onClear, children }: SelectBodyProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <FieldLabel isRequired={props.isRequired} isHidden={props.isLabelHidden}>
        {props.label}
      </FieldLabel>
      <Group
        className={control}
        role="presentation"
        isInvalid={props.errorMessage !== undefined}
        isDisabled={props.isDisabled}
      >
        {props.icon && <Icon size="sm">{props.icon}</Icon>}
        <Button ref={trigger} className={opener}>
          <SelectValue className={value}>{children}</SelectValue>
          <span className={chevron}>
            <Icon size="sm">
              <ChevronDown />
            </Icon>
          </span>
        </Button>
        {onClear && !props.isDisabled && (
          <span className={`${trailing} ${clear}`}>
            <IconButton
              slot={null}
              size="sm"
              label="Очистить"
              icon={<X />}
              onPress={() => {
                onClear();
                // The button is gone with what it cleared.
                trigger.current?.focus();
              }}
            />
          </span>
        )}
      </Group>
      <FieldNotes description={props.description} errorMessage={props.errorMessage} />
      <Popover className={`${popoverSurface} ${list}`} offset={4}>
        <ListBox className={options} items={props.options}>
          {(item) => <OptionItem option={item} />}
        </ListBox>
      </Popover>
    </>
  );
}
