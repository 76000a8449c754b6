interface Props {
  id: string
  className?: string
  'data-emergency'?: ''
}

/** plain-search.ts writes the emergency notice here, perhaps before hydration: React must not touch the content. */
export const EmergencySlot = (props: Props) => (
  <div {...props} role="alert" suppressHydrationWarning>
    {''}
  </div>
)
