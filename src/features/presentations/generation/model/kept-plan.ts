import { isRecord } from '#lib/guards.ts';
import { formDraft } from '#platform/form-draft.ts';
import type { Layout, OutlineItem } from '../../model/deck.ts';
import { LAYOUTS } from '../../model/layouts.ts';

/** What this browser keeps of a plan: changes that are not saved yet, and which items their slides do not follow yet. */
export interface KeptPlan {
  /** The saved plan that the changes were made to. */
  base: readonly OutlineItem[];
  outline: readonly OutlineItem[];
  /** Ids of the items that were changed after their slides were made. */
  changed: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isLayout = (value: unknown): value is Layout => isText(value) && Object.hasOwn(LAYOUTS, value);

/** An item of stored data, which is untrusted; null for anything else. */
function itemOf(stored: unknown): OutlineItem | null {
  if (!isRecord(stored)) return null;
  const { id, title, layout, points, source } = stored;
  if (!isText(id) || !isText(title) || !isLayout(layout) || !Array.isArray(points)) return null;
  if (!points.every(isText) || !(source === null || isText(source))) return null;
  return { id, title, layout, points, source };
}

function itemsOf(stored: unknown): OutlineItem[] | null {
  if (!Array.isArray(stored)) return null;
  const items = stored.map(itemOf);
  return items.every((item) => item !== null) ? items : null;
}

export function parseKeptPlan(stored: unknown): Partial<KeptPlan> {
  if (!isRecord(stored)) return {};
  const [base, outline] = [itemsOf(stored['base']), itemsOf(stored['outline'])];
  const changed = stored['changed'];
  return {
    ...(base && outline && { base, outline }),
    ...(Array.isArray(changed) && { changed: changed.filter(isText) }),
  };
}

/** The unsaved plan of a presentation, stored in this browser by person and presentation. */
export const keptPlan = (userId: number, uuid: string) =>
  formDraft<KeptPlan>(userId, `presPlan ${uuid}`, {
    parse: parseKeptPlan,
    keep: (plan) => (plan.outline === plan.base && plan.changed.length === 0 ? null : plan),
  });
