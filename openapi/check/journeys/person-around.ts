/** What surrounds the services: agreements, data of the portal, letters, the search for a service, the trainer. */
import { expectError, expectInList, expectRefused } from '../expect.ts';
import { unique, uniqueEmail } from '../names.ts';
import { each } from '../parts.ts';
import type { Journey, Person, Run } from '../run.ts';
import { bothKinds, type KindOfCaller } from './person-callers.ts';

/** What is only read. */
export const portalData: Journey = {
  name: 'Data of the portal',
  covers: [
    ...(['availabilityCheck', 'bannerList', 'chatModelList', 'chatOptionList', 'userFind'] as const),
    ...(['documentList', 'notificationList', 'agreementList', 'agreementCheck', 'serviceFind'] as const),
  ],
  async run(run) {
    await run.call(run.visitor, 'availabilityCheck');
    const person = await run.person('employee');
    const { allowWrites } = run.options;
    if (!allowWrites) run.skip('serviceFind', 'it is a POST: --allow-writes');
    await each(
      () => run.call(person, 'bannerList'),
      () => run.call(person, 'documentList'),
      () => findPeople(run, person),
      ...(await bothKinds(run, 'notificationList')).flatMap((caller) => readAround(run, caller)),
      ...(allowWrites ? [() => run.call(person, 'serviceFind')] : []),
    );
  },
};

/** People are found by the address of one of them. */
async function findPeople(run: Run, person: Person): Promise<void> {
  const searchText = run.options.accounts.employee?.email ?? '';
  const { json: found, ...finding } = await run.call(person, 'userFind', { query: { searchText } });
  if (found.length === 0 || found.some((one) => one.email === searchText)) return;
  run.report(finding, {
    rule: 'search',
    place: 'searchText',
    says: 'People are found by address, name and description',
    message: 'A search for an address finds other people only.',
  });
}

/** What is read by employees and guests. */
function readAround(run: Run, { person, headers }: KindOfCaller): (() => Promise<unknown>)[] {
  return [
    async () => {
      const { json: models } = await run.call(person, 'chatModelList', { headers });
      for (const serviceType of models.slice(0, 1).map((model) => model.serviceType))
        await run.call(person, 'chatOptionList', { query: { serviceType }, headers });
    },
    () => run.call(person, 'notificationList', { headers }),
    () => run.call(person, 'agreementList', { headers }),
    () => run.call(person, 'agreementCheck', { headers }),
  ];
}

/** The current agreements, accepted by an employee and a guest. */
/**
 * Puts an optional agreement for employees into force, the ended one of an earlier run if there is one, because an
 * agreement that was in force cannot be deleted.
 *
 * @returns what ends it
 */
async function askEmployees(run: Run): Promise<() => Promise<void>> {
  const admin = await run.person('admin');
  const title = 'Проверка шлюза';
  const rest = { isMandatory: false, audience: 'employees' as const, companies: [], starts: null };
  const fields = { ...rest, title, text: unique('Проверка') };
  const query = { searchText: title, status: ['ended' as const] };
  const { json: page } = await run.call(admin, 'adminAgreementList', { query });
  const ended = page.content.find((one) => one.title === title);
  const { json: made } = ended
    ? await run.call(admin, 'adminAgreementChange', {
        body: { ...fields, isActive: true, id: ended.id, version: ended.version },
      })
    : await run.call(admin, 'adminAgreementAdd', { body: { ...fields, isActive: true } });
  const { id, version } = made;
  return async () => {
    await run.call(admin, 'adminAgreementChange', { body: { ...fields, isActive: false, id, version } });
  };
}

export const agreements: Journey = {
  name: 'Agreements',
  covers: ['agreementAccept', 'agreementRequiredList', 'agreementRequiredAccept'],
  async run(run) {
    const employee = await run.person('employee');
    const unknown = { agreements: [{ id: 1, textVersion: 1_000_000_000, checked: true }] };
    expectError(run, await run.send(employee, 'agreementRequiredAccept', { body: unknown }), {
      status: 409,
      code: 'agreement-changed',
      rule: 'version',
      place: 'an agreement that is not asked for',
      says: 'A version that is not in force or an agreement that is not for the caller is answered by 409',
    });
    const end = await askEmployees(run);
    try {
      const { json: asked } = await run.call(employee, 'agreementRequiredList');
      const answers = asked.map(({ id, textVersion }) => ({ id, textVersion, checked: true }));
      await run.call(employee, 'agreementRequiredAccept', { body: { agreements: answers } });
      const { json: left, ...exchange } = await run.call(employee, 'agreementRequiredList');
      run.same(exchange, { left: left.length }, { left: 0 });
    } finally {
      await end();
    }
    for (const { person, headers } of await bothKinds(run, 'agreementAccept')) {
      const { json: list } = await run.call(person, 'agreementList', { headers });
      const all = list.map(({ id, text, version }) => ({ id, text, version, checked: true }));
      await run.call(person, 'agreementAccept', { body: { agreements: all }, headers });
      const { json, ...exchange } = await run.call(person, 'agreementCheck', { headers });
      run.same(exchange, { accepted: json }, { accepted: true });
      const stale = all.map((one) => ({ ...one, version: one.version + 1 }));
      const changed = await run.send(person, 'agreementAccept', { body: { agreements: stale }, headers });
      expectError(run, changed, {
        status: 409,
        code: 'agreement-changed',
        rule: 'version',
        place: 'version',
        says: 'A version other than the current one is answered by 409 agreement-changed',
      });
      const choices = [
        { place: 'mandatory agreements', checked: (_id: number) => false },
        { place: 'one of two mandatory agreements', checked: (id: number) => id !== 6 },
        { place: 'no optional agreement', checked: (id: number) => id === 1 || id === 6 },
      ];
      for (const { place, checked } of choices) {
        const some = all.map((one) => ({ ...one, checked: checked(one.id) }));
        const exchange = await run.send(person, 'agreementAccept', { body: { agreements: some }, headers });
        expectError(run, exchange, {
          status: 400,
          code: 'bad-request',
          rule: 'invalid-accepted',
          place,
          says: 'Mandatory agreements 1 and 6 have to be checked, and at least one of 2 to 5',
        });
      }
    }
  },
};

