import type { Item } from '#entities/kinds.ts'
import { both, prose, terms } from '../bilingual.ts'
import { specialtyCover } from '../pictures.ts'

export const movement: Item<'specialists'>[] = [
  {
    slug: 'orthopedics',
    name: both('Orthopaedics and traumatology', 'Ortopedi dan traumatologi'),
    plainName: both('Bone and joint doctor', 'Dokter tulang'),
    alsoKnownAs: [
      'bone',
      'bones',
      'tulang',
      'dokter tulang',
      'orthopedic',
      'orthopaedic',
      'ortopedi',
      'orthopedi',
      'ortopedic',
      'sendi',
      'joint',
      'knee',
      'lutut',
      'dengkul',
      'fracture',
      'patah tulang',
      'keseleo',
      'terkilir',
      'sprain',
      'back pain',
      'sakit pinggang',
      'encok',
      'skoliosis',
      'sports injury',
      'cedera olahraga',
      'Sp.OT',
      'SpOT',
      'salah urat',
      'urat',
      'tulang retak',
      'asam sendi',
      'rematik',
      'saraf kejepit',
      'HNP',
      'tulang belakang',
      'osteoporosis',
    ],
    summary: both(
      'Broken bones, worn knees, painful backs and shoulders, and injuries from sport or the road.',
      'Patah tulang, lutut aus, nyeri punggung dan bahu, serta cedera olahraga maupun kecelakaan lalu lintas.',
    ),
    body: prose(
      `Bones heal, and joints can be kept moving longer than many believe. Most of our patients are treated without an operation: with plaster, exercise, weight, shoes and patience.

## When to come

- Joint pain that wakes you or lasts longer than six weeks
- Back pain that runs down into the leg
- A sprain that still swells after a week
- A child’s back or legs that grow crooked

## When not to wait

A bone that shows or a limb out of shape, loss of feeling between the legs or of control over the bladder together with back pain: call 119.`,
      `Tulang dapat menyambung, dan sendi dapat dipertahankan bergerak lebih lama daripada yang sering disangka. Sebagian besar pasien kami ditangani tanpa operasi: dengan gips, latihan, pengaturan berat badan, alas kaki, dan kesabaran.

## Kapan sebaiknya datang

- Nyeri sendi yang membangunkan tidur atau lebih dari enam minggu
- Nyeri pinggang yang menjalar ke tungkai
- Keseleo yang masih bengkak setelah seminggu
- Punggung atau kaki anak tumbuh tidak lurus

## Kapan tidak boleh menunggu

Tulang yang tampak keluar atau anggota gerak berubah bentuk, mati rasa di selangkangan atau tidak dapat menahan kencing disertai nyeri punggung: hubungi 119.`,
    ),
    conditions: terms(
      'knee pain | nyeri lutut',
      'back pain | sakit pinggang',
      'broken bone | patah tulang',
      'sprain | keseleo',
      'shoulder pain | nyeri bahu',
      'worn joint | pengapuran sendi',
      'sports injury | cedera olahraga',
      'pinched nerve | saraf terjepit',
      'crooked spine | tulang belakang bengkok (skoliosis)',
      'heel pain | nyeri tumit',
      'clubfoot | kaki pengkor',
    ),
    treatments: terms(
      'Plaster and splint | Gips dan bidai',
      'Fracture surgery | Operasi patah tulang',
      'Knee and hip replacement | Penggantian sendi lutut dan panggul',
      'Arthroscopy | Artroskopi',
      'Joint injection | Injeksi sendi',
    ),
    icon: 'orthopedics',
    cover: specialtyCover('orthopedics', 'Orthopaedics', 'Ortopedi'),
  },
  {
    slug: 'rehabilitation',
    name: both('Physical medicine and rehabilitation', 'Kedokteran fisik dan rehabilitasi'),
    plainName: both('Doctor for getting moving again', 'Dokter rehabilitasi medik'),
    alsoKnownAs: [
      'rehab',
      'rehabilitasi',
      'rehabilitasi medik',
      'rehab medik',
      'rehabilitation',
      'physiotherapy',
      'fisioterapi',
      'fisio terapi',
      'physio',
      'fisioterapis',
      'speech therapy',
      'terapi wicara',
      'occupational therapy',
      'terapi okupasi',
      'SpKFR',
      'prosthesis',
      'kaki palsu',
      'pasca stroke',
      'kaku',
      'leher sakit',
      'salah bantal',
    ],
    summary: both(
      'Walking, speaking, swallowing and working again after a stroke, an accident or an operation.',
      'Kembali berjalan, berbicara, menelan, dan bekerja setelah stroke, kecelakaan, atau operasi.',
    ),
    body: prose(
      `Rehabilitation begins on the first day in bed, not after it. The doctor sets the goals together with you and your family; physiotherapists, speech therapists and occupational therapists work towards them.

## When to come

- After a stroke, an operation or an accident
- Stiff neck, shoulder or back from work
- A child who sits, walks or speaks late
- An artificial leg that rubs, or the wish for a first one

## When not to wait

New weakness, a calf that is suddenly swollen and painful, or breathlessness during exercise: stop, and go to the emergency department.`,
      `Rehabilitasi dimulai sejak hari pertama di tempat tidur, bukan sesudahnya. Dokter menetapkan sasaran bersama Anda dan keluarga; fisioterapis, terapis wicara, dan terapis okupasi membantu mencapainya.

## Kapan sebaiknya datang

- Setelah stroke, operasi, atau kecelakaan
- Leher, bahu, atau punggung kaku akibat pekerjaan
- Anak terlambat duduk, berjalan, atau berbicara
- Kaki palsu yang terasa sakit, atau kebutuhan akan kaki palsu pertama

## Kapan tidak boleh menunggu

Kelemahan baru, betis mendadak bengkak dan nyeri, atau sesak saat latihan: berhenti, dan segera ke IGD.`,
    ),
    conditions: terms(
      'after a stroke | pasca-stroke',
      'stiff neck | leher kaku',
      'frozen shoulder | bahu kaku',
      'back pain | sakit pinggang',
      'trouble swallowing | sulit menelan',
      'speech lost after stroke | sulit bicara setelah stroke',
      'late walker | anak terlambat berjalan',
      'after joint surgery | setelah operasi sendi',
      'amputation | amputasi',
    ),
    treatments: terms(
      'Physiotherapy | Fisioterapi',
      'Speech therapy | Terapi wicara',
      'Occupational therapy | Terapi okupasi',
      'Prosthesis and orthosis | Prostesis dan ortosis',
      'Cardiac rehabilitation | Rehabilitasi jantung',
    ),
    icon: 'rehabilitation',
    cover: specialtyCover('rehabilitation', 'Rehabilitation', 'Rehabilitasi'),
  },
]
