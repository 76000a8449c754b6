import { type ComponentType, useEffect, useState } from 'react'
import { callText } from '#api/texts.ts'
import { addAdminToast } from '#api/toasts.ts'
import { $panelsLoading } from '../routing/navigation.ts'

type Fetch<P> = () => Promise<ComponentType<P>>

// biome-ignore lint/suspicious/noExplicitAny: each panel under the function that fetches it, which has their types
const fetched = new Map<Fetch<any>, ComponentType<any>>()

/**
 * A panel or field whose code is loaded when it is first shown, with the bar of a navigation. If loading fails, it shows an
 * error, closes, and loads again the next time; `lazy` would cache the failure and break the whole screen.
 */
export function Later<P extends object>({ load, ...rest }: { load: Fetch<P> } & P) {
  // The other props are those of the panel.
  const props = rest as unknown as P
  const [Panel, setPanel] = useState<ComponentType<P> | undefined>(() => fetched.get(load))
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once for each opening
  useEffect(() => {
    if (Panel) return
    let open = true
    $panelsLoading.set($panelsLoading.get() + 1)
    load()
      .then(
        panel => {
          fetched.set(load, panel)
          if (open) setPanel(() => panel)
        },
        () => {
          addAdminToast({ severity: 'error', summary: callText('unreachable') })
          if (open && 'onClose' in props) (props.onClose as () => void)()
        },
      )
      .finally(() => $panelsLoading.set($panelsLoading.get() - 1))
    return () => {
      open = false
    }
  }, [])
  return Panel ? <Panel {...props} /> : null
}
