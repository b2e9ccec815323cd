import { catalogueRequestMessages } from '@quayside/contract/messages/catalogue-requests';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, wholeError } from '../../lib/api-error.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { RadioCards } from '../../ui/form/radio-cards.tsx';
import { TextArea, TextField } from '../../ui/form/text-field.tsx';
import { FormDialog } from '../../ui/overlay/form-overlay.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { Text } from '../../ui/text.tsx';
import { requestBrand, requestProducts } from './catalogue-requests.api.ts';
import { gtinsIn } from './gtins-in.ts';

const words = catalogueRequestMessages.ask;
const most = { gtins: 200, gtinDigits: 20 };

interface Draft {
  kind: keyof typeof words.kinds;
  brand: string;
  gtins: string;
  note: string;
}

/** Which products are missed, or which brand. Numbers that are no GTINs are named at the field. */
export default function RequestProductDialog({ gtins, onClose }: { gtins: readonly string[]; onClose: () => void }) {
  const [draft, setDraft] = useState<Draft>({ kind: 'PRODUCT', brand: '', gtins: gtins.join(', '), note: '' });
  const [isTried, setTried] = useState(false);
  const once = useIdempotencyKey();
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: (asked: Draft) => once(asked, sendRequest),
    onSuccess: () => {
      toast(words.sent);
      onClose();
    },
  });
  const refused = invalidIn(error);
  const send = () => {
    setTried(true);
    if (problemOf(draft) === null) mutate(draft);
  };
  const change = (changed: Partial<Draft>) => {
    setDraft({ ...draft, ...changed });
    reset();
  };
  return (
    <FormDialog
      title={words.open}
      submitLabel={words.send}
      isSending={isPending}
      errors={wholeError(error, words.failed, refused === null ? [] : [refused])}
      onSubmit={send}
      onClose={onClose}
    >
      <Text>{words.intro}</Text>
      <Fields draft={draft} problem={(isTried ? problemOf(draft) : null) ?? refused ?? undefined} onChange={change} />
    </FormDialog>
  );
}

interface FieldsProps {
  draft: Draft;
  problem: string | undefined;
  onChange: (changed: Partial<Draft>) => void;
}

function Fields({ draft: { kind, brand, gtins, note }, problem, onChange }: FieldsProps) {
  return (
    <>
      <RadioCards
        legend={words.what}
        name="kind"
        value={kind}
        onChange={(chosen) => onChange({ kind: chosen })}
        cards={keysOf(words.kinds).map((value) => ({
          value,
          title: words.kinds[value].title,
          description: words.kinds[value].text,
        }))}
      />
      {kind === 'BRAND' ? (
        <TextField
          label={words.brand}
          maxLength={120}
          value={brand}
          error={problem}
          onChange={({ target }) => onChange({ brand: target.value })}
        />
      ) : (
        <TextField
          label={words.gtins}
          hint={words.gtinsHelp}
          autoFocus
          maxLength={most.gtins * (most.gtinDigits + 2)}
          value={gtins}
          error={problem}
          onChange={({ target }) => onChange({ gtins: target.value })}
        />
      )}
      <TextArea
        label={words.note}
        hint={words.noteHelp}
        isOptional
        maxLength={1_000}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}

function sendRequest({ kind, brand, gtins, note }: Draft, key: string) {
  const noted = note.trim() === '' ? {} : { note: note.trim() };
  return kind === 'BRAND'
    ? requestBrand({ name: brand.trim(), ...noted }, key)
    : requestProducts({ gtins: gtinsIn(gtins), ...noted }, key);
}

function problemOf({ kind, brand, gtins: typed }: Draft): string | null {
  if (kind === 'BRAND') return brand.trim() === '' ? words.brandMissing : null;
  const gtins = gtinsIn(typed);
  if (gtins.length === 0) return words.gtinsMissing;
  if (gtins.length > most.gtins) return words.tooMany;
  const wrong = gtins.filter((one) => !/^\d{8,14}$/.test(one));
  return wrong.length > 0 ? words.gtinsWrong(wrong) : null;
}

/** The numbers that the server found to be no GTINs; null where it refused something else, or nothing. */
function invalidIn(error: Error | null): string | null {
  const named = error instanceof ApiError ? error.details.invalidGtins : undefined;
  return Array.isArray(named) ? words.gtinsWrong(named.map(String)) : null;
}
