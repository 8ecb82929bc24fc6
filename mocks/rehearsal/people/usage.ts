/**
 * The requests of the synthetic people: a pure function of the first start, the person and the day (administration.md §6).
 * They are computed when they are needed and never stored.
 */
import { DAY, dayOf } from '#mocks/domain/lists/days.ts';
import { busyness, dayNumber, hoursOf, midnightOf } from '#mocks/domain/usage/calendar.ts';
import {
  BAD,
  type DayBuilder,
  FAILED,
  GOOD,
  NONE,
  results,
  type UsageRequest,
} from '#mocks/domain/usage/day-requests.ts';
import { outagesBefore } from '#mocks/domain/usage/outages.ts';
import { serviceUsage } from '#mocks/domain/usage/services.ts';
import { createdOf, FIRST_ID, pick, usedUntil } from './synthetic.ts';

/** Days of usage before the day of the first start. */
export const DAYS_BEFORE = 400;
/** The mean number of requests on a working day is between these, for most people near the lower one. */
const LEAST = 0.3;
const MOST = 12;
/** Share of the requests 400 days ago, compared with those of the first start. */
const AT_FIRST = 0.6;

/** What a person's requests are like. */
interface Habits {
  readonly id: number;
  /** First and last moment of use, ms; nothing is asked outside of it. */
  readonly since: number;
  readonly until: number;
  /** Mean number of requests on a working day. */
  readonly rate: number;
  /** Positions of the services that are used most. */
  readonly favourites: readonly number[];
  /** Share of requests through a token or the chat-bot. */
  readonly tokens: number;
  readonly bot: number;
}

/** The first start and the people whose usage is computed. */
export interface UsageSeed {
  /** ms */
  readonly start: number;
  readonly people: readonly Habits[];
}

/** A service for each of 1,024 equally likely numbers. */
const serviceTable = (() => {
  const sum = serviceUsage.reduce((total, { weight }) => total + weight, 0);
  const table = new Uint8Array(1024);
  let service = 0;
  let reached = serviceUsage[0]?.weight ?? 0;
  for (let index = 0; index < table.length; index++) {
    while ((index + 0.5) / table.length > reached / sum) reached += serviceUsage[++service]?.weight ?? 0;
    table[index] = service;
  }
  return table;
})();

function habitsOf(id: number, start: Date): Habits | undefined {
  const until = usedUntil(id, start);
  if (until === null) return undefined;
  return {
    id,
    since: Date.parse(createdOf(id, start)),
    until: Date.parse(until),
    rate: LEAST + (pick(id, 'requests', 1000) / 1000) ** 2 * (MOST - LEAST),
    favourites: [0, 1, 2].map((place) => serviceTable[pick(id, `favourite ${place}`, 1024)] ?? 0),
    tokens: pick(id, 'token', 12) === 0 ? 0.5 : 0,
    bot: pick(id, 'bot', 25) === 0 ? 0.4 : 0,
  };
}

export function usageSeed(start: Date, count: number): UsageSeed {
  const people: Habits[] = [];
  for (let id = FIRST_ID; id < FIRST_ID + count; id++) {
    const habits = habitsOf(id, start);
    if (habits) people.push(habits);
  }
  return { start: start.getTime(), people };
}

/** The first and the last day with synthetic usage, as numbers. */
export function seedDays({ start }: UsageSeed): { first: number; last: number } {
  const last = dayNumber(dayOf(start));
  return { first: last - DAYS_BEFORE, last };
}

/** Numbers from 0 to 1 that depend only on the person and the day (mulberry32). */
function chanceOf(id: number, day: number): () => number {
  let state = Math.imul(id, 0x9e3779b1) ^ Math.imul(day, 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const REFUSED = results.indexOf('refused');
const STOPPED = results.indexOf('stopped');

function ratingOf(chance: number): number {
  if (chance < 0.06) return GOOD;
  return chance < 0.075 ? BAD : 0;
}

function resultOf(chance: number, failures: number): number {
  if (chance < failures) return FAILED;
  if (chance > 0.994) return REFUSED;
  return chance > 0.975 ? STOPPED : 0;
}

/** Fills in what the service decides. */
function answer(request: UsageRequest, slowness: number, chance: () => number): void {
  const service = serviceUsage[request.service];
  if (!service) return;
  const size = 0.3 + 1.8 * chance() ** 2;
  const spread = chance();
  const models = service.models.length;
  request.model = models === 0 ? 255 : spread < 0.7 ? 0 : Math.floor(spread * 97) % models;
  request.duration = Math.round(service.duration * (0.35 + 0.5 * size + spread) * slowness);
  const isAnswered = request.result !== FAILED && request.result !== REFUSED;
  const [tokensIn, tokensOut] = service.tokens ?? [NONE, NONE];
  request.tokensIn = service.tokens ? Math.round(tokensIn * size) : NONE;
  request.tokensOut = service.tokens ? Math.round(isAnswered ? tokensOut * (size + spread) : 0) : NONE;
  if (service.price === null) request.cost = NONE;
  else if (!isAnswered) request.cost = 0;
  else if (!service.tokens) request.cost = service.price;
  else request.cost = Math.round(((request.tokensIn + request.tokensOut) * service.price) / 1000);
}

/** Adds all requests of a day to the builder, person by person. */
export function addRequests({ start, people }: UsageSeed, day: number, builder: DayBuilder): void {
  const last = dayNumber(dayOf(start));
  if (day > last || day < last - DAYS_BEFORE) return;
  const midnight = midnightOf(day);
  const share = busyness(day) * (1 - ((1 - AT_FIRST) * (last - day)) / DAYS_BEFORE);
  const hours = hoursOf(day);
  const outages = outagesBefore(last).filter((outage) => outage.day === day);
  const request: UsageRequest = {
    person: 0,
    second: 0,
    service: 0,
    model: 0,
    source: 0,
    result: 0,
    rating: 0,
    duration: 0,
    tokensIn: 0,
    tokensOut: 0,
    cost: 0,
  };
  for (const { id, since, until, rate, favourites, tokens, bot } of people) {
    if (since > midnight + DAY || until < midnight) continue;
    const chance = chanceOf(id, day);
    // Twice an even chance has the mean 1, and the second chance rounds without a bias.
    const count = Math.floor(rate * share * 2 * chance() + chance());
    for (let index = 0; index < count; index++) {
      const hour = hours[Math.floor(chance() * 256)] ?? 0;
      const second = hour * 3600 + Math.floor(chance() * 3600);
      const moment = midnight + second * 1000;
      const choice = chance();
      const way = chance();
      request.person = id;
      request.second = second;
      request.service =
        (choice < 0.6
          ? favourites[Math.floor(choice * 5)]
          : serviceTable[Math.floor((choice - 0.6) * 2560)]) ?? 0;
      request.source = way < tokens ? 1 : way > 1 - bot ? 2 : 0;
      const outage = outages.find(
        ({ from, until: end, isHit }) => hour >= from && hour < end && isHit(request.service),
      );
      request.result = resultOf(chance(), outage?.failures ?? 0.012);
      const rating = ratingOf(chance());
      request.rating = request.result === 0 && request.source === 0 ? rating : 0;
      answer(request, outage?.slowness ?? 1, chance);
      if (moment >= since && moment <= until) builder.push(request);
    }
  }
}
