import { Pressed } from '#portal/shell/LateMenu.tsx'
import { Menu, type MenuEntry } from '#ui/Menu.tsx'
import IconX from '~icons/lucide/x'

const entries: MenuEntry[] = [
  { id: 'move', label: 'Move', onSelect() {} },
  { id: 'print', label: 'Print the list of today', onSelect() {}, isDisabled: true },
  { id: 'line', separator: true },
  { id: 'cancel', label: 'Cancel', icon: <IconX />, tone: 'danger', onSelect() {} },
]

export const examples = {
  closed: <Menu entries={entries}>More</Menu>,
  'an icon alone': (
    <Menu entries={entries} iconOnly label="More actions">
      <IconX />
    </Menu>
  ),
}

export const overlays = {
  open: () => (
    <Pressed>
      <Menu entries={entries} header="Siti Rahmawati" placement="bottom start">
        More
      </Menu>
    </Pressed>
  ),
}
