export { openPeople } from './open-people.ts';
export { usePeopleCommands } from './usePeopleCommands.tsx';
