import { Link } from 'react-router-dom'
import type { Media } from '#entities/fields.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { contentLanguages } from '#entities/localized.ts'
import { pictureAt } from '#entities/media/media-address.ts'
import IconDown from '~icons/lucide/arrow-down'
import IconUp from '~icons/lucide/arrow-up'
import IconBoth from '~icons/lucide/arrow-up-down'
import { SelectRow } from '../../../kit/list/SelectionBar.tsx'
import type { Selection } from '../../../kit/list/use-selection.ts'
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
  const bilingual = isBilingual(entity)
  const heading = (name: string, label: string) => <SortHeading {...{ name, label, sort, onSort }} />
  return (
    <div className="table-box" aria-busy={old}>
      <table className="table items">
        <thead>
          <tr>
            {heading(entity.title, fieldLabel(t, kind, entity.title))}
            <th scope="col">{t('admin:list.status')}</th>
            {bilingual && (
              <th scope="col" className="wide-only">
                {t('admin:form.language')}
              </th>
            )}
            {columns.map(name => {
              const field = entity.fields[name]
              const label = fieldLabel(t, kind, name)
              return field && sortable(field) ? (
                <SortHeading key={name} wide {...{ name, label, sort, onSort }} />
              ) : (
                <th key={name} scope="col" className="wide-only">
                  {label}
                </th>
              )
            })}
            <SortHeading wide name="updatedAt" label={t('admin:list.updated')} {...{ sort, onSort }} />
          </tr>
        </thead>
        <tbody>
          {items.map(item => (
            <tr key={item.id}>
              <TitleCell item={item} picture={pictureOf(entity)} selection={selection} />
              <td className="fit">
                <StatusBadge item={item} /> <ReviewBadge kind={kind} data={item.data} />
              </td>
              {bilingual && (
                <td className="wide-only fit">
                  <Languages item={item} />
                </td>
              )}
              {columns.map(name => (
                <td key={name} className="wide-only">
                  <ReferenceCell kind={kind} name={name} items={items} value={item.data[name]} />
                </td>
              ))}
              <td className="wide-only fit">
                <time dateTime={item.updatedAt}>{savedMoment(item.updatedAt, language)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface HeadingProps {
  name: string
  label: string
  sort: string
  wide?: boolean
  onSort(sort: string): void
}

function SortHeading({ name, label, sort, wide, onSort }: HeadingProps) {
  const { t } = useTranslation()
  const state = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined
  const Icon = state === 'ascending' ? IconUp : state === 'descending' ? IconDown : IconBoth
  return (
    <th scope="col" aria-sort={state} className={wide ? 'wide-only' : undefined}>
      <button
        type="button"
        className="sort"
        title={t('admin:list.sortBy', { column: label })}
        onClick={() => onSort(state === 'ascending' ? `-${name}` : name)}
      >
        {label}
        <Icon />
      </button>
    </th>
  )
}

interface TitleProps {
  item: ListItem
  picture: string | undefined
  selection: Selection<ListItem>
}

function TitleCell({ item, picture, selection }: TitleProps) {
  const { language } = useTranslation()
  const media = picture ? (item.data[picture] as Media | undefined) : undefined
  return (
    <th scope="row">
      <span className="item-title">
        <SelectRow {...selection.box(item)} />
        {picture && (
          <span className="thumb">
            {media && <img src={pictureAt(media.src, 320)} alt="" loading="lazy" width={40} height={40} />}
          </span>
        )}
        <span>
          <Link className="stretched" to={adminPaths.edit(item.kind, item.key)}>
            {itemTitle(item, language)}
          </Link>
          {item.key !== item.id && <small>{item.key}</small>}
        </span>
      </span>
    </th>
  )
}

function Languages({ item }: { item: ListItem }) {
  const { t } = useTranslation()
  return contentLanguages.map(language => {
    const ready = item.languages[language] === 'ready'
    const state = t(ready ? 'admin:form.ready' : 'admin:form.missing')
    const label = `${t(`admin:language.${language}`)}: ${state}`
    return (
      <span key={language} className="language-badge" data-ready={ready} title={label}>
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
