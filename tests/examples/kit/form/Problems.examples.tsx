import { ApiError } from '#api/errors.ts'
import { Problems } from '#portal/kit/form/Problems.tsx'
import { type ExampleForm, filled, noAnswer, WithForm } from '../../page/example-form.tsx'
import { failure } from '../../page/queries.ts'

const show = (form: ExampleForm) => <Problems form={form} />
const refusal = new ApiError(422, 'Check what you entered', {
  fields: [{ path: 'email', message: 'There is an account with this email' }],
})

export const examples = {
  'invalid fields': <WithForm sending={noAnswer}>{show}</WithForm>,
  'refused by the server': (
    <WithForm values={filled} sending={() => Promise.reject(refusal)}>
      {show}
    </WithForm>
  ),
  'no answer': (
    <WithForm values={filled} sending={() => Promise.reject(failure)}>
      {show}
    </WithForm>
  ),
}
