import { useQuery } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import type { ListAnswer } from '#api/client.ts'
import { FilterSelect } from '#portal/kit/list/filters.tsx'
import { ListPage } from '#portal/kit/list/ListPage.tsx'
import { choiceFilter } from '#portal/kit/list/list-address.ts'
import { SelectRow } from '#portal/kit/list/SelectionBar.tsx'
import { useList } from '#portal/kit/list/use-list.ts'
import { useSelection } from '#portal/kit/list/use-selection.ts'
import { RowTitle, Table } from '#portal/kit/Table.tsx'
import { Button } from '#ui/Button.tsx'
import { failure } from '../../page/queries.ts'

const filters = { status: choiceFilter(['new', 'read']) }
const three: ListAnswer<string> = { result: ['Siti', 'Budi', 'Ayu'], meta: { message: '', total: 60 } }
const nothing: ListAnswer<string> = { result: [], meta: { message: '', total: 0 } }

function Names({
  id,
  answer,
}: {
  id: string
  answer: () => Promise<ListAnswer<string>> | ListAnswer<string>
}) {
  const list = useList(filters)
  const rows = useQuery({ queryKey: ['examples', id], queryFn: async () => answer() })
  const selection = useSelection<string>({ idOf: name => name, titleOf: name => name })
  return (
    <ListPage
      title="Messages"
      texts="inbox:messages"
      list={list}
      rows={rows}
      filters={<FilterSelect label="Status" any="Any" options={[['new', 'New']]} {...list.field('status')} />}
      bulk={{ selection, actions: () => <Button size="small">Mark as read</Button> }}
    >
      {names => (
        <Table
          rows={names}
          keyOf={name => name}
          columns={[
            { cell: name => <RowTitle before={<SelectRow {...selection.box(name)} />}>{name}</RowTitle> },
          ]}
        />
      )}
    </ListPage>
  )
}

const at = (address: string, id: string, answer: () => Promise<ListAnswer<string>> | ListAnswer<string>) => (
  <MemoryRouter initialEntries={[address]}>
    <Names id={id} answer={answer} />
  </MemoryRouter>
)

export const examples = {
  rows: at('/?page=2', 'rows', () => three),
  loading: at('/', 'loading', () => new Promise(() => {})),
  failed: at('/', 'failed', () => Promise.reject(failure)),
  empty: at('/', 'empty', () => nothing),
  'no row fits the search': at('/?search=zzz', 'none', () => nothing),
}
