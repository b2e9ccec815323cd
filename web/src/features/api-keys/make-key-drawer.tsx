import type { ApiKeyScope } from '@quayside/contract/api-key-values';
import type { ApiKeys } from '@quayside/contract/api-keys';
import { apiKeyMessages as words } from '@quayside/contract/messages/api-keys';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldMessages, messageOf } from '../../lib/api-error.ts';
import { useSiteInfo } from '../../lib/site-info.ts';
import { Button } from '../../ui/button.tsx';
import { CodeValue } from '../../ui/facts/code-value.tsx';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { Fieldset } from '../../ui/form/field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Anchor } from '../../ui/link.tsx';
import { Drawer } from '../../ui/overlay/dialog.tsx';
import { FormDrawer } from '../../ui/overlay/form-overlay.tsx';
import { Text } from '../../ui/text.tsx';
import { makeApiKey } from './api-keys.api.ts';

interface Props {
  scopes: readonly ApiKeyScope[];
  onMade: (made: ApiKeys & { key: string }) => void;
  onClose: () => void;
}

/** A name and its rights; then the key, this once. */
export function MakeKeyDrawer({ scopes, onMade, onClose }: Props) {
  const make = useMutation({ mutationFn: makeApiKey, onSuccess: onMade });
  if (make.data) return <Made apiKey={make.data.key} onClose={onClose} />;
  return (
    <KeyForm scopes={scopes} error={make.error} isRunning={make.isPending} onSubmit={make.mutate} onClose={onClose} />
  );
}

interface FormProps {
  scopes: readonly ApiKeyScope[];
  error: Error | null;
  isRunning: boolean;
  onSubmit: (asked: { name: string; scopes: ApiKeyScope[] }) => void;
  onClose: () => void;
}

function KeyForm({ scopes, error, isRunning, onSubmit, onClose }: FormProps) {
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<readonly ApiKeyScope[]>([]);
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(name, chosen);
  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length === 0) onSubmit({ name: name.trim(), scopes: [...chosen] });
  };
  const shown = { ...fieldMessages(error), ...(isTried ? problems : {}) };
  return (
    <FormDrawer
      title={words.makeTitle}
      submitLabel={words.make}
      isSending={isRunning}
      errors={summaryOf(shown, error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id="key-name"
        label={words.name}
        hint={words.nameHint}
        maxLength={60}
        value={name}
        error={shown.name}
        onChange={({ target }) => setName(target.value)}
      />
      <ScopeList scopes={scopes} chosen={chosen} onChange={setChosen} />
    </FormDrawer>
  );
}

interface ScopeProps {
  scopes: readonly ApiKeyScope[];
  chosen: readonly ApiKeyScope[];
  onChange: (chosen: ApiKeyScope[]) => void;
}

function ScopeList({ scopes, chosen, onChange }: ScopeProps) {
  return (
    <Fieldset id="key-scopes" legend={words.rights}>
      {scopes.map((scope) => (
        <Checkbox
          key={scope}
          label={words.scopes[scope]}
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope))
          }
        />
      ))}
    </Fieldset>
  );
}

type Problems = { name?: string; scopes?: string };

const problemsOf = (name: string, chosen: readonly ApiKeyScope[]): Problems => ({
  ...(name.trim() === '' ? { name: words.nameNeeded } : {}),
  ...(chosen.length === 0 ? { scopes: words.rightsNeeded } : {}),
});

function summaryOf(shown: Problems, error: Error | null) {
  const atFields = (['name', 'scopes'] as const).flatMap((field) => {
    const message = shown[field];
    return message === undefined ? [] : [{ fieldId: `key-${field}`, message }];
  });
  return atFields.length === 0 && error ? [{ message: messageOf(error, words.changeFailed) }] : atFields;
}

/** The key with a call that shows it works. */
function Made({ apiKey, onClose }: { apiKey: string; onClose: () => void }) {
  const { siteUrl, apiBase } = useSiteInfo();
  const base = apiBase.startsWith('/') ? `${siteUrl}${apiBase}` : apiBase;
  return (
    <Drawer
      title={words.here}
      isOpen
      isDismissable={false}
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          {words.done}
        </Button>
      }
    >
      <Stack>
        <Text>{words.hereText}</Text>
        <CodeValue code={apiKey} name={words.copyName} />
        <Text weight="strong">{words.try}</Text>
        <pre className="type-code max-w-full overflow-x-auto bg-sunken p-4">
          <code>{`curl ${base}/sales/ \\\n  -H "Authorization: Bearer $QUAYSIDE_KEY"`}</code>
        </pre>
        <Anchor to={`${base}/docs/`} isDocument className="text-brand underline underline-offset-4">
          {words.docs}
        </Anchor>
      </Stack>
    </Drawer>
  );
}
