/** Addresses that a gateway must refuse before it asks a name server. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Those of `openapi/refused-addresses.yaml` with `at: save`. */
export function refusedAddresses(): string[] {
  const file = new URL('../refused-addresses.yaml', import.meta.url);
  const listed = parse(readFileSync(file, 'utf8')) as readonly { url: string; at: string }[];
  return listed.filter(({ at }) => at === 'save').map(({ url }) => url);
}
