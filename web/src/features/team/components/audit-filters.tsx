import { auditActions } from '@quayside/contract/audit-values';
import { auditMessages as words } from '@quayside/contract/messages/audit';
import { auditLogMessages as own } from '@quayside/contract/messages/audit-log';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Cluster } from '../../../ui/layout.tsx';
import { type AuditFilter, filterIn, isWrongPeriod } from '../audit-filter.ts';
import { getAuditPeople } from '../team.api.ts';

const actions = auditActions.map((one) => ({ value: one, label: words.actions[one] }));

/** Kind, person and days; each change is applied at once. */
export function AuditFilters({ filter, onChange }: { filter: AuditFilter; onChange: (filter: AuditFilter) => void }) {
  const { data } = useQuery({
    queryKey: ['audit-log', 'people'],
    queryFn: ({ signal }) => getAuditPeople(signal),
  });
  const people = (data?.people ?? []).map(({ personQid, person, isStaff }) => ({
    value: personQid,
    label: isStaff ? `${person} (${words.ours})` : person,
  }));
  const change = (name: keyof AuditFilter, value: string) => {
    const { [name]: _, ...rest } = filter;
    onChange(filterIn(new URLSearchParams({ ...rest, ...(value === '' ? {} : { [name]: value }) })));
  };
  const of = (name: keyof AuditFilter) => ({
    value: filter[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <Cluster>
      <Select label={words.filter} placeholder={words.all} options={actions} {...of('action')} />
      <Select isSteady label={own.filterPerson} placeholder={own.everybody} options={people} {...of('personQid')} />
      <TextField label={own.from} type="date" {...of('from')} />
      <TextField label={own.to} type="date" error={isWrongPeriod(filter) ? own.wrongPeriod : undefined} {...of('to')} />
      {Object.keys(filter).length > 0 && <Button onPress={() => onChange({})}>{own.clear}</Button>}
    </Cluster>
  );
}
