import { Skeleton } from '#ui/Skeleton.tsx'

export const examples = {
  'one line': <Skeleton />,
  'three lines': <Skeleton lines={3} />,
}
