import { type Column, RowTitle, Table } from '#portal/kit/Table.tsx'
import { Badge } from '#ui/Badge.tsx'

interface Row {
  name: string
  place: string
  visits: number
}
const rows: Row[] = [
  { name: 'Siti Rahmawati', place: 'Jakarta', visits: 3 },
  { name: 'Raden Ajeng Nurhaliza Kusumaningrum Wijayakusuma', place: 'Bandung', visits: 12 },
]
const columns: Column<Row>[] = [
  {
    label: 'Patient',
    sortBy: 'name',
    cell: row => (
      <RowTitle below={row.place}>
        <a href="#kit/Table">{row.name}</a>
      </RowTitle>
    ),
  },
  { label: 'Visits', sortBy: 'visits', tabular: true, cell: row => row.visits },
  { label: 'State', hideLabel: true, fit: true, cell: () => <Badge tone="success">Active</Badge> },
  { label: 'Place', wide: true, cell: row => row.place },
]
const usual = { rows, columns, keyOf: (row: Row) => row.name, caption: 'Patients' }

export const examples = {
  items: <Table {...usual} />,
  plain: <Table {...usual} columns={columns.filter(column => !column.fit)} look="plain" />,
  'in an order': <Table {...usual} order={{ sort: '-name', onSort() {} }} />,
  'with the previous rows, while the next are loaded': <Table {...usual} isOld />,
  'without visible heads': <Table {...usual} hideHead />,
}
