import { useQuery } from '@tanstack/react-query'
import type { Closure } from '#entities/schedule/closure.ts'
import { Button } from '#ui/Button.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useTranslation } from '../../texts.ts'
import { useLocations } from '../front-desk/calls.ts'
import { daysInWords } from '../moments.ts'
import { closuresOptions } from './closure-calls.ts'
import { useUndo } from './undo.ts'

/** Current and future closures. Each can be undone as a whole. */
export function ClosureList() {
  const { t, language } = useTranslation()
  const locations = useLocations()
  const undo = useUndo()
  const nameOf = (key: string) => locations.data?.find(one => one.code === key)?.officialName ?? key
  const whom = ({ doctors, locations: keys }: Closure) =>
    [
      doctors?.map(one => one.doctorName).join(', ') ?? t('admin:schedule.everybody'),
      ...keys.map(nameOf),
    ].join(' · ')
  const when = (one: Closure) => daysInWords(one, language)
  return (
    <Section title={t('desk:closure.list')}>
      <Loaded query={useQuery(closuresOptions)}>
        {closures =>
          closures.length === 0 ? (
            <p>{t('desk:closure.none')}</p>
          ) : (
            <ul className="schedule-rows">
              {closures.map(one => (
                <li key={one.id}>
                  <div>
                    <p className="schedule-name">{when(one)}</p>
                    <p>
                      <bdi>{whom(one)}</bdi>
                    </p>
                    {one.note && <p className="field-hint">{one.note}</p>}
                  </div>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => void undo('closures', one.id, `${whom(one)}, ${when(one)}`)}
                  >
                    {t('desk:closure.takeBack')}
                    <span className="sr-only">: {when(one)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}
