import { type ContentKind, entityOf } from '#entities/kinds.ts'
import { fieldLabel } from '../labels.ts'
import { LoadFailed, Loading } from '../layout/Page.tsx'
import { Panel } from '../layout/Panel.tsx'
import { savedMoment } from '../moments.ts'
import { useLanguage, useSay } from '../say.ts'
import { useRevisions } from './calls.ts'

interface PanelProps {
  kind: ContentKind
  itemKey: string
  onClose(): void
}

/** Every save of an item: who, when, which fields. */
export function HistoryPanel({ kind, itemKey, onClose }: PanelProps) {
  const say = useSay()
  const language = useLanguage()
  const revisions = useRevisions(kind, itemKey, true)
  const { fields } = entityOf(kind)
  const named = (names: string[]) =>
    names.map(name => (name in fields ? fieldLabel(say, kind, name) : name)).join(', ')
  return (
    <Panel title={say('admin:history.title')} side onClose={onClose}>
      <p className="field-hint">{say('admin:history.text')}</p>
      {revisions.isError && <LoadFailed error={revisions.error} retry={() => revisions.refetch()} />}
      {revisions.isPending && <Loading />}
      <ol className="history">
        {revisions.data?.map(revision => (
          <li key={revision.version}>
            <p className="history-head">
              <strong>{say(`admin:history.action.${revision.action}`)}</strong>
              <span className="badge">{say('admin:history.version', { version: revision.version })}</span>
            </p>
            <p>
              {revision.by ?? say('admin:history.system')},{' '}
              <time dateTime={revision.at}>{savedMoment(revision.at, language)}</time>
            </p>
            {revision.fields.length > 0 && (
              <p className="field-hint">{say('admin:history.fields', { fields: named(revision.fields) })}</p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
