import { controlClasses, Field, type FieldProps } from './field.tsx';

const length = 6;

/**
 * A code of six digits in one real field, so that paste, SMS autofill and screen readers work. Spaces and hyphens are
 * dropped; a complete code is sent by itself.
 */
export function OtpInput(
  props: FieldProps & { value: string; onChange: (code: string) => void; onComplete: (code: string) => void },
) {
  const { value, onChange, onComplete, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="text"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          onChange={(event) => {
            const code = event.target.value.replaceAll(/\D/g, '').slice(0, length);
            onChange(code);
            if (code.length === length && code !== value) onComplete(code);
          }}
          className={`${controlClasses} type-code max-w-48 tracking-[0.3em]`}
        />
      )}
    </Field>
  );
}
