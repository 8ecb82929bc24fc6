import type { ServiceKind } from '../kinds.ts';
import { isService, serviceOf, type TileValue } from '../services.ts';
import type { ServiceDetails } from './details.ts';

type Group = Promise<{ details: Partial<Record<TileValue, ServiceDetails>> }>;
const text = (): Group => import('./text.ts');
const media = (): Group => import('./media.ts');
const work = (): Group => import('./work.ts');
/** The services of a kind are in one file, so that a chat loads only those like its own. */
const files: Record<ServiceKind, () => Group> = {
  text,
  image: media,
  audio: media,
  speech: media,
  file: work,
  link: work,
};

/**
 * Loads what an empty chat of a service shows.
 *
 * @returns undefined for a name that is not in the catalogue, and when the code cannot be loaded
 */
export async function loadDetails(name: string): Promise<ServiceDetails | undefined> {
  const service = serviceOf(name);
  if (!service || !isService(name)) return undefined;
  const group = await files[service.kind]().catch(() => null);
  return group?.details[name];
}
