/** Calls an operation with the key of an object as somebody to whom the object does not belong. */
import { mayCall } from '../callers.ts';
import { saysNothing } from '../findings.ts';
import type { Call, Person, Run } from '../run.ts';

/** The first key of an owned object in a call. */
function ownedKey(run: Run, { draft, person }: Call): string | undefined {
  const text = JSON.stringify([draft.path, draft.query, draft.body]);
  return [...run.owned].find(([key, owner]) => owner.role === person.role && text.includes(`"${key}"`))?.[0];
}

async function strangerTo(run: Run, { person, operation }: Call): Promise<Person | undefined> {
  const role = person.role === 'guest' ? 'otherGuest' : person.role === 'employee' ? 'colleague' : undefined;
  return role && run.other(role, operation.id);
}

/** What belongs to somebody else is answered like what does not exist: 404. */
export async function strangers(run: Run, call: Call): Promise<void> {
  const key = ownedKey(run, call);
  const stranger = key === undefined ? undefined : await strangerTo(run, call);
  if (key === undefined || !stranger || !mayCall(call.operation, stranger)) return;
  const exchange = await run.vary(call, {}, stranger);
  const { status, text } = exchange.got;
  if (status === 404 || saysNothing(exchange)) return;
  // A list may be empty for a stranger.
  if (status === 200 && call.operation.id.endsWith('List') && !/"content":\[\{|^\[\{/.test(text)) return;
  run.report(exchange, {
    rule: 'other-person',
    place: stranger.role,
    message: `Somebody else's ${key} is answered by ${status}.`,
    says: 'What belongs to somebody else is answered like what does not exist, 404',
    pointer: '#/info/description',
    cause:
      status < 300
        ? 'The object is looked up without its owner.'
        : 'The answer tells that the object exists.',
  });
}
