import { PasswordField } from '#ui/fields/PasswordField.tsx'

const usual = { label: 'Password', showLabel: 'Show the password', hideLabelText: 'Hide the password' }
const strengthLabels = { weak: 'Weak', medium: 'Medium', strong: 'Strong' }

export const examples = {
  empty: <PasswordField {...usual} />,
  weak: <PasswordField {...usual} strengthLabels={strengthLabels} value="12345678" onChange={() => {}} />,
  medium: (
    <PasswordField {...usual} strengthLabels={strengthLabels} value="kucing hitam" onChange={() => {}} />
  ),
  strong: (
    <PasswordField
      {...usual}
      strengthLabels={strengthLabels}
      value="kucing Hitam 7 ekor"
      onChange={() => {}}
    />
  ),
  'with an error': <PasswordField {...usual} errorMessage="The password does not match" />,
  disabled: <PasswordField {...usual} isDisabled />,
}
