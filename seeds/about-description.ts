import type { Item } from '#entities/kinds.ts'
import { both, prose } from './bilingual.ts'

const leader = (file: string, name: string, en: string, id: string) => ({
  name,
  role: both(en, id),
  photo: {
    src: `/art/about/${file}.svg`,
    width: 400,
    height: 500,
    alt: both(`Drawn portrait of ${name}`, `Gambar potret ${name}`),
  },
})

export const about: Item<'about-description'>[] = [
  {
    heading: both('Care that comes closer', 'Perawatan yang mendekat kepada Anda'),
    body: prose(
      `Rawat Nusantara is a network of three hospitals in Jakarta, Makassar and Jayapura. We work in three time zones and speak more than a dozen languages. Everywhere we make the same promise: you always know who will see you, when, and what it will cost.

Most of our doctors were born on the islands where they work. They know how far you may have travelled, and they plan tests so that one trip is enough wherever possible.

## How we work

- Every doctor’s timetable is public, with the times that are still free.
- We tell you the price before the examination, never after it.
- What we tell you in the room, you also get in writing, in plain words you can take home.`,
      `Rawat Nusantara adalah jaringan tiga rumah sakit di Jakarta, Makassar, dan Jayapura. Kami bekerja di tiga zona waktu dan melayani dalam belasan bahasa, dengan satu janji yang sama: Anda selalu tahu siapa yang akan memeriksa Anda, kapan, dan berapa biayanya.

Sebagian besar dokter kami lahir di pulau tempat mereka bertugas. Mereka paham seberapa jauh perjalanan seorang pasien, sehingga pemeriksaan disusun agar sebisa mungkin selesai dalam satu kali kunjungan.

## Cara kami bekerja

- Jadwal setiap dokter terbuka untuk umum, lengkap dengan tempat yang masih kosong.
- Biaya disampaikan sebelum pemeriksaan, bukan sesudahnya.
- Penjelasan di ruang periksa juga Anda terima secara tertulis, dengan bahasa yang mudah dipahami di rumah.`,
    ),
    vision: both(
      'An Indonesia where everyone gets equally good care, wherever they live.',
      'Indonesia yang tidak lagi membedakan mutu perawatan berdasarkan tempat tinggal.',
    ),
    mission: [
      both(
        'To bring specialist care to eastern Indonesia and to keep it there.',
        'Menghadirkan layanan spesialis di Indonesia timur dan menjaganya tetap ada.',
      ),
      both(
        'To explain every result and every choice in the patient’s own language.',
        'Menjelaskan setiap hasil dan setiap pilihan dalam bahasa pasien.',
      ),
      both(
        'To be open about timetables, prices and mistakes.',
        'Terbuka mengenai jadwal, biaya, dan kesalahan.',
      ),
      both(
        'To train nurses and doctors from the communities we serve.',
        'Mendidik perawat dan dokter dari masyarakat yang kami layani.',
      ),
    ],
    values: [
      both('Careful hands', 'Tangan yang cermat'),
      both('Plain words', 'Kata yang jelas'),
      both('Open doors', 'Pintu yang terbuka'),
      both('Respect for every origin and belief', 'Hormat pada setiap asal dan keyakinan'),
    ],
    history: prose(
      `In 1998, a midwife, a surgeon and a pharmacist opened a house with eleven beds in Makassar. Patients came by boat from the islands, and some had to wait for days for a specialist who visited once a month. The three decided that specialists should live where the patients were.

In 2004, that house became the Makassar hospital. Jakarta followed in 2011. In 2017, the hospital in Jayapura saw its first patient, a fisherman with a broken wrist. He still brings us fish on every anniversary.`,
      `Pada 1998 seorang bidan, seorang ahli bedah, dan seorang apoteker membuka rumah dengan sebelas tempat tidur di Makassar. Pasien datang dengan perahu dari pulau-pulau di selat, dan sebagian harus menunggu berhari-hari karena dokter spesialis hanya berkunjung sebulan sekali. Ketiganya sepakat bahwa dokter spesialis seharusnya tinggal di tempat pasien berada.

Dari rumah itu tumbuh rumah sakit di Makassar pada 2004. Jakarta menyusul pada 2011, dan pada 2017 rumah sakit di Jayapura menerima pasien pertamanya, seorang nelayan dengan pergelangan tangan patah. Hingga kini ia masih membawakan ikan pada setiap hari jadi kami.`,
    ),
    counters: [
      {
        label: both('hospitals in three time zones', 'rumah sakit di tiga zona waktu'),
        value: '3',
        asOf: '2026-11-01',
      },
      { label: both('specialist doctors', 'dokter spesialis'), value: '48', asOf: '2026-11-01' },
      { label: both('specialties', 'bidang spesialisasi'), value: '17', asOf: '2026-11-01' },
      { label: both('inpatient beds', 'tempat tidur rawat inap'), value: '384', asOf: '2026-11-01' },
      { label: both('the year of the first bed', 'tahun tempat tidur pertama'), value: '1998' },
    ],
    leadership: [
      leader('nurhayati-daeng-baji', 'Nurhayati Daeng Baji', 'President Director', 'Direktur Utama'),
      leader('hotman-lumbanraja', 'dr. Hotman Lumbanraja, M.Kes.', 'Medical Director', 'Direktur Medik'),
      leader('kristina-awom', 'Ns. Kristina Awom, M.Kep.', 'Director of Nursing', 'Direktur Keperawatan'),
    ],
  },
]
