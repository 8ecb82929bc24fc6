import { TariffId } from '#api/generated/model/tariffId.ts';
import type { ProductLine } from '#platform/config.ts';

/** The line with this id, else the first one. */
export function lineOf(lines: readonly ProductLine[], id: string): ProductLine | undefined {
  return lines.find((line) => line.id === id) ?? lines[0];
}

/**
 * Id of the chosen tariff, if the line has it; the only tariff of a line is chosen automatically.
 *
 * @param chosen value of the form, any text
 */
export function tariffIdOf(line: ProductLine | undefined, chosen: string): TariffId | undefined {
  const tariffs = line?.tariffs ?? [];
  const tariff = tariffs.length === 1 ? tariffs[0] : tariffs.find(({ id }) => String(id) === chosen);
  return Object.values(TariffId).find((id) => id === tariff?.id);
}
