/** The past of the synthetic people, for `domain/usage`. */
import type { Past, PastLabRequest } from '#mocks/domain/usage/past.ts';
import type { Database } from '#mocks/store/database.ts';
import { seededCompanies } from './companies.ts';
import { labRequestsOf } from './lab-use.ts';
import { pastSignIns } from './sign-ins.ts';
import { companyOf, departmentOf, FIRST_ID } from './synthetic.ts';
import { addRequests, seedDays, type UsageSeed, usageSeed } from './usage.ts';

/** The people are read at the first question: they may be added after this call. */
export function syntheticPast(database: Database): Past {
  let seed: UsageSeed | undefined;
  const labUse = new Map<string, readonly PastLabRequest[]>();
  const seedOf = (): UsageSeed | undefined => {
    const known = database.syntheticUsage.get('people');
    if (!seed && known) seed = usageSeed(new Date(known.start), known.count);
    return seed;
  };
  return {
    days() {
      const known = seedOf();
      return known && seedDays(known);
    },
    addRequests(day, builder) {
      const known = seedOf();
      if (known) addRequests(known, day, builder);
    },
    signIns: (day) => pastSignIns(database, day),
    labRequests(uuid) {
      const known = database.syntheticUsage.get('people');
      const seeded = seedOf();
      const old = labUse.get(uuid);
      if (old || !known || !seeded) return old ?? [];
      const requests = labRequestsOf(database, uuid, { count: known.count, last: seedDays(seeded).last });
      labUse.set(uuid, requests);
      return requests;
    },
    placeOf(id) {
      if (id < FIRST_ID || id >= FIRST_ID + (database.syntheticUsage.get('people')?.count ?? 0))
        return undefined;
      const company = seededCompanies[companyOf(id)];
      return {
        companyUuid: company?.uuid ?? null,
        companyName: company?.name ?? null,
        department: departmentOf(id),
      };
    },
  };
}
