/** One of the six agreements (portal.md §3). */
export interface Agreement {
  id: number;
  isMandatory: boolean;
  /** Label of the checkbox. */
  label: string;
  /** The text that the gateway stores: empty for the mandatory ones (portal.md §3). */
  text: string;
}

const mandatory = (id: number, label: string): Agreement => ({ id, isMandatory: true, label, text: '' });
const optional = (id: number, label: string): Agreement => ({ id, isMandatory: false, label, text: label });

export const agreements: readonly Agreement[] = [
  mandatory(1, 'Принимаю правила работы с\u00a0нейросетевыми сервисами компании.'),
  optional(2, 'Не ввожу конфиденциальные сведения и\u00a0сведения, составляющие коммерческую тайну.'),
  optional(3, 'Пользуюсь сервисами только для\u00a0выполнения рабочих задач.'),
  optional(
    4,
    'Соглашаюсь с\u00a0тем, что компания контролирует содержание запросов и\u00a0файлов специальными программами.',
  ),
  optional(5, 'Соглашаюсь с\u00a0тем, что при\u00a0контроле могут стать видны сведения личного характера.'),
  mandatory(
    6,
    'Понимаю, что ответы нейросетей могут содержать ошибки, и\u00a0проверяю их перед использованием.',
  ),
];

/**
 * Says what is missing: every mandatory agreement and at least one of the others have to be checked (BOT-03).
 *
 * @param checked ids of the checked agreements
 * @returns the text for the user; null when nothing is missing
 */
export function whatIsMissing(checked: ReadonlySet<number>): string | null {
  const isOpen = ({ id }: Agreement): boolean => !checked.has(id);
  const needsMandatory = agreements.some((one) => one.isMandatory && isOpen(one));
  const needsOptional = agreements.filter((one) => !one.isMandatory).every(isOpen);
  if (needsMandatory && needsOptional) {
    return 'Отметьте оба обязательных пункта и\u00a0хотя\u00a0бы один из\u00a0остальных.';
  }
  if (needsMandatory) return 'Отметьте оба обязательных пункта.';
  return needsOptional ? 'Отметьте хотя\u00a0бы один из\u00a0необязательных пунктов.' : null;
}

/** The choice in the form of the contract: all six agreements, each once. */
export const agreementForm = (checked: ReadonlySet<number>) => ({
  agreements: agreements.map(({ id, text }) => ({ id, text, checked: checked.has(id) })),
});
