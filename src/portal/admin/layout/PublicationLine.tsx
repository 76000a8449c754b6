import { useStore } from '@nanostores/react'
import IconAlert from '~icons/lucide/circle-alert'
import IconCheck from '~icons/lucide/circle-check'
import IconBusy from '~icons/lucide/loader-circle'
import IconX from '~icons/lucide/x'
import { useTranslation } from '../../texts.ts'
import { $publishing, type Publishing } from '../content/edit/publishing.ts'
import { timeWithSeconds } from '../moments.ts'

type State = Publishing['state'] | 'unknown'
const icons = {
  waiting: IconBusy,
  building: IconBusy,
  live: IconCheck,
  failed: IconAlert,
  unknown: IconAlert,
}

/** Publication status of the last edit. It stays visible on all screens. */
export function PublicationLine() {
  const { t } = useTranslation()
  const publishing = useStore($publishing)
  const state: State | undefined = publishing?.unknown ? 'unknown' : publishing?.state
  const Icon = state && icons[state]
  const text =
    publishing &&
    t(`admin:publication.${publishing.unknown ? 'unknown' : publishing.state}`, {
      title: publishing.title,
      time: publishing.liveAt ? timeWithSeconds(publishing.liveAt) : '',
      error: publishing.error ?? '',
    })
  return (
    <div role="status" className="publication-slot">
      {publishing && Icon && (
        <p className="publication" data-state={state}>
          <Icon />
          <span>{text}</span>
          {state !== 'waiting' && state !== 'building' && (
            <button
              type="button"
              onClick={() => $publishing.set(null)}
              aria-label={t('admin:publication.dismiss')}
            >
              <IconX />
            </button>
          )}
        </p>
      )}
    </div>
  )
}
