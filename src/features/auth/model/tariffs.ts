import { TariffId } from '#api/generated/model/tariffId.ts';
import type { ProductLine } from '#platform/config.ts';

/** The line with this id, else the first one, which the form begins with. */
export function lineOf(lines: readonly ProductLine[], id: string): ProductLine | undefined {
  return lines.find((line) => line.id === id) ?? lines[0];
}

/**
 * The chosen tariff as the gateway takes it, where the line has it; a line's only tariff needs no choice.
 *
 * @param chosen id out of the form, any text
 */
export function tariffIdOf(line: ProductLine | undefined, chosen: string): TariffId | undefined {
  const tariffs = line?.tariffs ?? [];
  const tariff = tariffs.length === 1 ? tariffs[0] : tariffs.find(({ id }) => String(id) === chosen);
  return Object.values(TariffId).find((id) => id === tariff?.id);
}
