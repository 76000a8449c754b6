import { Checkbox } from '#ui/fields/Checkbox.tsx'

const text = 'I agree to the privacy policy'

export const examples = {
  default: <Checkbox>{text}</Checkbox>,
  checked: <Checkbox defaultValue>{text}</Checkbox>,
  'with a description': <Checkbox description="You can change it at any time.">Send me offers</Checkbox>,
  'with an error': <Checkbox errorMessage="Please, agree to go on">{text}</Checkbox>,
  disabled: (
    <Checkbox isDisabled defaultValue>
      {text}
    </Checkbox>
  ),
}
