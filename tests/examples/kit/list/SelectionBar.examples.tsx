import { Refusals, SelectionBar, SelectRow } from '#portal/kit/list/SelectionBar.tsx'
import { Button } from '#ui/Button.tsx'

const bar = (...selected: string[]) => (
  <SelectionBar
    rows={['Siti', 'Budi']}
    selection={{ selected: new Set(selected), select() {}, idOf: (name: string) => name }}
  >
    <Button size="small">Mark as read</Button>
  </SelectionBar>
)

export const examples = {
  'nothing selected': bar(),
  'one selected': bar('Siti'),
  'all selected': bar('Siti', 'Budi'),
  'the box of a row': <SelectRow title="Siti" checked onChange={() => {}} />,
  refusals: <Refusals refused={[{ id: 'siti', title: 'Siti', message: 'Somebody else has changed it.' }]} />,
}
