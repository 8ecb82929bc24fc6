import type { AgreementForm } from '#api/generated/model/agreementForm.ts';
import type { AgreementText } from '#api/generated/model/agreementText.ts';

const ids = [1, 2, 3, 4, 5, 6];

/** True for a list with all six agreements (portal.md §3); without one of them they cannot be accepted. */
export const isComplete = (texts: readonly AgreementText[]): boolean =>
  ids.every((id) => texts.some((one) => one.id === id));

/**
 * Says what is missing: every mandatory agreement and at least one of the others have to be checked (BOT-03).
 *
 * @param checked ids of the checked agreements
 * @returns the text for the user; null when nothing is missing
 */
export function whatIsMissing(texts: readonly AgreementText[], checked: ReadonlySet<number>): string | null {
  const isOpen = ({ id }: AgreementText): boolean => !checked.has(id);
  const needsMandatory = texts.some((one) => one.isMandatory && isOpen(one));
  const needsOptional = texts.filter((one) => !one.isMandatory).every(isOpen);
  if (needsMandatory && needsOptional) {
    return 'Отметьте обязательные пункты и\u00a0хотя\u00a0бы один из\u00a0остальных.';
  }
  if (needsMandatory) return 'Отметьте обязательные пункты.';
  return needsOptional ? 'Отметьте хотя\u00a0бы один из\u00a0необязательных пунктов.' : null;
}

/** The choice in the form of the contract: all agreements, the mandatory ones with an empty text (portal.md §3). */
export const agreementForm = (
  texts: readonly AgreementText[],
  checked: ReadonlySet<number>,
): AgreementForm => ({
  agreements: texts.map(({ id, isMandatory, text, version }) => ({
    id,
    text: isMandatory ? '' : text,
    version,
    checked: checked.has(id),
  })),
});
