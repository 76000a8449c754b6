import { tellEmergency } from './tell-emergency.ts'

/** A field of a search names by `data-tells` the place above its results where a danger is told. */
function tellFor(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLInputElement>('[data-tells]')
  const place = document.getElementById(field?.dataset.tells ?? '')
  if (!form || !field || !place) return
  tellEmergency(place, field.value, String(new FormData(form).get('location') ?? ''))
}

/**
 * Tells a danger while somebody types it, in every search of the page. It waits for no framework: whoever types what hurts
 * may have a bad line, or none.
 */
export const watchDanger = (): void =>
  addEventListener('input', ({ target }) => tellFor((target as HTMLInputElement).form))
