import { BirthDateInput } from '#portal/kit/form/BirthDateInput.tsx'
import { inEachState } from '../../page/example-form.tsx'

export const examples = inEachState(form => (
  <BirthDateInput form={form} name="born" label="Date of birth" note="(optional)" />
))
