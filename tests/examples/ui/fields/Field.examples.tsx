import { Field, FieldMessage } from '#ui/fields/Field.tsx'

export const examples = {
  default: (
    <Field label="File" description="A PDF of 5 MB at most." note="(optional)">
      {wiring => <input {...wiring} type="file" />}
    </Field>
  ),
  'with an error': (
    <Field label="File" errorMessage="Choose a PDF">
      {wiring => <input {...wiring} type="file" />}
    </Field>
  ),
  'a message alone': <FieldMessage>Choose one from the list</FieldMessage>,
}
