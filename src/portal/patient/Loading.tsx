import { Skeleton } from '#ui/Skeleton.tsx'
import { useTranslation } from '../texts.ts'

/** Cards that are on their way, in their own size. */
export function Loading({ cards = 3 }: { cards?: number }) {
  const { t } = useTranslation()
  return (
    <div className="cards" role="status" aria-label={t('portal:loading')}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else
        <div key={card} className="card">
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  )
}
