import { FilterDate } from '#portal/kit/list/FilterDate.tsx'

const show = (value: string) => (
  <div className="filters">
    <FilterDate label="Day" value={value} today="2026-03-12" onChange={() => {}} />
  </div>
)

export const examples = { empty: show(''), 'with a day': show('2026-03-18') }
