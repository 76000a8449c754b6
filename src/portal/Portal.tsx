import './zod-policy.ts'
import '#ui/primitives.css'
import './portal.css'
import './shell/waiting.css'
import './shell/connectivity.css'
// In one order: imported by lazy modules, it would differ between builds. Those of the administrators are a part of their area.
import './auth/auth.css'
import './account/account.css'
import './patient/patient.css'
import './patient/doctors.css'
import './patient/booking/booking.css'
import './patient/queue/queue.css'
import { type ComponentType, useEffect, useState } from 'react'
import { followLanguage } from '#state/language.ts'
import { $hospital, type Hospital } from './hospital.ts'
import { preventAutofillHistory } from './shell/autofill.ts'
import { Unreachable } from './shell/Unreachable.tsx'
import { Waiting } from './shell/Waiting.tsx'
import { startTexts } from './texts.ts'

// Only browsers without Temporal load the polyfill.
const ensureTemporal = () => ('Temporal' in globalThis ? undefined : import('temporal-polyfill/global'))

async function load(hospital: Hospital): Promise<ComponentType> {
  $hospital.set(hospital)
  followLanguage()
  preventAutofillHistory()
  const [{ App }] = await Promise.all([import('./App.tsx'), startTexts(), ensureTemporal()])
  return App
}

/** The root of the three shells: renders the portal after its texts and Temporal are loaded. */
export function Portal({ hospital }: { hospital: Hospital }) {
  const [ready, setReady] = useState<{ App: ComponentType } | null>(null)
  const [failed, setFailed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shell's data never change
  useEffect(() => {
    load(hospital).then(
      App => setReady({ App }),
      () => setFailed(true),
    )
  }, [])
  if (failed) return <Unreachable hospital={hospital} />
  return ready ? <ready.App /> : <Waiting />
}
