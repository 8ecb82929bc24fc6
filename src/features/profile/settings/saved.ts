import { announce } from '#platform/announcer.ts';
import { changeSettings } from '#platform/sync-settings.ts';

/** Says that a setting is stored. */
export const saved = (): void => announce('Сохранено');

/** Text at a control whose change the gateway has refused. */
export const notSaved = 'Не\u00a0сохранено. Осталось прежнее значение, попробуйте ещё раз';

/**
 * Changes settings of the gateway and says when they are stored.
 *
 * @returns the text for the control when they are not
 */
export async function save(part: Parameters<typeof changeSettings>[0]): Promise<string | undefined> {
  if (!(await changeSettings(part))) return notSaved;
  saved();
  return undefined;
}
