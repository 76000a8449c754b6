import { FilterChips } from '#portal/kit/list/FilterChips.tsx'

const nothing = () => {}

export const examples = {
  two: (
    <FilterChips
      chips={[
        { name: 'specialists', text: 'Specialists: Obstetrics and gynaecology' },
        { name: 'bookable', text: 'Can be booked online: Yes' },
      ]}
      onRemove={nothing}
      onClear={nothing}
    />
  ),
}
