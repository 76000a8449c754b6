import { TextArea } from '#ui/fields/TextArea.tsx'

const label = 'Message'

export const examples = {
  empty: <TextArea label={label} placeholder="How can we help?" />,
  'with a counter': (
    <TextArea label={label} defaultValue="I have a cough." maxLength={500} counter="15 of 500" />
  ),
  'with an error': <TextArea label={label} description="No medical details." errorMessage="Fill this in" />,
  disabled: <TextArea label={label} isDisabled defaultValue="I have a cough." />,
}
