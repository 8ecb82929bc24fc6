import { useId } from 'react';
import {
  type NumberSetting,
  optionsOf,
  type Setting,
  type SettingValue,
} from '#features/service-settings/index.ts';
import {
  Grid,
  MultiSelect,
  NumberField,
  SegmentedControl,
  Select,
  Slider,
  Stack,
  Switch,
  Text,
  TextArea,
} from '#ui/index.ts';
import { AspectOutline } from './AspectOutline.tsx';
import { sliderHelp } from './SettingsPanel.css.ts';

interface SettingFieldProps {
  setting: Setting;
  value: SettingValue | null;
  problem: string | null;
  /** @param value undefined: the default */
  onChange: (value: SettingValue | undefined) => void;
}

/** Whether the options of a choice are still being loaded. */
const waiting = (setting: Setting): string => (setting.key === 'sheet' ? 'Читаем листы…' : 'Загружаем…');

function NumberControl({
  setting,
  value,
  problem,
  onChange,
}: SettingFieldProps & { setting: NumberSetting }) {
  const helpId = useId();
  const { control, label, help, step } = setting;
  const number = typeof value === 'number' ? value : null;
  // The field has no limits of its own: it would replace a wrong number silently instead of saying so (CHAT-17).
  const field = (
    <NumberField
      label={label}
      isLabelHidden={control === 'slider'}
      value={number}
      step={step}
      formatOptions={{ useGrouping: false }}
      {...(help && control === 'number' && { description: help })}
      {...(problem !== null && { errorMessage: problem })}
      {...(setting.key === 'seed' && { placeholder: 'Случайное' })}
      onChange={(next) => onChange(next ?? undefined)}
    />
  );
  if (control === 'number') return field;
  return (
    <Grid columns="minmax(0, 1fr) 8.5rem" gap={3} rowGap={1} align="end">
      <Slider
        label={label}
        value={Math.min(setting.max, Math.max(setting.min, number ?? setting.min))}
        minValue={setting.min}
        maxValue={setting.max}
        step={step}
        isValueHidden
        {...(help && { 'aria-describedby': helpId })}
        onChange={(next) => onChange(Number(next.toFixed(4)))}
      />
      {field}
      {help && (
        <div className={sliderHelp}>
          <Text size="sm" tone="muted" as="span" id={helpId}>
            {help}
          </Text>
        </div>
      )}
    </Grid>
  );
}

/** The control of one setting, with its hint and its error. */
export function SettingField(props: SettingFieldProps) {
  const { setting, value, problem, onChange } = props;
  const helpId = useId();
  const { label, help } = setting;
  const texts = {
    label,
    ...(help && { description: help }),
    ...(problem !== null && { errorMessage: problem }),
  };
  const options = (optionsOf(setting) ?? []).map((option) => ({ id: option.value, label: option.title }));
  switch (setting.control) {
    case 'slider':
    case 'number':
      return <NumberControl {...props} setting={setting} />;
    case 'select':
      return (
        <Select
          {...texts}
          options={options}
          value={typeof value === 'string' && options.length > 0 ? value : null}
          isDisabled={optionsOf(setting) === null}
          {...(optionsOf(setting) === null && { placeholder: waiting(setting) })}
          onChange={(next) => onChange(next ?? undefined)}
        />
      );
    case 'multi':
      return (
        <MultiSelect
          {...texts}
          options={options}
          value={Array.isArray(value) ? value : []}
          onChange={onChange}
        />
      );
    case 'textarea':
      return (
        <TextArea
          {...texts}
          rows={3}
          isGrowing
          hasCounter
          counterMax={setting.maxLength}
          value={typeof value === 'string' ? value : ''}
          onChange={(text) => onChange(text === '' ? undefined : text)}
        />
      );
    case 'switch':
      return (
        <Stack gap={1.5} align="start">
          <Switch
            isSelected={value === true}
            onChange={onChange}
            {...(help && { 'aria-describedby': helpId })}
          >
            {label}
          </Switch>
          {help && (
            <Text size="sm" tone="muted" as="span" id={helpId}>
              {help}
            </Text>
          )}
        </Stack>
      );
    case 'segmented':
      return (
        <Stack gap={1.5} align="start">
          <Text size="sm" weight="medium" as="span">
            {label}
          </Text>
          <SegmentedControl
            label={label}
            items={options.map((option) => ({
              ...option,
              ...(setting.key === 'aspect' && { icon: <AspectOutline aspect={option.id} /> }),
            }))}
            selected={typeof value === 'string' ? value : setting.default}
            onSelect={onChange}
          />
          {help && (
            <Text size="sm" tone="muted" as="span">
              {help}
            </Text>
          )}
        </Stack>
      );
  }
}
