import type { Item } from '#entities/kinds.ts'
import { both, prose, terms } from '../bilingual.ts'
import { specialtyCover } from '../pictures.ts'

export const surgery: Item<'specialists'>[] = [
  {
    slug: 'general-surgery',
    name: both('General surgery', 'Bedah umum'),
    plainName: both('Surgeon', 'Dokter bedah'),
    alsoKnownAs: [
      'surgeon',
      'surgery',
      'bedah',
      'operasi',
      'operation',
      'surgen',
      'bedah umum',
      'hernia',
      'turun berok',
      'usus buntu',
      'appendix',
      'appendicitis',
      'apendisitis',
      'wasir',
      'ambeien',
      'hemorrhoids',
      'haemorrhoids',
      'batu empedu',
      'gallstones',
      'lipoma',
      'benjolan',
      'Sp.B',
      'SpB',
      'hemoroid',
      'ambein',
      'kantong empedu',
      'luka bakar',
      'kaki diabetes',
    ],
    summary: both(
      'Appendix, hernia, gallstones, haemorrhoids, lumps and wounds. We use keyhole surgery where possible.',
      'Usus buntu, hernia, batu empedu, wasir, benjolan, dan luka, sebisa mungkin dengan sayatan kecil.',
    ),
    body: prose(
      `A surgeon’s first question is whether you need an operation at all. If you do, we draw it for you on paper, and tell you how long you will be off work and what it costs.

## When to come

- A bulge in the groin or at the navel
- Pain under your right ribs after fatty food
- A lump under the skin
- Bleeding or pain when passing stool

## When not to wait

Go to the emergency department with belly pain that moves to the lower right and gets worse with every step, a hernia that becomes hard and painful, or a hard belly with vomiting.`,
      `Pertanyaan pertama dokter bedah adalah apakah operasi memang diperlukan. Bila ya, kami menggambarkan tindakannya di atas kertas, berapa lama Anda perlu beristirahat, dan berapa biayanya.

## Kapan sebaiknya datang

- Benjolan di lipat paha atau pusar
- Nyeri di bawah rusuk kanan setelah makan berlemak
- Benjolan di bawah kulit
- Berdarah atau nyeri saat buang air besar

## Kapan tidak boleh menunggu

Nyeri perut yang berpindah ke kanan bawah dan memburuk setiap melangkah, hernia yang mengeras dan nyeri, atau perut tegang disertai muntah: segera ke IGD.`,
    ),
    conditions: terms(
      'pain in the lower right belly | nyeri perut kanan bawah',
      'appendix | usus buntu',
      'hernia | hernia (turun berok)',
      'gallstones | batu empedu',
      'haemorrhoids | wasir (ambeien)',
      'lump under the skin | benjolan di bawah kulit',
      'wound that does not heal | luka sulit sembuh',
      'abscess | bisul',
      'thyroid lump | benjolan tiroid',
    ),
    treatments: terms(
      'Keyhole surgery | Operasi laparoskopi',
      'Hernia repair | Operasi hernia',
      'Gallbladder removal | Pengangkatan kantong empedu',
      'Removal of lumps | Pengangkatan benjolan',
      'Wound care | Perawatan luka',
    ),
    icon: 'surgery',
    cover: specialtyCover('surgery', 'General surgery', 'Bedah umum'),
  },
  {
    slug: 'urology',
    name: both('Urology', 'Urologi (saluran kemih)'),
    plainName: both('Doctor for bladder, kidney stones and prostate', 'Dokter saluran kemih'),
    alsoKnownAs: [
      'urologist',
      'urolog',
      'urologi',
      'urologie',
      'kencing',
      'urine',
      'pipis',
      'batu ginjal',
      'kidney stones',
      'kidney stone',
      'prostate',
      'prostat',
      'prostad',
      'bladder',
      'kandung kemih',
      'anyang-anyangan',
      'sunat',
      'khitan',
      'circumcision',
      'impotensi',
      'disfungsi ereksi',
      'vasektomi',
      'Sp.U',
      'SpU',
      'susah kencing',
      'kencing batu',
      'ISK',
      'UTI',
      'infeksi saluran kemih',
      'ngompol',
    ],
    summary: both(
      'Kidney stones, prostate problems, burning or blood when you pass urine, a weak bladder, and men’s health.',
      'Batu ginjal, prostat, nyeri atau darah saat berkemih, sulit menahan kencing, dan kesehatan pria.',
    ),
    body: prose(
      `Nobody likes to talk about it, but a urologist hears it every day. The first visit is a talk, a urine test and an ultrasound scan. It rarely hurts.

## When to come

- Burning when you pass urine, going often, or a weak stream
- Blood in your urine, even once and without pain
- Getting up more than twice a night
- Trying for a baby without success, or erection problems

## When not to wait

You cannot pass urine although your bladder is full, you have pain in your side with fever and shivering, or a testicle suddenly hurts: come within the hour.`,
      `Tidak banyak yang nyaman membicarakannya, padahal dokter urologi mendengarnya setiap hari. Kunjungan pertama berupa percakapan, tes urine, dan USG; jarang terasa sakit.

## Kapan sebaiknya datang

- Nyeri, sering, atau pancaran lemah saat berkemih
- Darah pada urine, meski hanya sekali dan tanpa nyeri
- Terbangun lebih dari dua kali semalam untuk berkemih
- Keinginan memiliki anak, atau gangguan ereksi

## Kapan tidak boleh menunggu

Sama sekali tidak dapat berkemih, nyeri pinggang disertai demam dan menggigil, atau buah zakar yang mendadak nyeri: datang dalam satu jam.`,
    ),
    conditions: terms(
      'burning when passing urine | nyeri saat kencing',
      'blood in the urine | kencing berdarah',
      'kidney stones | batu ginjal',
      'prostate | prostat',
      'weak stream | kencing tidak lancar',
      'cannot hold the urine | sulit menahan kencing',
      'getting up at night | sering kencing malam hari',
      'erection problems | gangguan ereksi',
      'circumcision | sunat (khitan)',
    ),
    treatments: terms(
      'Stone treatment by shock wave | Pemecahan batu dengan gelombang kejut (ESWL)',
      'Prostate surgery | Operasi prostat',
      'Bladder endoscopy | Sistoskopi',
      'Circumcision | Sunat',
      'Vasectomy | Vasektomi',
    ),
    icon: 'urology',
    cover: specialtyCover('urology', 'Urology', 'Urologi'),
  },
]
