import { MoreMenu } from '#portal/kit/MoreMenu.tsx'
import { Pressed } from '#portal/shell/LateMenu.tsx'

const menu = (
  <MoreMenu
    label="More actions"
    entries={[
      { id: 'copy', label: 'Copy', onSelect() {} },
      { id: 'delete', label: 'Move to the trash', tone: 'danger', onSelect() {} },
    ]}
  />
)

export const examples = { closed: menu }
export const overlays = { open: () => <Pressed>{menu}</Pressed> }
