import { atom } from 'nanostores'
import { persistentAtom } from '#state/stored.ts'
import type { SpokenLanguage } from './spoken.ts'

/** Stored on the device of the display. */
export const $soundChoice = persistentAtom<'on' | 'off'>('display-sound', 'on')
/** Whether the browser plays sound without a press: unknown until the display has tried. */
export const $soundBlocked = atom(false)
export const hasSound = (): boolean => 'AudioContext' in globalThis

let audio: AudioContext | undefined

/** Opens the browser's sound. Without a press, most browsers leave it suspended. */
export function openSound(): void {
  if (!hasSound()) return
  if (!audio) {
    const own = new AudioContext()
    const show = () => audio === own && $soundBlocked.set(own.state !== 'running')
    audio = own
    own.addEventListener('statechange', show)
    show()
  }
  // After sleep the context may be interrupted. Without a permission the promise stays pending.
  if (audio.state !== 'running') void audio.resume().catch(() => {})
}

export function closeSound(): void {
  void audio?.close().catch(() => {})
  audio = undefined
  globalThis.speechSynthesis?.cancel()
}

/** Two falling tones: frequency in hertz, start in seconds. */
const tones = [
  [659.25, 0],
  [523.25, 0.45],
] as const

/** Plays the chime; resolves when it has ended, at once if the browser has no sound or blocks it. */
export async function chime(): Promise<void> {
  const context = audio
  if (context?.state !== 'running') return
  for (const [frequency, start] of tones) {
    const at = context.currentTime + start
    const tone = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.4, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.9)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + 1)
  }
  await new Promise(resolve => setTimeout(resolve, 1300))
}

/** A voice of the device before one from the network: the display also speaks on a slow connection. */
function voiceFor(language: SpokenLanguage): SpeechSynthesisVoice | undefined {
  const own = speechSynthesis
    .getVoices()
    // Android writes `in_ID`: the old tag of Indonesian, with an underscore.
    .filter(one =>
      one.lang
        .toLowerCase()
        .replace(/^in(?=[-_]|$)/, 'id')
        .startsWith(language),
    )
  return own.find(one => one.localService) ?? own[0]
}

/** Longest time for one sentence, in milliseconds: some browsers forget to report its end. */
const LONGEST = 15_000

/** Speaks a sentence; resolves at its end, at once if the device has no voice for the language. */
export async function speak(text: string, language: SpokenLanguage): Promise<void> {
  const voice = 'speechSynthesis' in globalThis ? voiceFor(language) : undefined
  if (!voice) return
  const sentence = new SpeechSynthesisUtterance(text)
  Object.assign(sentence, { voice, lang: voice.lang, rate: 0.9 })
  await new Promise<void>(resolve => {
    const limit = setTimeout(() => {
      speechSynthesis.cancel()
      resolve()
    }, LONGEST)
    const end = () => {
      clearTimeout(limit)
      resolve()
    }
    sentence.addEventListener('end', end)
    sentence.addEventListener('error', end)
    speechSynthesis.speak(sentence)
  })
}
