import { TextField } from '#ui/fields/TextField.tsx'

const label = 'Email'

export const examples = {
  empty: <TextField label={label} placeholder="name@example.org" />,
  'with a value': (
    <TextField label={label} defaultValue="siti@example.org" description="For your visits only." />
  ),
  required: <TextField label={label} isRequired />,
  optional: <TextField label={label} note="(optional)" />,
  'with an error': <TextField label={label} defaultValue="siti" errorMessage="Please, enter a valid email" />,
  disabled: <TextField label={label} defaultValue="siti@example.org" isDisabled />,
  'read only': <TextField label={label} defaultValue="siti@example.org" readOnly />,
  'with prefix and suffix': <TextField label="Price" prefix="Rp" suffix="a night" defaultValue="850.000" />,
  'the label for screen readers only': <TextField label="Search" hideLabel placeholder="Search" />,
  'long text': (
    <TextField
      label="The name of the person whom we may call if we do not reach you on the day of the operation"
      description="A relative or a friend who knows about the operation, and who can be reached the whole day."
      defaultValue="Raden Ajeng Siti Nurhaliza Kusumaningrum Wijayakusuma of Yogyakarta, sister of the patient"
    />
  ),
}
