import { Paging } from '#portal/kit/list/Paging.tsx'

const onPage = () => {}

export const examples = {
  'first page': <Paging page={1} pages={7} onPage={onPage} />,
  'a page between': <Paging page={3} pages={7} onPage={onPage} />,
  'last page': <Paging page={7} pages={7} onPage={onPage} />,
}
