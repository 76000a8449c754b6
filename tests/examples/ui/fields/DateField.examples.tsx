import { Pressed } from '#portal/shell/LateMenu.tsx'
import { DateField, TimeField } from '#ui/fields/DateField.tsx'

const usual = {
  label: 'Day of the visit',
  locale: 'en',
  today: '2026-03-12',
  placeholder: 'mm/dd/yyyy',
  labels: {
    open: 'Open the calendar',
    previous: 'Previous month',
    next: 'Next month',
    failed: 'The calendar did not load',
  },
  spell: () => 'Wednesday, 18 March 2026',
}

export const examples = {
  empty: <DateField {...usual} />,
  'with a date': <DateField {...usual} value="2026-03-18" description="Within three months." />,
  'with an error': <DateField {...usual} value="03/40" errorMessage="Enter a date" />,
  disabled: <DateField {...usual} value="2026-03-18" isDisabled />,
  'a time': <TimeField label="Begins at" value="09:30" />,
  'a time with an error': <TimeField label="Begins at" value="25" errorMessage="Enter a time" />,
}

export const overlays = {
  open: () => (
    <Pressed>
      <DateField {...usual} value="2026-03-18" />
    </Pressed>
  ),
}
