interface Props {
  id: string
  className?: string
  'data-emergency'?: ''
}

/** Where plain-search.ts tells a danger, perhaps before the island around it is awake: React leaves its content alone. */
export const DangerPlace = (props: Props) => (
  <div {...props} role="alert" suppressHydrationWarning>
    {''}
  </div>
)
