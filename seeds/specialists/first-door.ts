import type { Item } from '#entities/kinds.ts'
import { both, prose, terms } from '../bilingual.ts'
import { specialtyCover } from '../pictures.ts'

export const firstDoor: Item<'specialists'>[] = [
  {
    slug: 'general-practice',
    name: both('General practice', 'Dokter umum'),
    plainName: both('General doctor', 'Dokter umum'),
    alsoKnownAs: ['GP', 'family doctor', 'dokter keluarga', 'dokter umun', 'doctor umum'],
    summary: both(
      'Fever, cough and colds, wounds and bites, vaccinations, check-ups and health letters. The right place when you do not know where to start.',
      'Demam, batuk, pilek, luka dan gigitan, vaksinasi, cek kesehatan, dan surat keterangan. Mulailah di sini bila Anda belum tahu harus ke dokter mana.',
    ),
    body: prose(
      `A general doctor sees people of all ages, treats most common illnesses on the same day, and finds the right specialist if you need one.

## When to come

- A fever, a cough, a cold or a sore throat
- A small wound, a burn, a bite or a rash
- You need a vaccination, a check-up or a letter from a doctor
- You feel unwell and do not know why

## When not to wait

If you have trouble breathing, a seizure (fit), confusion, or bleeding that does not stop, go to the emergency department at once. Call 119.`,
      `Dokter umum memeriksa pasien segala usia, menangani sebagian besar penyakit umum pada hari yang sama, dan mencarikan dokter spesialis yang tepat bila diperlukan.

## Kapan sebaiknya datang

- Demam, batuk, pilek, atau sakit tenggorokan
- Luka kecil, luka bakar ringan, gigitan, atau ruam
- Perlu vaksinasi, cek kesehatan, atau surat keterangan dokter
- Badan terasa tidak enak dan Anda belum tahu sebabnya

## Kapan tidak boleh menunggu

Sulit bernapas, kejang, kebingungan, atau perdarahan yang tidak berhenti harus segera dibawa ke IGD. Hubungi 119.`,
    ),
    conditions: terms(
      'fever | demam',
      'cough and cold | batuk pilek',
      'sore throat | sakit tenggorokan',
      'body aches | badan pegal',
      'small wounds and burns | luka kecil dan luka bakar ringan',
      'animal bites | gigitan hewan',
      'feeling unwell | badan tidak enak',
      'always tired | lemas terus',
    ),
    treatments: terms(
      'Medical check-up | Cek kesehatan',
      'Vaccinations for adults | Vaksinasi dewasa',
      'Wound care and stitches | Perawatan luka dan jahit luka',
      'Health certificate | Surat keterangan sehat',
      'Sick note | Surat keterangan sakit',
    ),
    icon: 'general-practice',
    cover: specialtyCover('general-practice', 'General practice', 'Dokter umum'),
  },
]
