import { useQuery, useQueryClient } from '@tanstack/react-query'
import { del } from '#api/client.ts'
import { errorLines } from '#api/errors.ts'
import { deviceName } from '#entities/people/device-name.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { dateInWords } from '#entities/time/calendar-date.ts'
import { formatTime } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { serverMessage } from '../kit/use-action.ts'
import { useRowAction } from '../kit/use-row-action.ts'
import { readResult } from '../queries.ts'
import { useTranslation } from '../texts.ts'

export const sessionsKey = ['profile', 'sessions']

function moment(instant: string, language: InterfaceLanguage): string {
  const zone = Temporal.Now.timeZoneId()
  const day = Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate()
  return `${dateInWords(day, language, { day: 'numeric', month: 'long', year: 'numeric' })}, ${formatTime(instant, zone, language)}`
}

/** The sessions of this account, each with a button that ends it. */
export function Sessions() {
  const { t, language } = useTranslation()
  const client = useQueryClient()
  const list = useQuery({
    queryKey: sessionsKey,
    queryFn: readResult('/api/auth/sessions'),
    staleTime: 0,
  })
  const renew = () => client.invalidateQueries({ queryKey: sessionsKey })
  const end = useRowAction((id: string) => del('/api/auth/sessions/{id}', { params: { id } }), {
    done: serverMessage,
    onDone: renew,
    onError: () => void renew(),
  })
  if (list.isLoadingError) return <p role="alert">{errorLines(list.error).detail}</p>
  return (
    <>
      <p>{t('account:sessions.text')}</p>
      <ul className="session-list">
        {list.data?.map(one => {
          const device = deviceName(one.userAgent) ?? t('account:sessions.unknown')
          return (
            <li key={one.id}>
              <span>
                {device} {one.current && <Badge tone="success">{t('account:sessions.here')}</Badge>}
                <small>{t('account:sessions.active', { moment: moment(one.activeAt, language) })}</small>
              </span>
              {!one.current && (
                <Button variant="quiet" size="small" action={end.with(one.id)}>
                  {t('account:sessions.end')}
                  <span className="sr-only"> {device}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
