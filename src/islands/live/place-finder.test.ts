import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listedPlace, placesNear, placesWith, startFinder } from './place-finder.ts'

const places = [
  listedPlace(
    'Rumah Sakit Rawat Jakarta',
    '/contact/jakarta',
    'Jalan Kenanga 12, Jakarta Selatan',
    '-6.2,106.8',
  ),
  listedPlace('Klinik São Tomé', '/contact/sao-tome', 'Jalan Melati 3, Bandung', '-6.9,107.6'),
  listedPlace('Klinik tanpa peta', '/contact/nowhere', 'Jakarta', ''),
]
const found = (search: string) => placesWith(places, search).map(place => place.href)

test.each([
  ['jakarta', ['/contact/jakarta', '/contact/nowhere']],
  ['KLINIK', ['/contact/sao-tome', '/contact/nowhere']],
  ['sao tome', ['/contact/sao-tome']],
  ['bandung melati', ['/contact/sao-tome']],
  ['klinik jakarta', ['/contact/nowhere']],
  ['surabaya', []],
])('%s finds places by name and city, in any order, without accents', (search, hrefs) => {
  expect(found(search)).toEqual(hrefs)
})

test('the nearest place is first; a place without coordinates is not among them', () => {
  const near = placesNear(places, { latitude: -6.91, longitude: 107.61 })
  expect(near.map(({ place, kilometres }) => [place.href, kilometres])).toEqual([
    ['/contact/sao-tome', 2],
    ['/contact/jakarta', 119],
  ])
})

describe('an answer about the position', () => {
  const words = {
    asking: 'Asking',
    nearest: 'Nearest',
    refused: 'Refused',
    none: 'None',
    found_other: '{{count}}',
  }
  const part = () => Object.assign(new EventTarget(), { textContent: '', hidden: false, children: [] })
  const list = { ...part(), append: () => {}, replaceChildren: () => {} }
  let [input, state, button] = [Object.assign(part(), { value: '' }), part(), part()]
  let answers: { found: PositionCallback; refused: PositionErrorCallback }[] = []
  beforeEach(() => {
    answers = []
    ;[input, state, button] = [Object.assign(part(), { value: '' }), part(), part()]
    vi.stubGlobal('navigator', {
      geolocation: {
        getCurrentPosition: (found: PositionCallback, refused: PositionErrorCallback) =>
          answers.push({ found, refused }),
      },
    })
    const parts: Record<string, unknown> = {
      input,
      '.state': state,
      '.found': list,
      '[data-more]': part(),
      '[data-nearest]': button,
    }
    startFinder({
      dataset: { words: JSON.stringify(words) },
      parentElement: { querySelectorAll: () => [] },
      querySelector: (selector: string) => parts[selector],
    } as unknown as HTMLElement)
  })
  afterEach(() => vi.unstubAllGlobals())
  const type = (text: string) => {
    input.value = text
    input.dispatchEvent(new Event('input'))
  }
  const position = { coords: { latitude: -6, longitude: 106 } } as GeolocationPosition
  const error = { code: 1 } as GeolocationPositionError

  test('shows the nearest places, or that it was refused', () => {
    button.dispatchEvent(new Event('click'))
    expect(state.textContent).toBe('Asking')
    answers[0]?.found(position)
    expect(state.textContent).toBe('Nearest')
    button.dispatchEvent(new Event('click'))
    answers[1]?.refused(error)
    expect(state.textContent).toBe('Refused')
  })

  test('that comes after further typing changes nothing', () => {
    button.dispatchEvent(new Event('click'))
    type('jakarta')
    answers[0]?.found(position)
    answers[0]?.refused(error)
    expect([input.value, state.textContent]).toEqual(['jakarta', 'None'])
  })
})
