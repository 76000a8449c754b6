import { RadioField } from '#ui/fields/RadioField.tsx'

const usual = {
  label: 'Who pays',
  choices: [
    { value: 'self', label: 'I pay myself' },
    { value: 'insurance', label: 'My insurance', description: 'Have the number of your card at hand.' },
    { value: 'company', label: 'My company', isDisabled: true },
  ],
}
const times = ['09:00', '09:20', '09:40', '10:00'].map(value => ({ value, label: value }))

export const examples = {
  default: <RadioField {...usual} description="You can change it until the visit." />,
  chosen: <RadioField {...usual} defaultValue="insurance" />,
  'with an error': <RadioField {...usual} errorMessage="Choose one from the list" />,
  disabled: <RadioField {...usual} isDisabled />,
  chips: <RadioField look="chips" label="Time" choices={times} defaultValue="09:20" />,
  'under a heading': (
    <>
      <h3 id="radio-heading">Who pays</h3>
      <RadioField labelledBy="radio-heading" choices={usual.choices} />
    </>
  ),
}
