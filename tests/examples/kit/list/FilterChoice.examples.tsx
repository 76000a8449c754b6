import { FilterChoice } from '#portal/kit/list/FilterChoice.tsx'

const few = [
  { key: 'true', title: 'Yes' },
  { key: 'false', title: 'No' },
]
const many = Array.from({ length: 12 }, (_, index) => ({ key: `${index}`, title: `Specialty ${index + 1}` }))
const show = (label: string, value: string, choices = few) => (
  <div className="filters">
    <FilterChoice label={label} value={value} choices={choices} onChange={() => {}} />
  </div>
)

export const examples = {
  any: show('Can be booked online', ''),
  chosen: show('Can be booked online', 'true'),
  'many choices': show('Specialty', '', many),
}
