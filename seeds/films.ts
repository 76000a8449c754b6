import type { Localized } from '#entities/localized.ts'

/** One step of a film. */
interface FilmStep {
  seconds: number
  caption: Localized & { en: string; id: string }
}

/** The steps of a silent film with their captions. `tools/art/films` draws the pictures. */
export interface FilmScript {
  /** Name of its files under public/art/videos. */
  name: string
  steps: FilmStep[]
}

const step = (seconds: number, en: string, id: string): FilmStep => ({ seconds, caption: { en, id } })

export const filmScripts = {
  // Six steps and twenty seconds, after the WHO's picture for patients.
  handWashing: {
    name: 'hand-washing',
    steps: [
      step(
        3.6,
        'Wet both hands under running water and take enough soap.',
        'Basahi kedua tangan dengan air mengalir, lalu ambil sabun secukupnya.',
      ),
      step(3.4, 'Rub your palms together.', 'Gosok telapak dengan telapak.'),
      step(
        3.4,
        'Rub the backs of both hands, and between the fingers.',
        'Gosok kedua punggung tangan dan sela-sela jari.',
      ),
      step(
        3.4,
        'Hook your fingers together and rub the knuckles against the palm.',
        'Kaitkan jari-jari, lalu gosok buku jari pada telapak tangan.',
      ),
      step(
        3.4,
        'Turn each thumb in the other hand, and the fingertips in the palm.',
        'Putar setiap ibu jari dalam genggaman, lalu ujung jari pada telapak.',
      ),
      step(
        3.8,
        'Rinse well and dry your hands with a clean towel. That took twenty seconds.',
        'Bilas hingga bersih dan keringkan dengan handuk bersih. Hanya perlu dua puluh detik.',
      ),
    ],
  },
  // The three signs of a stroke, and what to do: face, arms, speech, time.
  strokeSigns: {
    name: 'stroke-signs',
    steps: [
      step(
        4.4,
        'Face: ask the person to smile. Does one corner of the mouth droop?',
        'Wajah: minta ia tersenyum. Apakah salah satu sudut bibirnya turun?',
      ),
      step(
        4.4,
        'Arms: ask them to raise both arms. Does one sink?',
        'Lengan: minta ia mengangkat kedua lengan. Apakah salah satunya turun?',
      ),
      step(
        4.4,
        'Speech: ask them to say a simple sentence. Is it slurred, or are the words wrong?',
        'Bicara: minta ia mengucapkan kalimat sederhana. Apakah pelo, atau kata-katanya keliru?',
      ),
      step(
        4.8,
        'Time: one sign is enough. Note the time and call 119 at once.',
        'Waktu: satu tanda sudah cukup. Catat jamnya dan segera hubungi 119.',
      ),
    ],
  },
  // What everybody can do until help comes, after the guideline of the European Resuscitation Council.
  pressTheChest: {
    name: 'press-the-chest',
    steps: [
      step(
        3.6,
        'Someone is lying there and does not answer. Shake their shoulders and call loudly.',
        'Seseorang terbaring dan tidak menjawab. Guncang bahunya dan panggil dengan keras.',
      ),
      step(
        3.8,
        'Not breathing normally? Call 119, turn on the speaker, and put the phone down next to you.',
        'Napas tidak normal? Hubungi 119, nyalakan pengeras suara, dan letakkan telepon di samping Anda.',
      ),
      step(
        3.8,
        'Put the heel of one hand on the middle of the chest, the other hand on top, arms straight.',
        'Letakkan pangkal telapak tangan di tengah dada, tangan lain di atasnya, lengan lurus.',
      ),
      step(
        6,
        'Press five centimetres deep, about twice a second, and let the chest come up again each time.',
        'Tekan sedalam lima sentimeter, kira-kira dua kali per detik, dan biarkan dada naik kembali setiap kali.',
      ),
      step(
        4.2,
        'Do not stop until help takes over. The only mistake is to do nothing.',
        'Jangan berhenti sampai pertolongan datang. Satu-satunya kesalahan adalah tidak berbuat apa-apa.',
      ),
    ],
  },
  // The rules for measuring blood pressure at home.
  bloodPressure: {
    name: 'blood-pressure',
    steps: [
      step(
        4,
        'Sit quietly for five minutes. Do not drink coffee, smoke or exercise in the half hour before.',
        'Duduk tenang selama lima menit. Tanpa kopi, rokok, atau olahraga dalam setengah jam sebelumnya.',
      ),
      step(
        3.6,
        'Lean back, and put both feet flat on the floor.',
        'Bersandarlah, dan letakkan kedua telapak kaki rata di lantai.',
      ),
      step(
        3.8,
        'Rest your bare arm on the table. The cuff is level with your heart.',
        'Letakkan lengan tanpa kain di atas meja. Manset sejajar dengan jantung.',
      ),
      step(
        4.4,
        'Start the device and do not talk until it has finished.',
        'Jalankan alat dan jangan berbicara sampai selesai.',
      ),
      step(
        4.4,
        'Measure again after a minute, and write both results down. Mornings and evenings, for seven days.',
        'Ukur kembali setelah satu menit, dan catat kedua hasilnya. Pagi dan malam, selama tujuh hari.',
      ),
    ],
  },
  // The 3M Plus programme of Indonesia's Ministry of Health, once a week.
  dengueAtHome: {
    name: 'dengue-at-home',
    steps: [
      step(
        3.8,
        'The mosquito that carries dengue breeds in clean, still water around the house.',
        'Nyamuk pembawa demam berdarah berkembang biak di air bersih yang tergenang di sekitar rumah.',
      ),
      step(
        3.8,
        'Drain: empty tubs and buckets once a week and scrub their walls, where the eggs stick.',
        'Kuras bak dan ember seminggu sekali, lalu sikat dindingnya tempat telur menempel.',
      ),
      step(
        3.6,
        'Cover: close everything that holds water with a tight lid.',
        'Tutup rapat semua tempat penampungan air.',
      ),
      step(
        3.6,
        'Clear away: recycle tyres, cans and bottles that collect rain.',
        'Daur ulang ban, kaleng, dan botol yang menampung air hujan.',
      ),
      step(
        4.2,
        'Plus: screens, nets, repellent. Fever for two days? Come for a blood test, and do not take ibuprofen.',
        'Plus: kasa jendela, kelambu, losion antinyamuk. Demam dua hari? Periksakan darah, dan jangan minum ibuprofen.',
      ),
    ],
  },
} satisfies Record<string, FilmScript>

/** The length of a film in seconds. */
export const lengthOf = ({ steps }: FilmScript): number => steps.reduce((sum, step) => sum + step.seconds, 0)

/** The captions as one text, one line for each step. */
export const transcript = ({ steps }: FilmScript): Localized => ({
  en: steps.map(step => step.caption.en).join('\n'),
  id: steps.map(step => step.caption.id).join('\n'),
})
