import { Skeleton } from '#ui/Skeleton.tsx'
import { useTranslation } from '../texts.ts'

/** Placeholders with the size of the cards that are being loaded. */
export function Loading({ cards = 3 }: { cards?: number }) {
  const { t } = useTranslation()
  return (
    <div className="cards" role="status" aria-label={t('portal:loading')}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
        <div key={card} className="card">
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  )
}
