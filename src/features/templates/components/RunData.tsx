import { useHistoryMessageList } from '#api/generated/hooks/history/history.ts';
import type { LabTemplate } from '#api/generated/model/labTemplate.ts';
import type { TemplateValue } from '#api/generated/model/templateValue.ts';
import { formatDate } from '#lib/dates.ts';
import { Button, Disclosure } from '#ui/index.ts';
import { data, list, name, value as valueClass } from './Templates.css.ts';

interface RunDataProps {
  template: Pick<LabTemplate, 'variables'>;
  chatUuid: string;
  /** Absent where the template takes no new runs. */
  onRepeat?: ((values: readonly TemplateValue[]) => void) | undefined;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What a run was filled with, folded above its conversation. */
export function RunData({ template: { variables }, chatUuid, onRepeat }: RunDataProps) {
  const { data: page } = useHistoryMessageList(
    { chatUuid, page: 0, size: 1 },
    { query: { staleTime: Number.POSITIVE_INFINITY, meta: { inline: [404] } } },
  );
  const values = page?.template?.values ?? [];
  if (values.length === 0) return null;
  const known = new Map(variables.map((one) => [one.key, one]));
  return (
    <div className={data}>
      <Disclosure title="Данные запуска" level={2}>
        <dl className={list}>
          {values.map(({ key, value }) => {
            const { label = key, kind } = known.get(key) ?? {};
            return (
              <div key={key}>
                <dt className={name}>{label}</dt>
                <dd className={valueClass}>
                  {kind === 'date' && isDay(value) ? formatDate(new Date(`${value}T00:00`)) : value || '—'}
                </dd>
              </div>
            );
          })}
        </dl>
        {onRepeat && (
          <Button size="sm" onPress={() => onRepeat(values)}>
            Повторить с&nbsp;этими данными
          </Button>
        )}
      </Disclosure>
    </div>
  );
}
