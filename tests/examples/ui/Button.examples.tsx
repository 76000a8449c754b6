import { Button, type ButtonSize, type ButtonVariant, IconButton } from '#ui/Button.tsx'
import IconX from '~icons/lucide/x'

const variants: ButtonVariant[] = ['brand', 'primary', 'quiet', 'tint', 'ghost', 'danger', 'quiet-danger']
const sizes: ButtonSize[] = ['small', 'medium', 'large']

const inEachVariant = (props: { isPending?: boolean; isDisabled?: boolean }) => (
  <div className="button-row">
    {variants.map(variant => (
      <Button key={variant} variant={variant} {...props}>
        Save {variant}
      </Button>
    ))}
  </div>
)

export const examples = {
  'each variant': inEachVariant({}),
  'each size': (
    <div className="button-row">
      {sizes.map(size => (
        <Button key={size} size={size}>
          Book
        </Button>
      ))}
    </div>
  ),
  disabled: inEachVariant({ isDisabled: true }),
  pending: inEachVariant({ isPending: true }),
  'with an icon': <Button icon={<IconX />}>Cancel the appointment</Button>,
  'an icon alone': <IconButton label="Close" icon={<IconX />} />,
  'long text': <Button>Cancel the appointment and tell the patient by email and by telephone at once</Button>,
}
