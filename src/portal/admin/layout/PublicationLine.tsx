import { useStore } from '@nanostores/react'
import { classNames } from '#ui/class-names.ts'
import IconAlert from '~icons/lucide/circle-alert'
import IconCheck from '~icons/lucide/circle-check'
import IconBusy from '~icons/lucide/loader-circle'
import IconX from '~icons/lucide/x'
import { useTranslation } from '../../texts.ts'
import { $publishing, type Publishing, publicationText } from '../content/edit/publishing.ts'

type State = Publishing['state'] | 'unknown'
const busy = 'bg-info-tint text-on-info-tint'
const bad = 'bg-error-tint text-on-error-tint'

const looks = {
  waiting: { Icon: IconBusy, tone: busy },
  building: { Icon: IconBusy, tone: busy },
  live: { Icon: IconCheck, tone: 'bg-success-tint text-on-success-tint' },
  failed: { Icon: IconAlert, tone: bad },
  unknown: { Icon: IconAlert, tone: bad },
}

/** Fixed, so that it is visible at any scroll position of a long form. */
const place =
  'pointer-events-none fixed inset-x-5 bottom-5 z-35 ms-auto max-w-md max-md:bottom-20 print:hidden'

const line = classNames(
  'pointer-events-auto flex items-center gap-2.5 rounded-md px-4 py-2 text-15 leading-[1.4]',
  '[box-shadow:var(--lift-high)]',
)
const turning = 'motion-safe:animate-[turn_1200ms_linear_infinite]'

/** Publication status of the last edit. It stays visible on all screens. */
export function PublicationLine() {
  const translation = useTranslation()
  const { t } = translation
  const publishing = useStore($publishing)
  const state: State | undefined = publishing?.unknown ? 'unknown' : publishing?.state
  const look = state && looks[state]
  return (
    <div role="status" className={place}>
      {publishing && look && (
        <p className={classNames(line, look.tone)}>
          <look.Icon className={look.tone === busy ? turning : undefined} />
          <span className="min-w-0 flex-1 wrap-anywhere">{publicationText(translation, publishing)}</span>
          {state !== 'waiting' && state !== 'building' && (
            <button
              type="button"
              className="grid min-h-8 min-w-8 place-items-center"
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
