import { Check, X } from 'lucide-react';
import type { AdminGroup } from '#api/generated/model/adminGroup.ts';
import { Heading, Icon, Stack, Text, VisuallyHidden } from '#ui/index.ts';
import { fact, facts } from './groups.css.ts';
import { memberOf, parts } from './member-view.ts';

/** «Что увидит участник»: parts of the portal and services of an employee who has this group only (ADM-28). */
export function MemberView({ group }: { group: AdminGroup }) {
  const profile = memberOf(group);
  return (
    <Stack gap={4}>
      <Text tone="muted">Так портал видит сотрудник, у которого только эта группа.</Text>
      <Heading level={3} size="sm">
        Разделы портала
      </Heading>
      <ul className={facts} aria-label="Разделы портала">
        {parts.map(({ id, label, isShown }) => (
          <Fact key={id} label={label} isShown={isShown(profile)} />
        ))}
      </ul>
      <Heading level={3} size="sm">
        Сервисы только для групп
      </Heading>
      {group.tiles.length === 0 ? (
        <Text>Своих нет: участник видит сервисы, открытые всем.</Text>
      ) : (
        <ul className={facts} aria-label="Сервисы только для групп">
          {group.tiles.map(({ value, label }) => (
            <Fact key={value} label={label} isShown />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Fact({ label, isShown }: { label: string; isShown: boolean }) {
  return (
    <li className={fact}>
      <Icon size="sm">{isShown ? <Check /> : <X />}</Icon>
      <Text tone={isShown ? 'text' : 'muted'}>
        {label}
        <VisuallyHidden>{isShown ? ': видит' : ': не видит'}</VisuallyHidden>
      </Text>
    </li>
  );
}
