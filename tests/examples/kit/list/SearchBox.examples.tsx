import { InstantSearch, SearchBox } from '#portal/kit/list/SearchBox.tsx'

const onSearch = () => {}

// The filters of a list, which the box belongs to, give it its look.
const show = (search: string) => (
  <div className="filters">
    <SearchBox label="Search patients" hint="Name or email" search={search} onSearch={onSearch} />
  </div>
)
const instant = (
  <div className="filters">
    <InstantSearch label="Search this day" hint="Name, phone" search="Siti" onSearch={onSearch} />
  </div>
)

export const examples = { empty: show(''), 'with a search': show('Siti'), 'each letter at once': instant }
