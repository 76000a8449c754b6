import { Form } from '#portal/kit/form/Form.tsx'
import { TextInput } from '#portal/kit/form/inputs.tsx'
import { Button } from '#ui/Button.tsx'
import { type ExampleForm, filled, noAnswer, WithForm } from '../../page/example-form.tsx'

const show = (form: ExampleForm) => (
  <Form form={form} send={noAnswer} submit="Save">
    <TextInput form={form} name="name" label="Name" />
    <TextInput form={form} name="email" label="Email" />
  </Form>
)

export const examples = {
  empty: <WithForm>{show}</WithForm>,
  pending: (
    <WithForm values={filled} sending={noAnswer}>
      {show}
    </WithForm>
  ),
  'in a column, with more around': (
    <WithForm values={filled}>
      {form => (
        <Form
          form={form}
          send={noAnswer}
          submit="Sign in"
          column
          intro={<p>For patients of our clinics.</p>}
          actions={<Button variant="quiet">Cancel</Button>}
          below={<p>No account yet?</p>}
        >
          <TextInput form={form} name="email" label="Email" />
        </Form>
      )}
    </WithForm>
  ),
}
