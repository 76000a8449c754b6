import type { Item } from '#entities/kinds.ts'
import { both, prose, terms } from '../bilingual.ts'
import { specialtyCover } from '../pictures.ts'

export const nervesAndEyes: Item<'specialists'>[] = [
  {
    slug: 'neurology',
    name: both('Neurology', 'Saraf'),
    plainName: both('Nerve and brain doctor', 'Dokter saraf'),
    alsoKnownAs: [
      'neurologist',
      'neurologi',
      'neurolog',
      'nurologi',
      'neorologi',
      'saraf',
      'syaraf',
      'dokter syaraf',
      'brain',
      'otak',
      'nerve',
      'nerves',
      'stroke',
      'strok',
      'migraine',
      'migren',
      'migrain',
      'epilepsy',
      'epilepsi',
      'ayan',
      'vertigo',
      'kesemutan',
      'parkinson',
      'Sp.N',
      'Sp.S',
      'SpS',
      'pusing',
      'kepala nyut nyutan',
      'saraf kejepit',
      'baal',
      'pikun',
      'alzheimer',
      'bell palsy',
      'kebas',
    ],
    summary: both(
      'Headache, dizziness, numbness, epilepsy, and preventing and recovering from a stroke.',
      'Sakit kepala, pusing berputar, kesemutan, epilepsi, serta pencegahan dan pemulihan stroke.',
    ),
    body: prose(
      `A neurologist treats the brain, spinal cord and nerves: headaches that keep coming back, shaking hands, tingling legs, and memory loss.

## When to come

- Headaches on more than four days a month
- Tingling, numbness or weakness that comes and goes
- Dizziness, trembling, or forgetting more and more
- A first seizure that has stopped

## When not to wait

One side of the face drops, an arm sinks, speech is slurred: these are signs of a stroke. Call 119 and note the time. Every minute saves part of the brain.`,
      `Dokter saraf menangani otak, sumsum tulang belakang, dan saraf: sakit kepala berulang, tangan gemetar, kaki kesemutan, hingga daya ingat yang menurun.

## Kapan sebaiknya datang

- Sakit kepala lebih dari empat hari dalam sebulan
- Kesemutan, baal, atau lemah yang hilang timbul
- Pusing berputar, gemetar, atau makin pelupa
- Kejang pertama yang telah berhenti

## Kapan tidak boleh menunggu

Wajah mencong sebelah, lengan melemah, bicara pelo: itulah tanda stroke. Hubungi 119 dan catat waktunya. Setiap menit menyelamatkan otak.`,
    ),
    conditions: terms(
      'headache | sakit kepala',
      'migraine | migrain',
      'dizziness | pusing berputar (vertigo)',
      'tingling hands or feet | kesemutan',
      'after a stroke | pasca-stroke',
      'seizures | kejang (epilepsi)',
      'trembling hands | tangan gemetar',
      'forgetful | pelupa',
      'crooked face | wajah mencong',
      'pinched nerve | saraf terjepit',
      'numbness | mati rasa (baal)',
    ),
    treatments: terms(
      'EEG | Rekam otak (EEG)',
      'Nerve conduction test | Pemeriksaan hantaran saraf (EMG)',
      'Stroke treatment | Penanganan stroke',
      'Headache clinic | Klinik nyeri kepala',
      'Botulinum toxin for spasm | Injeksi toksin botulinum untuk kekakuan otot',
    ),
    icon: 'neurology',
    cover: specialtyCover('neurology', 'Neurology', 'Saraf'),
  },
  {
    slug: 'ophthalmology',
    name: both('Ophthalmology', 'Mata'),
    plainName: both('Eye doctor', 'Dokter mata'),
    alsoKnownAs: [
      'eye',
      'eyes',
      'mata',
      'ophthalmologist',
      'oftalmologi',
      'opthalmology',
      'oftamologi',
      'oculist',
      'cataract',
      'katarak',
      'glaucoma',
      'glaukoma',
      'minus',
      'rabun',
      'kacamata',
      'glasses',
      'lasik',
      'retina',
      'belekan',
      'Sp.M',
      'SpM',
      'mata bengkak',
      'silinder',
      'plus',
      'buta warna',
      'pterigium',
      'mata lelah',
      'optician',
    ],
    summary: both(
      'Blurred vision, red eyes, cataracts, glaucoma, eye problems from diabetes, and glasses for school.',
      'Penglihatan kabur, mata merah, katarak, glaukoma, mata pada diabetes, dan kacamata anak sekolah.',
    ),
    body: prose(
      `We can prevent a lot of blindness if we find the cause in time. A cataract operation takes half an hour. Glaucoma does not hurt until it is late. Diabetes changes the eye before you notice.

## When to come

- Vision that is getting blurred, or rings of light around lamps
- Once a year if you have diabetes
- From the age of 40, to check the pressure in your eyes
- A child who sits close to the board

## When not to wait

Sudden loss of sight, flashes of light and a shadow like a curtain, a painful red eye with vomiting, or a chemical in the eye (rinse with water for 20 minutes, then come).`,
      `Banyak kebutaan dapat dicegah bila diketahui sejak dini. Operasi katarak selesai dalam setengah jam; glaukoma tidak terasa sakit sampai terlambat; dan diabetes mengubah mata sebelum disadari.

## Kapan sebaiknya datang

- Penglihatan makin kabur, atau tampak lingkaran cahaya di sekitar lampu
- Setahun sekali bila Anda menderita diabetes
- Sejak usia 40 tahun, untuk memeriksa tekanan bola mata
- Anak harus duduk dekat papan tulis

## Kapan tidak boleh menunggu

Penglihatan hilang mendadak, kilatan cahaya disertai bayangan seperti tirai, mata merah yang nyeri disertai muntah, atau mata terkena bahan kimia (bilas dengan air selama 20 menit, lalu datang).`,
    ),
    conditions: terms(
      'blurred vision | penglihatan kabur',
      'red eye | mata merah',
      'cataract | katarak',
      'glaucoma | glaukoma',
      'short-sighted | mata minus',
      'dry or itchy eyes | mata kering atau gatal',
      'diabetic eye | mata pada diabetes',
      'something in the eye | kelilipan',
      'squint | mata juling',
      'stye | bintitan',
    ),
    treatments: terms(
      'Cataract surgery | Operasi katarak',
      'Eye pressure check | Pemeriksaan tekanan bola mata',
      'Laser for the retina | Laser retina',
      'Glasses prescription | Resep kacamata',
      'Injection into the eye | Injeksi intravitreal',
    ),
    icon: 'ophthalmology',
    cover: specialtyCover('ophthalmology', 'Ophthalmology', 'Mata'),
  },
]
