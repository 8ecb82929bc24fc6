import { useMutation } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError } from '#api/error.ts';
import type { ReportOrder } from '#api/generated/model/reportOrder.ts';
import type { ReportPreview } from '#api/generated/model/reportPreview.ts';
import {
  Fields,
  isChanged,
  refusedFieldErrors,
  requiredErrors,
  useForm,
  useUnsavedChanges,
} from '#forms/index.ts';
import { IdempotencyKeys } from '#lib/idempotency-keys.ts';
import { useSession } from '#platform/session/useSession.ts';
import { Button, Inline, Select, Stack, Text, toast } from '#ui/index.ts';
import { RefusalNote } from '../edit/RefusalNote.tsx';
import { ownRefusals, refusalText } from '../edit/refusal.ts';
import type { AdminArea } from '../kit/admin-scope.ts';
import { pathOf } from '../kit/menu.ts';
import { useAdminTiles } from '../kit/useAdminTiles.ts';
import type { PageProps } from '../list/lazyPage.tsx';
import { isPeriod, kindOptions, repeatedDaysText } from '../words/report-words.ts';
import { reportCalls, scheduleCalls } from './calls.ts';
import { FilterPart } from './FilterPart.tsx';
import { choicesIn } from './kinds.ts';
import { fieldOf, initialValues, type OrderValues, once, orderErrors, orderOf, withKind } from './order.ts';
import { contentFields, makingFields } from './order-fields.ts';
import { PeriodMenu } from './PeriodMenu.tsx';
import { Preview } from './Preview.tsx';
import { order as orderClass } from './reports.css.ts';

const listPages = ['reports/list-reports', 'getListReports/list-reports'];
/** The page that has the schedules as a part. */
const schedulePages: Readonly<Record<AdminArea, readonly string[]>> = {
  admin: ['getListReports/list-reports'],
  companyAdmin: ['reports/list-reports'],
};

/** The page on which a report is ordered: once or by a schedule, with its first rows before (administration.md §3). */
export function OrderPage({ area, canChange }: PageProps) {
  const { search, state } = useLocation();
  const by = useSession().profile?.id ?? 0;
  const { data: tiles = [] } = useAdminTiles(area);
  const [keys] = useState(() => new IdempotencyKeys());
  const [isOrdered, setOrdered] = useState(false);
  const [preview, setPreview] = useState<ReportPreview | null>(null);
  /** True while the form is sent for its first rows only. A ref: the next line of the press sends it. */
  const isCheck = useRef(false);

  const sending = useMutation({
    mutationFn: async ({ values, asPreview }: { values: OrderValues; asPreview: boolean }) => {
      if (asPreview) return setPreview(await reportCalls[area].check(orderOf(values, { isPreview: true })));
      await send(area, keys, values);
    },
    meta: ownRefusals,
  });
  const form = useForm<OrderValues>({
    initial: initialValues(search, state.search?.by === by ? state.search.text : '', area),
    validate: (values) => ({
      ...orderErrors(values),
      ...requiredErrors([...contentFields(values, area), ...makingFields(values)], values),
    }),
    send: (values) => {
      const asPreview = isCheck.current;
      return sending.mutateAsync({ values, asPreview }).then(() => {
        if (asPreview) return;
        form.reset(values);
        setOrdered(true);
        toast.show({
          tone: 'positive',
          title: isPeriod(values.repeat) ? 'Расписание создано' : 'Отчёт заказан',
        });
      });
    },
    refusal: (error) =>
      refusedFieldErrors<OrderValues>(
        (error instanceof ApiError ? error.refusedFields : []).map(({ field, message }) => ({
          field: fieldOf(field),
          message,
        })),
      ),
  });
  const { question } = useUnsavedChanges(isChanged(form) && !isOrdered);
  const { values } = form;
  const choices = choicesIn(area, values.kind);
  const isRepeated = isPeriod(values.repeat);

  const check = (): void => {
    isCheck.current = true;
    form.submit();
    isCheck.current = false;
  };

  if (isOrdered) {
    const target = pathOf(tiles, isRepeated ? schedulePages[area] : listPages);
    const address: Record<string, string> = isRepeated ? { part: 'schedules' } : {};
    if (target) return <Navigate to={target} search={address} />;
  }
  return (
    <div className={orderClass}>
      <Stack {...form.formProps} as="form" aria-label="Заказ отчёта">
        <Select
          label="Вид"
          options={kindOptions.filter(({ id }) => choicesIn(area, id))}
          value={values.kind}
          onChange={(kind) => {
            if (!kind) return;
            setPreview(null);
            form.set(withKind(form.now(), kind));
          }}
        />
        {choices?.hasPeriod && !isRepeated && <PeriodMenu onChoose={form.set} />}
        {choices?.hasPeriod && isPeriod(values.repeat) && (
          <Text tone="muted">{repeatedDaysText(values.repeat)}</Text>
        )}
        <Fields form={form} fields={contentFields(values, area)} isReadOnly={form.isSending} />
        <FilterPart
          area={area}
          filters={choices?.filters ?? []}
          chosen={values.filters}
          onChange={(filters) => form.set({ filters })}
        />
        {/* Errors of fields that are not shown stand above the first part. */}
        <Fields
          form={{ ...form, otherErrors: [] }}
          fields={makingFields(values)}
          isReadOnly={form.isSending}
        />
        <RefusalNote text={refusalText(sending.error)} />
        <Inline gap={3} wrap>
          <Button
            type="submit"
            variant="primary"
            isDisabled={!canChange}
            isPending={form.isSending && !sending.variables?.asPreview}
          >
            {values.repeat === once ? 'Заказать отчёт' : 'Создать расписание'}
          </Button>
          <Button
            isDisabled={!canChange}
            isPending={form.isSending && sending.variables?.asPreview === true}
            onPress={check}
          >
            Показать первые строки
          </Button>
        </Inline>
        {!canChange && <Text tone="muted">У&nbsp;вас есть право только смотреть отчёты.</Text>}
      </Stack>
      {preview && <Preview preview={preview} />}
      {question}
    </div>
  );
}

/** Orders the report, or creates its schedule. */
const send = (area: AdminArea, keys: IdempotencyKeys, values: OrderValues): Promise<unknown> => {
  const report: ReportOrder = orderOf(values);
  const { repeat, hour } = values;
  if (!isPeriod(repeat))
    return keys.send(JSON.stringify(report), (headers) => reportCalls[area].add(report, { headers }));
  const schedule = { report, period: repeat, hour: Number(hour) };
  return keys.send(JSON.stringify(schedule), (headers) => scheduleCalls[area].add(schedule, { headers }));
};
