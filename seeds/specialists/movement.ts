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
      'Broken bones, worn-out knees, painful backs and shoulders, and injuries from sport or traffic accidents.',
      'Patah tulang, lutut aus, nyeri punggung dan bahu, serta cedera olahraga maupun kecelakaan lalu lintas.',
    ),
    body: prose(
      `Bones heal, and you can keep joints moving for longer than many people think. We treat most patients without an operation: with a plaster cast, exercise, weight loss, the right shoes and patience.

## When to come

- Joint pain that wakes you or lasts longer than six weeks
- Back pain that goes down into your leg
- A sprain that is still swollen after a week
- A child whose back or legs are not growing straight

## When not to wait

Call 119 if you can see a bone, if an arm or leg is out of shape, or if you have back pain and lose feeling between your legs or cannot control your bladder.`,
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
      'worn-out joint | pengapuran sendi',
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
    plainName: both('Doctor who helps you move again', 'Dokter rehabilitasi medik'),
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
      'Learning to walk, speak, swallow and work again after a stroke, an accident or an operation.',
      'Kembali berjalan, berbicara, menelan, dan bekerja setelah stroke, kecelakaan, atau operasi.',
    ),
    body: prose(
      `Rehabilitation starts on your first day in bed, not after you leave it. The doctor sets goals together with you and your family. Physiotherapists, speech therapists and occupational therapists help you reach them.

## When to come

- After a stroke, an operation or an accident
- A stiff neck, shoulder or back from work
- A child who is late to sit, walk or speak
- An artificial leg that rubs, or if you need your first one

## When not to wait

If you suddenly feel weak, have a swollen and painful calf, or are short of breath during exercise: stop, and go to the emergency department.`,
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
      'trouble speaking after a stroke | sulit bicara setelah stroke',
      'child who walks late | anak terlambat berjalan',
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
