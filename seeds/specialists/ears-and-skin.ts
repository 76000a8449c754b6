import type { Item } from '#entities/kinds.ts'
import { both, prose, terms } from '../bilingual.ts'
import { specialtyCover } from '../pictures.ts'

export const earsAndSkin: Item<'specialists'>[] = [
  {
    slug: 'ear-nose-throat',
    name: both('Ear, nose and throat', 'Telinga, hidung, dan tenggorok (THT)'),
    plainName: both('Ear, nose and throat doctor', 'Dokter THT'),
    alsoKnownAs: [
      'ENT',
      'THT',
      'THT-KL',
      'T.H.T.',
      'otolaryngology',
      'otolaringologi',
      'telinga',
      'kuping',
      'ear',
      'hidung',
      'nose',
      'throat',
      'tenggorokan',
      'amandel',
      'tonsil',
      'tonsils',
      'sinus',
      'sinusitis',
      'congek',
      'budek',
      'hearing',
      'pendengaran',
      'ngorok',
      'snoring',
      'Sp.THT',
      'SpTHT',
      'hidung mampet',
      'mampet',
      'pilek menahun',
      'susah menelan',
      'tuli',
      'deaf',
      'radang tenggorokan',
      'polip hidung',
    ],
    summary: both(
      'Ears that hurt or ring, blocked noses, sinuses, tonsils, snoring, a hoarse voice and hearing aids.',
      'Telinga sakit atau berdenging, hidung tersumbat, sinus, amandel, mendengkur, suara serak, dan alat bantu dengar.',
    ),
    body: prose(
      `Hearing, smell, taste, voice and balance are all close together. We can examine and treat many problems at the first visit.

## When to come

- Earache, a runny ear, or hearing that is getting worse
- A nose that has been blocked for weeks
- A hoarse voice for more than three weeks, especially if you smoke
- Snoring with pauses in breathing

## When not to wait

Sudden deafness in one ear is best treated within three days. Go to the emergency department with a nosebleed that does not stop after you have pressed for 20 minutes, or with something stuck in your throat.`,
      `Pendengaran, penciuman, pengecapan, suara, dan keseimbangan berada dalam jarak sejengkal. Sebagian besar dapat diperiksa dan ditangani pada kunjungan pertama.

## Kapan sebaiknya datang

- Telinga sakit, berair, atau pendengaran menurun
- Hidung tersumbat berminggu-minggu
- Suara serak lebih dari tiga minggu, terutama bila Anda merokok
- Mendengkur disertai henti napas

## Kapan tidak boleh menunggu

Tuli mendadak pada satu telinga sebaiknya ditangani dalam tiga hari. Mimisan yang tidak berhenti setelah ditekan 20 menit, atau benda tersangkut di tenggorok, harus dibawa ke IGD.`,
    ),
    conditions: terms(
      'earache | sakit telinga',
      'ringing in the ears | telinga berdenging',
      'hard of hearing | kurang pendengaran',
      'blocked nose | hidung tersumbat',
      'sinus pain | sinusitis',
      'sore throat | sakit tenggorokan',
      'tonsils | amandel',
      'nosebleed | mimisan',
      'snoring | mendengkur',
      'hoarse voice | suara serak',
      'runny ear | telinga berair (congek)',
    ),
    treatments: terms(
      'Hearing test | Tes pendengaran (audiometri)',
      'Ear cleaning under the microscope | Pembersihan telinga dengan mikroskop',
      'Tonsil surgery | Operasi amandel',
      'Sinus surgery | Operasi sinus (FESS)',
      'Hearing aid fitting | Pemasangan alat bantu dengar',
    ),
    icon: 'ear-nose-throat',
    cover: specialtyCover('ear-nose-throat', 'Ear, nose and throat', 'Telinga, hidung, dan tenggorok'),
  },
  {
    slug: 'dermatology',
    name: both('Dermatology and venereology', 'Kulit dan kelamin'),
    plainName: both('Skin doctor', 'Dokter kulit'),
    alsoKnownAs: [
      'skin',
      'kulit',
      'dermatologist',
      'dermatologi',
      'dermatolog',
      'dermatolgy',
      'kulit kelamin',
      'SpKK',
      'SpDV',
      'SpDVE',
      'jerawat',
      'acne',
      'akne',
      'eczema',
      'eksim',
      'eksem',
      'gatal',
      'itch',
      'panu',
      'kurap',
      'jamur',
      'fungus',
      'rambut rontok',
      'kutil',
      'venereal',
      'STI',
      'IMS',
      'herpes',
      'cacar',
      'ketombe',
      'dandruff',
      'bisul',
      'kudis',
      'scabies',
      'kulit merah',
      'flek wajah',
      'bekas luka',
      'psoriasis',
      'mata ikan',
      'kutu air',
    ],
    summary: both(
      'Itching, rashes, acne, fungus, hair loss, moles, and sexually transmitted infections. What you tell us stays private.',
      'Gatal, ruam, jerawat, jamur, rambut rontok, tahi lalat, serta infeksi menular seksual, dengan kerahasiaan terjaga.',
    ),
    body: prose(
      `Skin shows what is wrong, so we often find the cause quickly. Please do not use cream or make-up on the day of your visit, so that we can see what you see.

## When to come

- Itching or a rash for more than two weeks
- Acne that leaves scars
- A mole that grows, bleeds or changes colour
- A pale patch that feels numb: leprosy is rare, it can be cured, and treatment is free

## When not to wait

A rash with fever, blisters or sore lips after a new medicine is an emergency: stop the medicine and come in.`,
      `Kulit memperlihatkan apa yang terjadi, sehingga sering kali penyebabnya cepat diketahui. Mohon tidak memakai krim dan riasan pada hari kunjungan agar kami melihat keadaan sebenarnya.

## Kapan sebaiknya datang

- Gatal atau ruam lebih dari dua minggu
- Jerawat yang meninggalkan bekas
- Tahi lalat yang membesar, berdarah, atau berubah warna
- Bercak pucat yang mati rasa: kusta jarang terjadi, dapat disembuhkan, dan pengobatannya gratis

## Kapan tidak boleh menunggu

Ruam disertai demam, lepuh, atau bibir luka setelah minum obat baru adalah keadaan darurat: hentikan obatnya dan segera datang.`,
    ),
    conditions: terms(
      'itching | gatal-gatal',
      'rash | ruam',
      'acne | jerawat',
      'eczema | eksim',
      'fungal infection | jamur kulit (panu, kurap)',
      'hair loss | rambut rontok',
      'mole that changed | tahi lalat berubah',
      'warts | kutil',
      'hives | biduran',
      'pale, numb patch of skin | bercak mati rasa',
      'sexually transmitted infection | infeksi menular seksual',
    ),
    treatments: terms(
      'Skin check | Pemeriksaan kulit menyeluruh',
      'Acne treatment | Perawatan jerawat',
      'Allergy patch test | Uji tempel alergi',
      'Removal of moles and warts | Pengangkatan tahi lalat dan kutil',
      'Light therapy | Fototerapi',
    ),
    icon: 'dermatology',
    cover: specialtyCover('dermatology', 'Dermatology', 'Kulit dan kelamin'),
  },
]
