import { Submit } from '#portal/kit/form/Submit.tsx'
import { type ExampleForm, filled, noAnswer, WithForm } from '../../page/example-form.tsx'

const show = (form: ExampleForm) => <Submit form={form}>Send the request</Submit>

export const examples = {
  default: <WithForm>{show}</WithForm>,
  pending: (
    <WithForm values={filled} sending={noAnswer}>
      {show}
    </WithForm>
  ),
}
