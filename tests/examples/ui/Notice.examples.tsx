import { Button } from '#ui/Button.tsx'
import { Notice, type NoticeTone } from '#ui/Notice.tsx'

const tones: NoticeTone[] = ['info', 'brand', 'success', 'urgent', 'error', 'emergency']

export const examples = {
  ...Object.fromEntries(
    tones.map(tone => [
      tone,
      <Notice key={tone} tone={tone} title="The clinic closes at noon tomorrow">
        <p>
          Appointments after that are moved.{' '}
          <a className="underline" href="#ui/Notice">
            Which ones
          </a>
        </p>
      </Notice>,
    ]),
  ),
  'with actions': (
    <Notice title="The list is older than a day" actions={<Button size="small">Load it again</Button>} />
  ),
  'text only': <Notice>Bring your insurance card.</Notice>,
}
