import { savedMoment } from '../../moments.ts'
import { useLanguage, useSay } from '../../say.ts'
import type { ItemEditor } from './use-item-editor.ts'

/** What was typed earlier and never sent is in the form again: told, and thrown away if wished. */
export function KeptNotice({ editor: { kept, discardKept } }: { editor: ItemEditor }) {
  const say = useSay()
  const language = useLanguage()
  if (!kept) return null
  return (
    <div className="notice" role="status">
      <p className="notice-title">{say('admin:kept.title', { moment: savedMoment(kept.at, language) })}</p>
      <p>{say('admin:kept.text')}</p>
      <div>
        <button type="button" className="button button-quiet button-small" onClick={discardKept}>
          {say('admin:kept.discard')}
        </button>
      </div>
    </div>
  )
}
