import { FilterSelect, FilterTotal } from '#portal/kit/list/filters.tsx'

const options = [
  ['new', 'New'],
  ['read', 'Read'],
] as const
const show = (value: string, hideLabel?: boolean) => (
  <div className="filters">
    <FilterSelect
      label="Status"
      options={options}
      any="Any status"
      value={value}
      hideLabel={hideLabel}
      onChange={() => {}}
    />
  </div>
)

export const examples = {
  any: show(''),
  chosen: show('read'),
  'the label for screen readers only': show('', true),
  total: <FilterTotal>12 messages</FilterTotal>,
}
