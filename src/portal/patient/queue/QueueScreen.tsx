import { type SubmitEvent, useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useTranslation } from '../../texts.ts'
import { Loading, Problem } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'
import { QueueNow } from './QueueNow.tsx'
import { useQueueStatus } from './use-status.ts'

const LENGTH = 8
const bare = (code: string) => code.replace(/[\s-]/g, '').toUpperCase()

/** The state of the queue for a booking code, without signing in. */
export function QueueScreen() {
  const { t } = useTranslation()
  const { params, change } = useAddress()
  const code = bare(params.get('code') ?? '')
  const { status, old, unknown, error, isPending, refetch } = useQueueStatus(code)
  const open = (next: string) => {
    // The same code again asks again: the booking may have been made meanwhile.
    if (next === code) void refetch()
    else change(next ? { code: next } : {})
  }
  return (
    <Screen title={t('patient:turn.title')}>
      {code === '' || unknown ? (
        <CodeForm key={code} given={code} unknown={unknown} onCode={open} />
      ) : (
        <>
          {isPending && <Loading cards={1} />}
          {status ? (
            <>
              <article className="card turn-card turn-large">
                <QueueNow status={status} old={old} />
              </article>
              <p className="text-ink-soft">{t('patient:turn.keepOpen')}</p>
              <div className="button-row">
                <Button variant="quiet" onClick={() => open('')}>
                  {t('patient:turn.other')}
                </Button>
              </div>
            </>
          ) : (
            error instanceof ApiError && <Problem error={error} onAgain={() => refetch()} />
          )}
        </>
      )}
    </Screen>
  )
}

interface Props {
  given: string
  unknown: boolean
  onCode: (code: string) => void
}

function CodeForm({ given, unknown, onCode }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState(given)
  const [error, setError] = useState(unknown ? t('patient:turn.unknown') : undefined)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = bare(text)
    if (code.length !== LENGTH) return setError(t('patient:turn.eight'))
    onCode(code)
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        label={t('patient:card.code')}
        description={t('patient:turn.ask')}
        value={text}
        onChange={next => {
          setText(next)
          setError(undefined)
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        maxLength={20}
        errorMessage={error}
      />
      <div className="button-row">
        <Button type="submit" variant="primary" size="large">
          {t('patient:turn.show')}
        </Button>
      </div>
    </form>
  )
}
