/** Services with their tiles in the shape of the administration. */

import { groupTitle } from '#mocks/domain/people/person.ts';
import { usageOf } from '#mocks/domain/usage/usage.ts';
import { type Database, itemsOf, type Schemas, type Tile } from '#mocks/store/database.ts';
import { rulesOf } from './rules.ts';

/** A service of the contract with a known section. */
export type AdminService = Schemas['AdminService'] & { readonly group: Schemas['TileGroup'] };

/** The models of a service, in the order of choice. */
export const modelsOf = ({ models }: Database, serviceType: string): Schemas['ChatModel'][] =>
  itemsOf(models).filter((model) => model.serviceType === serviceType);

/** Converts tiles to the contract's shape at the time `now`; `position` is their place among all. */
export function toAdminService(
  database: Database,
  now: Date,
): (tile: Tile, position: number) => AdminService {
  const requests = usageOf(database).recentByService(now);
  return (
    { fromFavorite: _favourite, external = false, typeInput = null, value: name, ...tile },
    position,
  ) => {
    const { groups, companies: open, value: _name, ...rules } = rulesOf(database, name);
    const connectionUuid = database.tileConnections.get(name)?.connectionUuid ?? null;
    return {
      ...tile,
      ...rules,
      name,
      external,
      typeInput,
      position,
      connectionUuid,
      groups: groups.map((name) => ({ value: name, label: groupTitle(database, name) })),
      companies: open.map((uuid) => ({ value: uuid, label: database.companies.get(uuid)?.name ?? uuid })),
      models: modelsOf(database, tile.serviceType).map(({ value, title, isDefault }) => ({
        value,
        title,
        isDefault,
      })),
      connectionTitle: database.connections.get(connectionUuid ?? '')?.title ?? null,
      requests30: requests.get(tile.serviceType) ?? 0,
    };
  };
}

/** All services, in the order of the main page. */
export const allServices = (database: Database, now: Date): AdminService[] =>
  itemsOf(database.tiles).map(toAdminService(database, now));

/** What an administrator sets of a service, as it is now. */
export function fieldsOf(database: Database, tile: Tile): Schemas['ServiceFields'] {
  const { title, description, group, external = false, isPopular, disabled, tags, typeInput = null } = tile;
  const { groups, companies: open, dayLimit, disabledReason } = rulesOf(database, tile.value);
  return {
    title,
    description,
    group,
    external,
    isPopular,
    disabled,
    disabledReason,
    tags,
    typeInput,
    groups: [...groups],
    companies: [...open],
    dayLimit,
    connectionUuid: database.tileConnections.get(tile.value)?.connectionUuid ?? null,
    models: modelsOf(database, tile.serviceType),
  };
}

/** What the audit keeps of a service, by the names of the form. */
export function auditedFields(database: Database, fields: Schemas['ServiceFields']): object {
  return {
    ...fields,
    groups: fields.groups.map((name) => groupTitle(database, name)),
    companies: fields.companies.map((uuid) => database.companies.get(uuid)?.name ?? uuid),
    connectionUuid: database.connections.get(fields.connectionUuid ?? '')?.title,
    models: fields.models.map(({ title, isDefault }) => (isDefault ? `${title} (по умолчанию)` : title)),
  };
}
