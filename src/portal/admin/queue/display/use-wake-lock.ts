import { useEffect } from 'react'

/** Keeps the screen of the device on, where the browser can. It takes the lock again after each time it was hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const keep = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock?.request('screen').then(
        taken => {
          if (isOver) void taken.release()
          else lock = taken
        },
        // The device refuses, for example to save power.
        () => {},
      )
    }
    keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keep)
      void lock?.release()
    }
  }, [])
}
