import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { useTranslation } from '../../texts.ts'
import { Question } from '../booking/check/Question.tsx'
import { useLocationNames } from '../booking/use-names.ts'
import { useOtherCity } from '../use-other-city.ts'
import type { Offer } from './link.ts'

interface Props {
  offer: Offer
  /** The location of the original appointment. */
  from: string
  isPending: boolean
  onTake(): void
  onOther(): void
}

/** The selected slot, to check once more, and the button that books it. */
export function Chosen({ offer, from, isPending, onTake, onOther }: Props) {
  const { t, language } = useTranslation()
  const names = useLocationNames()
  const { doctorName, location, startsAt, timezone } = offer
  const far = useOtherCity().words(from, location)
  return (
    <section className="part">
      <Question title={t('patient:answer.check')}>
        <div className="card">
          <p className="text-lg">
            <strong>{formatMoment(startsAt, timezone, language)}</strong>
            <br />
            {doctorName}
            <br />
            {names.get(location) ?? location}
            {far && ` (${far})`}
          </p>
        </div>
        <div className="button-row">
          <Button variant="primary" size="large" isPending={isPending} onClick={onTake}>
            {t('patient:answer.take')}
          </Button>
          <Button variant="quiet" size="large" isDisabled={isPending} onClick={onOther}>
            {t('patient:answer.otherPlace')}
          </Button>
        </div>
      </Question>
    </section>
  )
}
