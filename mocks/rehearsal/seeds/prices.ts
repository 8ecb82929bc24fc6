/** The price list of the seeded connections: prices since before the first request, a rise some months ago, a planned one. */
import { dayOf } from '#mocks/domain/lists/days.ts';
import { seedOnce } from '#mocks/initial/once.ts';
import type { Database, StoredPrice } from '#mocks/store/database.ts';
import { createdBy } from '#mocks/store/versioned.ts';
import { connectionUuidAt, titleAt } from './connections.ts';

type Rates = Partial<Pick<StoredPrice, 'tokensIn' | 'tokensOut' | 'picture' | 'minute'>>;

interface Seeded {
  /** Position of the connection in its seeds. */
  readonly connection: number;
  readonly model?: string;
  /** First day: that of a month, counted from the present one. */
  readonly month: number;
  readonly rates: Rates;
}

/** Before the first computed request. */
const BEGIN = -15;
const RISE = -3;
const PLANNED = 2;

const tokens = (tokensIn: number, tokensOut: number): Rates => ({ tokensIn, tokensOut });

/** The invented prices, kopecks. The first two are also the examples of the contract. */
const seeded: readonly Seeded[] = [
  { connection: 0, month: RISE, rates: { ...tokens(62_000, 118_000), picture: 520, minute: 60 } },
  { connection: 0, month: PLANNED, rates: { ...tokens(68_000, 130_000), picture: 570, minute: 60 } },
  { connection: 0, month: BEGIN, rates: { ...tokens(54_000, 103_000), picture: 480, minute: 60 } },
  { connection: 0, model: 'gpt-5.2-mini', month: BEGIN, rates: tokens(14_000, 42_000) },
  { connection: 1, month: BEGIN, rates: tokens(70_000, 140_000) },
  { connection: 1, model: 'claude-haiku-4.5', month: BEGIN, rates: tokens(20_000, 60_000) },
  { connection: 2, month: BEGIN, rates: { ...tokens(55_000, 95_000), picture: 430 } },
  { connection: 3, month: BEGIN, rates: { ...tokens(34_000, 38_000), picture: 270, minute: 130 } },
  { connection: 3, month: RISE, rates: { ...tokens(40_000, 44_000), picture: 310, minute: 150 } },
  { connection: 4, month: BEGIN, rates: { ...tokens(42_000, 47_000), minute: 260 } },
  { connection: 5, month: BEGIN, rates: tokens(12_000, 24_000) },
  { connection: 7, month: BEGIN, rates: { minute: 690 } },
];

/** The first day of a month, counted from that of a moment. */
function firstOf(now: Date, months: number): string {
  const [year = 0, month = 1] = dayOf(now.getTime()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

const uuidAt = (index: number): string =>
  `4f81c6a0-${String(index + 1).padStart(4, '0')}-4b3d-9e27-8a5d1c7f0b01`;

/** Adds the prices once. */
export function seedPrices(database: Database, now: Date): void {
  seedOnce(database, 'prices', (transaction) => {
    for (const [index, { connection, model = null, month, rates }] of seeded.entries()) {
      const starts = firstOf(now, month);
      const before = new Date(Math.min(now.getTime(), Date.parse(`${starts}T09:00:00Z`)) - 864e5 * 10);
      transaction.put(database.prices, {
        uuid: uuidAt(index),
        connectionUuid: connectionUuidAt(connection),
        connectionTitle: titleAt(connection),
        model,
        tokensIn: null,
        tokensOut: null,
        picture: null,
        minute: null,
        ...rates,
        starts,
        ...createdBy('admin@neuro.example', before),
      });
    }
  });
}