/** Records of what people do, and of errors of the portal. */
export const tracking: Journey = {
  name: 'Records of the portal',
  covers: ['actionTrack', 'portalErrorTrack'],
  async run(run) {
    for (const { person, headers } of await bothKinds(run, 'actionTrack'))
      await run.call(person, 'actionTrack', { headers });
    await run.call(await run.person('employee'), 'portalErrorTrack');
  },
};

/** Letters to the people behind the portal. */
export const lettersToPortal: Journey = {
  name: 'Letters to the portal',
  covers: ['feedbackSend', 'notificationSend', 'notificationPublicSend'],
  async run(run) {
    const person = await run.person('employee');
    const [title, email] = [unique('Проверка писем'), uniqueEmail()];
    const feedback = { groupId: 4, email, text: unique('Проверка обращений') };
    const letter = { ...run.example('notificationPublicSend'), title: unique(title), email: uniqueEmail() };
    await each(
      () => run.call(person, 'feedbackSend', { form: { ...feedback, isError: false } }),
      () => run.call(person, 'notificationSend', { body: { ...run.example('notificationSend'), title } }),
      () => run.call(run.visitor, 'notificationPublicSend', { body: letter }),
    );
  },
};

/** First step of the sign-in of guests. */
export const guestAddress: Journey = {
  name: 'The address of a guest',
  covers: ['guestEmailCheck'],
  async run(run) {
    const { guest } = run.options.accounts;
    const check = (email: string) => run.call(run.visitor, 'guestEmailCheck', { body: { email } });
    const { json: unknown, ...exchange } = await check(uniqueEmail());
    run.same(exchange, { isRegistered: unknown.isRegistered }, { isRegistered: false });
    if (!guest) return;
    const { json: known, ...other } = await check(guest.email);
    run.same(other, { isRegistered: known.isRegistered }, { isRegistered: true });
  },
};

/** Exercises that are read. */
export const exercises: Journey = {
  name: 'Exercises',
  covers: ['exerciseList', 'exerciseRead', 'exerciseAttemptList'],
  async run(run) {
    const person = await run.person('employee');
    const { json } = await run.call(person, 'exerciseList');
    const exerciseId = json[0]?.id;
    if (exerciseId === undefined) return;
    await run.call(person, 'exerciseRead', { query: { exerciseId } });
    await run.call(person, 'exerciseAttemptList', { query: { exerciseId } });
  },
};

/** An attempt at an exercise. */
export const attempts: Journey = {
  name: 'An attempt at an exercise',
  covers: ['exerciseAttemptSend'],
  async run(run) {
    const person = await run.person('employee');
    const { json } = await run.call(person, 'exerciseList');
    const exerciseId = json[0]?.id;
    if (exerciseId === undefined) return;
    const read = async () => run.call(person, 'exerciseRead', { query: { exerciseId } });
    const { json: before } = await read();
    const { json: made } = await run.call(person, 'exerciseAttemptSend', {
      body: { exerciseId, text: unique('Напиши письмо о переносе поставки') },
    });
    // A text of fewer than six words gets 20 points at most: the newer score is seldom the best one.
    const { json: short, ...sending } = await run.call(person, 'exerciseAttemptSend', {
      body: { exerciseId, text: unique('Письмо') },
    });
    run.same(sending, { number: short.number }, { number: made.number + 1 });
    const { json: after, ...reading } = await read();
    const best = Math.max(before.best ?? 0, made.score, short.score);
    run.same(reading, { best: after.best, attempts: after.attempts }, { best, attempts: short.number });
    const example = { exerciseId, text: before.examples.strong };
    expectRefused(run, await run.send(person, 'exerciseAttemptSend', { body: example }), {
      statuses: [422],
      place: 'the example',
      pointer: '/description',
      says: 'A text that nearly is the example of the exercise is refused with 422',
    });
    const listing = { key: made.uuid, listed: true, place: 'new attempt' };
    await expectInList(run, person, 'exerciseAttemptList', { query: { exerciseId } }, listing);
  },
};
