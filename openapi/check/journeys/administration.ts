/** The journeys of the administration, of the portal and of a company. */
import type { Journey } from '../run.ts';
import { catalogue } from './administration-catalogue.ts';

export const administration: readonly Journey[] = [...catalogue];
