import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#api/error.ts';
import { getProfileReadQueryKey, useProfileChange } from '#api/generated/hooks/user/user.ts';
import { limits, nameError } from '#features/auth/index.ts';
import { FormDialog, useForm } from '#forms/index.ts';
import { session } from '#platform/session/session.ts';
import { TextField, toast } from '#ui/index.ts';

/** The field shows a refused name. */
const meta = { inline: [422] };

interface NameDialogProps {
  name: string;
  onClose: () => void;
}

/** Changes the user's name, in the header too. */
export function NameDialog({ name: before, onClose }: NameDialogProps) {
  const queries = useQueryClient();
  const change = useProfileChange({ mutation: { meta } });
  const form = useForm({
    initial: { name: before },
    autoFocus: 'name',
    validate: ({ name }) => ({ name: nameError(name) }),
    send: async ({ name }) => {
      const data = await change.mutateAsync({ data: { name: name.trim() } });
      queries.setQueryData(getProfileReadQueryKey(), data);
      const { profile } = session.get();
      if (profile) session.signIn({ ...profile, name: data.name });
    },
    refusal: (error) => ({ name: error instanceof ApiError ? error.refusedFields[0]?.message : undefined }),
    onSent() {
      toast.show({ tone: 'positive', title: 'Имя изменено' });
      onClose();
    },
  });
  return (
    <FormDialog isOpen size="sm" title="Имя" form={form} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label="Имя и фамилия"
        autoComplete="name"
        maxLength={limits.name}
        description="Так вас видят коллеги."
      />
    </FormDialog>
  );
}
