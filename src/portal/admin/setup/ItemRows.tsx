import type { ContentKind } from '#entities/kinds.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import type { ListItem } from '../content/calls.ts'
import { itemTitle } from '../content/item-title.ts'
import { StatusBadge } from '../content/list/StatusBadge.tsx'
import { adminPaths } from '../paths.ts'

/** The items of a kind, each with a link to its whole form. */
export function ItemRows({ kind, items }: { kind: ContentKind; items: readonly ListItem[] }) {
  const { language } = useTranslation()
  return (
    <ul className="card-rows">
      {items.map(item => (
        <li key={item.key}>
          <Link className="link" to={adminPaths.edit(kind, item.key)}>
            {itemTitle(item, language)}
          </Link>
          <StatusBadge item={item} />
        </li>
      ))}
    </ul>
  )
}
