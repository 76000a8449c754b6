import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { Fieldset } from '#ui/fields/Fieldset.tsx'

const boxes = (
  <>
    <Checkbox>Monday</Checkbox>
    <Checkbox>Tuesday</Checkbox>
  </>
)

export const examples = {
  default: (
    <Fieldset label="Days" description="On which the doctor is here.">
      {boxes}
    </Fieldset>
  ),
  'with an error': (
    <Fieldset label="Days" errorMessage="Choose at least one day">
      {boxes}
    </Fieldset>
  ),
}
