import type { Item } from '#entities/kinds.ts'
import { both, prose, terms } from '../bilingual.ts'
import { specialtyCover } from '../pictures.ts'

export const mindAndTeeth: Item<'specialists'>[] = [
  {
    slug: 'psychiatry',
    name: both('Psychiatry', 'Kesehatan jiwa'),
    plainName: both('Mental health doctor', 'Dokter jiwa (psikiater)'),
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
      'Sadness that will not go away, anxiety, panic, trouble sleeping, addiction. What you tell us stays private.',
      'Kesedihan yang menetap, kecemasan, panik, sulit tidur, ketergantungan. Apa yang Anda sampaikan tetap terjaga.',
    ),
    body: prose(
      `The mind can become ill like any other part of us, and it can get better too. The first talk takes about 45 minutes. Medicine is one of several treatments, and you never get it unless you agree.

## When to come

- Feeling low, empty or easily angry for more than two weeks
- Worry or panic that keeps you from work, school or sleep
- Alcohol, drugs, gambling or your phone have taken over
- You look after someone who is ill and feel you cannot go on

## When not to wait

If you, or someone close to you, are thinking of ending your life, do not stay alone. Come to the emergency department, or call 119. Nobody will judge you.`,
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
      'trauma after a shock | trauma',
      'hearing voices | mendengar bisikan',
      'memory loss in old age | pikun',
      'low mood after giving birth | sedih setelah melahirkan',
    ),
    treatments: terms(
      'Talking therapy | Psikoterapi',
      'Medicine, with regular reviews | Pengobatan dan evaluasinya',
      'Family counselling | Konseling keluarga',
      'Addiction counselling | Konseling ketergantungan',
      'Video consultation | Konsultasi video',
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
      'Toothache, fillings, root canals, braces, and gentle care for children who are afraid of the dentist.',
      'Sakit gigi, tambal, perawatan saluran akar, kawat gigi, dan perawatan gigi bagi anak yang takut.',
    ),
    body: prose(
      `Teeth that are checked twice a year rarely hurt. If yours already hurt, we keep some times free every day for people in pain.

## When to come

- Every six months, even if nothing hurts
- Pain from hot, cold or sweet things
- Bleeding gums
- For children: when the first tooth comes through, and by the first birthday at the latest

## When not to wait

Go to the emergency department if your face is swollen and you have a fever, or if you have trouble opening your mouth or swallowing. If a tooth is knocked out, keep it in milk: within an hour we can often save it.`,
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
      'hole in a tooth (cavity) | gigi berlubang',
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
