import { Avatar } from '#ui/Avatar.tsx'

export const examples = {
  'with a picture': <Avatar src="/art/states/list.svg" alt="Dr. Ayu Lestari" />,
  'without a picture': <Avatar />,
  'a picture that does not exist': <Avatar src="data:image/png," alt="Dr. Budi" />,
  large: <Avatar size={96} />,
}
