import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

export const examples = {
  'with a picture and an action': (
    <EmptyState
      picture="/art/states/calendar.svg"
      title="No appointments yet"
      actions={<Button variant="primary">Find a doctor</Button>}
    >
      What you book appears here.
    </EmptyState>
  ),
  'title only': <EmptyState title="Nothing here" />,
}
