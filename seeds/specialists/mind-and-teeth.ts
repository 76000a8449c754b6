import type { Item } from '#entities/kinds.ts'
import { both, prose, terms } from '../bilingual.ts'
import { specialtyCover } from '../pictures.ts'

export const mindAndTeeth: Item<'specialists'>[] = [
  {
    slug: 'psychiatry',
    name: both('Psychiatry', 'Kesehatan jiwa'),
    plainName: both('Doctor for the soul and the mind', 'Dokter jiwa (psikiater)'),
    alsoKnownAs: [
      'psychiatrist',
      'psikiater',
      'psikiatri',
      'psikater',
      'psichiatry',
      'psyciatrist',
      'mental health',
      'kesehatan mental',
      'jiwa',
      'depression',
      'depresi',
      'anxiety',
      'cemas',
      'stres',
      'stress',
      'panik',
      'insomnia',
      'susah tidur',
      'kecanduan',
      'burnout',
      'Sp.KJ',
      'SpKJ',
      'psikolog',
      'psychologist',
      'stres berat',
      'bipolar',
      'skizofrenia',
      'OCD',
      'gangguan jiwa',
      'halusinasi',
      'mental',
      'galau',
    ],
    summary: both(
      'Sadness that stays, anxiety, panic, sleeplessness, addiction. What you tell us stays with us.',
      'Kesedihan yang menetap, kecemasan, panik, sulit tidur, ketergantungan. Apa yang Anda sampaikan tetap terjaga.',
    ),
    body: prose(
      `The mind falls ill like any other part of us, and recovers too. A first talk lasts about 45 minutes. Medicine is one way of treatment among several, and is never given without your agreement.

## When to come

- Low mood, emptiness or irritability for more than two weeks
- Worry or panic that keeps you from work, school or sleep
- Alcohol, drugs, gambling or the telephone have taken over
- You care for somebody who is ill and cannot go on

## When not to wait

If you think of taking your life, or somebody near you does, stay with a person and come to the emergency department, or call 119. You will be received without reproach.`,
      `Jiwa dapat sakit seperti bagian tubuh lainnya, dan dapat pulih pula. Percakapan pertama berlangsung sekitar 45 menit. Obat hanyalah salah satu cara penanganan dan tidak pernah diberikan tanpa persetujuan Anda.

## Kapan sebaiknya datang

- Suasana hati murung, hampa, atau mudah marah lebih dari dua minggu
- Cemas atau panik hingga mengganggu pekerjaan, sekolah, atau tidur
- Alkohol, narkoba, judi, atau gawai telah menguasai keseharian
- Anda merawat orang sakit dan merasa tidak sanggup lagi

## Kapan tidak boleh menunggu

Bila Anda atau orang terdekat terpikir untuk mengakhiri hidup, jangan sendirian; datanglah ke IGD atau hubungi 119. Anda akan diterima tanpa dihakimi.`,
    ),
    conditions: terms(
      'sad all the time | sedih berkepanjangan',
      'anxiety | cemas berlebihan',
      'panic attacks | serangan panik',
      'cannot sleep | susah tidur',
      'stress and burnout | stres dan kelelahan kerja',
      'addiction | ketergantungan (kecanduan)',
      'after a shock | trauma',
      'hearing voices | mendengar bisikan',
      'forgetful in old age | pikun',
      'sad after birth | sedih setelah melahirkan',
    ),
    treatments: terms(
      'Talking therapy | Psikoterapi',
      'Medicine and its review | Pengobatan dan evaluasinya',
      'Family talks | Konseling keluarga',
      'Addiction counselling | Konseling ketergantungan',
      'Consultation by video | Konsultasi video',
    ),
    icon: 'psychiatry',
    cover: specialtyCover('psychiatry', 'Psychiatry', 'Kesehatan jiwa'),
  },
  {
    slug: 'dentistry',
    name: both('Dentistry', 'Gigi dan mulut'),
    plainName: both('Dentist', 'Dokter gigi'),
    alsoKnownAs: [
      'dentist',
      'dental',
      'teeth',
      'tooth',
      'gigi',
      'dokter gigi',
      'drg',
      'dentis',
      'dantist',
      'sakit gigi',
      'behel',
      'braces',
      'kawat gigi',
      'orthodontist',
      'ortodonti',
      'orthodonti',
      'tambal gigi',
      'cabut gigi',
      'scaling',
      'karang gigi',
      'gusi',
      'gigi bolong',
      'gusi bengkak',
      'veneer',
      'gigi palsu',
      'sakit geraham',
      'implan gigi',
      'scaling gigi',
    ],
    summary: both(
      'Toothache, fillings, root canals, braces, and dentistry for children who are afraid.',
      'Sakit gigi, tambal, perawatan saluran akar, kawat gigi, dan perawatan gigi bagi anak yang takut.',
    ),
    body: prose(
      `A tooth that is looked at twice a year rarely hurts. If it already does, we keep places free every day for pain.

## When to come

- Every six months, also without pain
- Pain with hot, cold or sweet things
- Bleeding gums
- For children: at the first tooth, and by the first birthday at the latest

## When not to wait

A swollen face with fever, or trouble opening the mouth or swallowing, needs the emergency department. A tooth knocked out should be kept in milk: within the hour it can often be saved.`,
      `Gigi yang diperiksa dua kali setahun jarang menimbulkan sakit. Bila sudah terasa sakit, setiap hari kami menyediakan tempat khusus untuk keluhan nyeri.

## Kapan sebaiknya datang

- Setiap enam bulan, meskipun tidak sakit
- Ngilu saat makan panas, dingin, atau manis
- Gusi berdarah
- Untuk anak: saat gigi pertama tumbuh, selambatnya pada ulang tahun pertama

## Kapan tidak boleh menunggu

Wajah bengkak disertai demam, atau sulit membuka mulut maupun menelan, perlu dibawa ke IGD. Gigi yang tanggal karena benturan sebaiknya direndam dalam susu: dalam satu jam sering kali masih dapat diselamatkan.`,
    ),
    conditions: terms(
      'toothache | sakit gigi',
      'hole in a tooth | gigi berlubang',
      'bleeding gums | gusi berdarah',
      'crooked teeth | gigi berantakan',
      'wisdom tooth | gigi bungsu',
      'bad breath | bau mulut',
      'broken tooth | gigi patah',
      'sensitive teeth | gigi ngilu',
      'mouth ulcers | sariawan',
      'child afraid of the dentist | anak takut ke dokter gigi',
    ),
    treatments: terms(
      'Filling | Tambal gigi',
      'Root canal treatment | Perawatan saluran akar',
      'Scaling | Pembersihan karang gigi',
      'Braces and aligners | Kawat gigi dan aligner',
      'Extraction | Cabut gigi',
      'Fluoride for children | Fluoridasi gigi anak',
    ),
    icon: 'dentistry',
    cover: specialtyCover('dentistry', 'Dentistry', 'Gigi dan mulut'),
  },
]
