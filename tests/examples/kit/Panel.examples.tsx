import { Panel } from '#portal/kit/Panel.tsx'
import { Button } from '#ui/Button.tsx'

const usual = { title: 'Versions', children: <p>Three versions since January.</p> }

export const overlays = {
  'in the middle': (close: () => void) => <Panel {...usual} onClose={close} />,
  'at the side': (close: () => void) => <Panel {...usual} onClose={close} side />,
  'wide, with a footer': (close: () => void) => (
    <Panel {...usual} onClose={close} wide mustAnswer footer={<Button onClick={close}>Done</Button>} />
  ),
}
