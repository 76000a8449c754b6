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
      'Appendix, hernia, gallstones, haemorrhoids, lumps and wounds, where possible through the keyhole.',
      'Usus buntu, hernia, batu empedu, wasir, benjolan, dan luka, sebisa mungkin dengan sayatan kecil.',
    ),
    body: prose(
      `A surgeon’s first question is whether an operation is needed at all. If it is, we draw on paper what will be done, how long you will be away from work, and what it costs.

## When to come

- A bulge in the groin or at the navel
- Pain under the right ribs after fat food
- A lump under the skin
- Bleeding or pain when passing stool

## When not to wait

Belly pain that moves to the lower right and worsens with every step, a hernia that turns hard and painful, or a hard belly with vomiting: the emergency department is open.`,
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
      'Kidney stones, prostate, burning or blood in the urine, bladder weakness, and men’s health.',
      'Batu ginjal, prostat, nyeri atau darah saat berkemih, sulit menahan kencing, dan kesehatan pria.',
    ),
    body: prose(
      `Nobody likes to talk about it, and every urologist hears it daily. The first visit is a talk, a urine test and an ultrasound; it rarely hurts.

## When to come

- Burning, frequent or weak urination
- Blood in the urine, even once and without pain
- Getting up more than twice a night
- The wish for children, or trouble with erection

## When not to wait

No urine at all with a full bladder, flank pain with fever and shivering, or a sudden painful testicle: come within the hour.`,
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
      'erection trouble | gangguan ereksi',
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
