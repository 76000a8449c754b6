import { SelectField } from '#ui/fields/SelectField.tsx'

const usual = {
  label: 'Location',
  options: [
    { value: 'jakarta', label: 'Jakarta' },
    { value: 'bandung', label: 'Bandung, in the building of the outpatient clinics behind the station' },
    { value: 'medan', label: 'Medan', isDisabled: true },
  ],
}

export const examples = {
  default: <SelectField {...usual} />,
  empty: <SelectField {...usual} placeholder="Any location" />,
  'long text': <SelectField {...usual} defaultValue="bandung" note="(optional)" />,
  'with an error': <SelectField {...usual} placeholder="Choose" errorMessage="Choose one from the list" />,
  disabled: <SelectField {...usual} isDisabled />,
}
