import { Later } from '#portal/kit/Later.tsx'
import { Panel } from '#portal/kit/Panel.tsx'

const load =
  async () =>
  ({ onClose }: { onClose(): void }) => (
    <Panel title="Its code has come" onClose={onClose}>
      <p>Only now.</p>
    </Panel>
  )

export const overlays = {
  loaded: (close: () => void) => <Later load={load} onClose={close} />,
}
