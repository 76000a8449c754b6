import { Badge, type Tone } from '#ui/Badge.tsx'

const tones: Tone[] = ['neutral', 'brand', 'success', 'info', 'warning', 'error']

export const examples = {
  ...Object.fromEntries(
    tones.map(tone => [
      tone,
      <Badge key={tone} tone={tone}>
        Requested
      </Badge>,
    ]),
  ),
  'with a dot': (
    <Badge tone="success" dot>
      Open now
    </Badge>
  ),
  'long text': <Badge tone="warning">Waits for the answer of the health insurance since last week</Badge>,
}
