import { DateInput } from '#portal/kit/form/DateInput.tsx'
import { inEachState } from '../../page/example-form.tsx'

export const examples = inEachState(form => <DateInput form={form} name="day" label="Day of the visit" />)
