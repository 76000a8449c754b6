import {
  CheckInput,
  CodeInput,
  PasswordInput,
  RadioInput,
  TextAreaInput,
  TextInput,
} from '#portal/kit/form/inputs.tsx'
import { inEachState } from '../../page/example-form.tsx'

export const examples = inEachState(form => (
  <div className="form">
    <TextInput form={form} name="name" label="Name" />
    <CodeInput form={form} name="code" label="Six-digit code" />
    <PasswordInput form={form} name="password" label="Password" fresh />
    <TextAreaInput form={form} name="message" label="Message" description="No medical details." />
    <RadioInput
      form={form}
      name="pays"
      description="Who pays"
      label="Payment"
      choices={[{ value: 'self', label: 'I' }]}
    />
    <CheckInput form={form} name="agreed" label="I agree to the privacy policy" />
  </div>
))
