import { CopyButton } from '#ui/CopyButton.tsx'

export const examples = {
  default: (
    <p>
      RWT-4821 <CopyButton text="RWT-4821" label="Copy the booking code" copiedLabel="Copied" />
    </p>
  ),
}
