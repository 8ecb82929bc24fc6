import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Tile } from '#api/generated/model/tile.ts';
import { rankServices } from '../rank-services.ts';
import type { RouterRequest } from '../types.ts';

const examples = new URL('../../../../../openapi/examples/tiles.yaml', import.meta.url);

/** The 31 services, as the contract shows them. */
export const allTiles: readonly Tile[] = parse(readFileSync(examples, 'utf8')).all.value;

export interface ExpectedRequest {
  request: RouterRequest;
  /** Names of the right services, the best one first. */
  right: readonly string[];
}

const list = (text = ''): string[] =>
  text
    .split(/[,\s]\s*/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Reads a table of requests; its columns are described in `first-requests.ts`. */
export function parseRequests(table: string): ExpectedRequest[] {
  return table
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean)
    .map((row) => {
      const [text = '', files = '', right, options = ''] = row.split('|').map((cell) => cell.trim());
      const names = files.split(', ').filter(Boolean);
      return {
        request: {
          text: text.replaceAll('⏎', '\n'),
          files: names.map((name) => ({ name })),
          isPersonal: options.includes('personal'),
          onlyInternal: options.includes('internal'),
          recent: list(/recent=(\S+)/.exec(options)?.[1]),
        },
        right: list(right),
      };
    });
}

export interface Score {
  first: number;
  amongThree: number;
  total: number;
  /** A line for each request whose first service is not a right one. */
  wrong: readonly string[];
}

/** Ranks each request of a table and counts the right ones. */
export function scoreOf(table: string): Score {
  const results = parseRequests(table).map(({ request, right }) => {
    const three = rankServices(request, allTiles).services.slice(0, 3);
    const names = three.map(({ tile }) => tile.value);
    const isAmong = names.some((name) => right.includes(name));
    const shown = three.map(({ tile, points }) => `${tile.value} ${Math.round(points)}`).join(', ');
    const files = request.files.map(({ name }) => name).join(', ');
    return {
      isFirst: right.includes(names[0] ?? ''),
      isAmong,
      line: `${isAmong ? 'second or third' : 'MISSING'}: ${request.text} [${files}] → ${shown}; right: ${right.join(' ')}`,
    };
  });
  return {
    first: results.filter(({ isFirst }) => isFirst).length,
    amongThree: results.filter(({ isAmong }) => isAmong).length,
    total: results.length,
    wrong: results.filter(({ isFirst }) => !isFirst).map(({ line }) => line),
  };
}
