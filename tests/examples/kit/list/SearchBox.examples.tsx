import { SearchBox } from '#portal/kit/list/SearchBox.tsx'

const onSearch = () => {}

// The filters of a list, which the box belongs to, give it its look.
const show = (search: string) => (
  <div className="filters">
    <SearchBox label="Search patients" hint="Name or email" search={search} onSearch={onSearch} />
  </div>
)

export const examples = { empty: show(''), 'with a search': show('Siti') }
