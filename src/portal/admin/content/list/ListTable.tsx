import type { Media } from '#entities/fields.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { contentLanguages } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import { classNames } from '#ui/class-names.ts'
import { SelectRow } from '../../../kit/list/SelectionBar.tsx'
import type { Selection } from '../../../kit/list/use-selection.ts'
import { type Column, RowTitle, Table } from '../../../kit/Table.tsx'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { outlineOf } from '../../kinds.ts'
import { fieldLabel } from '../../labels.ts'
import { savedMoment } from '../../moments.ts'
import { adminPaths } from '../../paths.ts'
import type { ListItem } from '../calls.ts'
import { itemTitle } from '../item-title.ts'
import { useTitles } from '../titles.ts'
import { Cell } from './Cell.tsx'
import { isBilingual, pictureOf, sortable } from './columns.ts'
import { ReviewBadge } from './ReviewBadge.tsx'
import { StatusBadge } from './StatusBadge.tsx'

interface TableProps {
  kind: ContentKind
  items: ListItem[]
  columns: string[]
  sort: string
  onSort(sort: string): void
  /** The rows are the previous result, while the next one is loaded. */
  old: boolean
  selection: Selection<ListItem>
}

export function ListTable({ kind, items, columns, sort, onSort, old, selection }: TableProps) {
  const { t, language } = useTranslation()
  const entity = outlineOf(kind)
  const { title, fields } = entity
  const chosen = columns.map((name): Column<ListItem> => {
    const field = fields[name]
    return {
      label: fieldLabel(t, kind, name),
      sortBy: field && sortable(field) && name,
      wide: true,
      cell: item => <ReferenceCell kind={kind} name={name} items={items} value={item.data[name]} />,
    }
  })
  const languages: Column<ListItem> = {
    label: t('admin:form.language'),
    wide: true,
    fit: true,
    cell: item => <Languages item={item} />,
  }
  return (
    <Table
      rows={items}
      keyOf={item => item.id}
      order={{ sort, onSort }}
      isOld={old}
      columns={[
        {
          label: fieldLabel(t, kind, title),
          sortBy: title,
          cell: item => <Title item={item} picture={pictureOf(entity)} selection={selection} />,
        },
        {
          label: t('admin:list.status'),
          fit: true,
          cell: item => (
            <>
              <StatusBadge item={item} /> <ReviewBadge kind={kind} data={item.data} />
            </>
          ),
        },
        ...(isBilingual(entity) ? [languages] : []),
        ...chosen,
        {
          label: t('admin:list.updated'),
          sortBy: 'updatedAt',
          wide: true,
          fit: true,
          cell: item => <time dateTime={item.updatedAt}>{savedMoment(item.updatedAt, language)}</time>,
        },
      ]}
    />
  )
}

interface TitleProps {
  item: ListItem
  picture: string | undefined
  selection: Selection<ListItem>
}

function Title({ item, picture, selection }: TitleProps) {
  const { language } = useTranslation()
  const media = picture ? (item.data[picture] as Media | undefined) : undefined
  const before = (
    <>
      <SelectRow {...selection.box(item)} />
      {picture && (
        <span className="thumb size-10 flex-none overflow-hidden rounded-sm bg-brand-tint">
          {media && (
            <img
              className="size-full object-cover object-top"
              src={pictureAt(media.src, 320)}
              alt=""
              loading="lazy"
              width={40}
              height={40}
            />
          )}
        </span>
      )}
    </>
  )
  return (
    <RowTitle before={before} below={item.key !== item.id && item.key}>
      <Link className="stretched" to={adminPaths.edit(item.kind, item.key)}>
        {itemTitle(item, language)}
      </Link>
    </RowTitle>
  )
}

const mark = 'me-1 inline-block rounded-[0.375rem] px-1.5 text-[0.75rem] leading-5.5 font-bold'
const isReady = 'bg-success-tint text-on-success-tint'
const isMissing = 'text-ink-soft line-through inset-ring inset-ring-line-strong'

function Languages({ item }: { item: ListItem }) {
  const { t } = useTranslation()
  return contentLanguages.map(language => {
    const ready = item.languages[language] === 'ready'
    const state = t(ready ? 'admin:form.ready' : 'admin:form.missing')
    const label = `${t(`admin:language.${language}`)}: ${state}`
    return (
      <span key={language} className={classNames(mark, ready ? isReady : isMissing)} title={label}>
        <span aria-hidden="true">{language.toUpperCase()}</span>
        <span className="sr-only">{label} </span>
      </span>
    )
  })
}

interface ReferenceCellProps {
  kind: ContentKind
  name: string
  items: ListItem[]
  value: unknown
}

/** Requests the titles of a column once for all rows. */
function ReferenceCell({ kind, name, items, value }: ReferenceCellProps) {
  const field = outlineOf(kind).fields[name]
  const target = field?.references as ContentKind | undefined
  const keys = target ? items.flatMap(item => [item.data[name] ?? []].flat() as string[]) : []
  const titles = useTitles(target, keys)
  return field ? <Cell field={field} value={value} titles={titles.data} /> : null
}
