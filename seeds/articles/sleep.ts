import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { articleCover } from '../pictures.ts'

export const sleep: Item<'articles'> = {
  slug: 'sleeping-better',
  title: both('Sleep better without tablets', 'Tidur lebih baik tanpa obat tidur'),
  excerpt: both(
    'Bad nights make bad days. What helps is not more time in bed, but less time in bed, at fixed times.',
    'Tidur yang buruk membuat hari terasa berat. Yang menolong bukan berbaring lebih lama, melainkan lebih singkat pada jam yang tetap.',
  ),
  body: prose(
    `At two in the morning, every worry is bigger. One in three adults knows nights when sleep does not come, or ends too early. A few bad nights are not an illness. If it lasts longer than a month, on three nights a week or more, and spoils your days, doctors call it insomnia, and they can treat it.

## How much sleep is enough

Most adults need between seven and nine hours, older people a little less. Do not count the hours. Think about your day: if you are awake and clear until the evening, you slept enough. Waking up two or three times a night is normal.

## What helps most

- Get up at the same time every day, on Sundays as well. This one rule sets your body clock.
- Go to bed only when you are sleepy, not merely tired.
- If you have been awake for about twenty minutes, get up. Sit somewhere else in dim light, and come back when you are sleepy. The bed should not become the place where you lie awake.
- Spend only a little more time in bed than you sleep, but never less than five hours. Once you sleep through the night, add a quarter of an hour each week. This is hard for two weeks, but it works better than any tablet. If you have epilepsy or bipolar disorder, or drive for work, only do it with a doctor.
- Daylight in the first hour after waking, and movement during the day.

## What makes sleep worse

- Coffee and strong tea after noon. Half of the caffeine is still in the blood after six hours.
- Your phone in bed: not so much because of its light, but because of what you read on it.
- Alcohol makes you fall asleep faster, but wake up at three.
- Naps longer than half an hour, or after 15:00.
- A hot room. A fan, a thin sheet and a shower before bed help a lot.

In the fasting month, your sleep is cut in two. A second sleep of an hour and a half after dawn, always at the same time, is better than many short ones.

## Tablets

Sleeping tablets help for a few nights. Within weeks they stop working, but then you can hardly sleep without them. Older people who take them fall more often at night. Never take someone else’s sleeping tablets. If you have taken them for a long time, never stop suddenly: talk to us about how to stop step by step.

Tablets from the pharmacy that make you sleepy are mostly old allergy medicines. They leave you dull the next morning too.

## When to see a doctor

- if you snore loudly, stop breathing in your sleep, or fall asleep during the day while sitting or driving: that may be sleep apnoea
- if you cannot keep your legs still in the evening
- if you wake up very early, nothing makes you happy, and everything is hard: that may be depression, and we can treat it well
- if pain, shortness of breath or trips to the toilet wake you

Are you thinking of ending your life? Do not stay alone with it. Call 119, come to our emergency department, or tell someone close to you now.

## What we do

We ask about your day before we ask about your night. A sleep diary over two weeks shows more than one night of recording with wires. Four to six talks with exercises, called cognitive behavioural therapy for insomnia, help seven out of ten people, and the effect lasts.`,
    `Pukul dua dini hari semua kekhawatiran terasa lebih besar. Sepertiga orang dewasa mengenal malam ketika kantuk tidak datang atau berakhir terlalu cepat. Beberapa malam yang buruk bukanlah penyakit. Bila berlangsung lebih dari sebulan, tiga malam seminggu atau lebih, dan mengganggu siang hari, dokter menyebutnya insomnia, dan itu dapat diobati.

## Berapa lama tidur yang cukup

Kebanyakan orang dewasa memerlukan tujuh sampai sembilan jam, orang lanjut usia sedikit lebih singkat. Ukurannya bukan jam, melainkan siang hari: bila Anda tetap segar dan jernih sampai malam, berarti sudah cukup. Terbangun dua atau tiga kali semalam adalah wajar.

## Yang paling menolong

- Bangunlah pada jam yang sama setiap hari, termasuk hari Minggu. Satu aturan ini menata jam tubuh.
- Pergilah ke tempat tidur hanya saat mengantuk, bukan sekadar lelah.
- Bila sudah terjaga sekitar dua puluh menit, bangunlah. Duduklah di tempat lain dengan cahaya redup, dan kembali saat mengantuk. Tempat tidur jangan sampai menjadi tempat terjaga.
- Berbaringlah di tempat tidur tidak jauh lebih lama daripada waktu tidur Anda, tetapi jangan kurang dari lima jam. Setelah Anda tidur pulas sepanjang malam, tambahlah seperempat jam setiap minggu. Dua minggu pertama berat, tetapi cara ini lebih manjur daripada obat mana pun. Bila Anda menderita epilepsi atau bipolar, atau bekerja sebagai pengemudi, lakukan hanya dengan dokter.
- Cahaya matahari pada jam pertama setelah bangun, dan bergerak pada siang hari.

## Yang mengganggu

- Kopi dan teh pekat setelah tengah hari. Setelah enam jam, separuh kafein masih beredar dalam darah.
- Telepon genggam di tempat tidur: bukan terutama karena cahayanya, melainkan karena isinya.
- Alkohol mempercepat tidur, tetapi membangunkan pada pukul tiga.
- Tidur siang lebih dari setengah jam, atau setelah pukul 15.00.
- Kamar yang panas. Kipas angin, selimut tipis, dan mandi sebelum tidur banyak menolong.

Pada bulan puasa, tidur terbagi dua. Tidur kedua yang tetap selama satu setengah jam setelah subuh lebih baik daripada banyak tidur singkat.

## Obat tidur

Obat tidur menolong beberapa malam dan kehilangan khasiatnya dalam hitungan minggu, padahal saat itu Anda sudah sulit tidur tanpanya. Orang lanjut usia lebih sering terjatuh pada malam hari. Jangan pernah meminum obat orang lain, dan jangan berhenti mendadak setelah pemakaian lama: bicarakan dengan kami cara meninggalkannya setahap demi setahap.

Obat bebas yang membuat mengantuk umumnya adalah obat alergi lama. Efek lesunya terasa sampai keesokan pagi.

## Kapan ke dokter

- bila Anda mendengkur keras, berhenti bernapas saat tidur, atau tertidur pada siang hari ketika duduk maupun mengemudi: mungkin apnea tidur
- bila kaki terasa gelisah pada malam hari
- bila Anda terbangun sangat dini, tanpa gairah, dan segalanya terasa berat: mungkin depresi, dan itu dapat diobati dengan baik
- bila nyeri, sesak, atau sering buang air kecil membangunkan Anda

Terpikir mengakhiri hidup? Jangan sendirian. Hubungi 119, datanglah ke IGD kami, atau katakan sekarang kepada orang terdekat.

## Yang kami lakukan

Kami bertanya tentang keadaan Anda pada siang hari sebelum bertanya tentang tidur Anda. Catatan tidur selama dua minggu menunjukkan lebih banyak daripada satu malam dengan kabel perekam. Empat sampai enam pertemuan disertai latihan, yang dikenal sebagai terapi perilaku kognitif untuk insomnia, menolong tujuh dari sepuluh orang, dan hasilnya bertahan.`,
  ),
  category: 'healthy-living',
  tags: ['sleep', 'tidur', 'insomnia'],
  authorDoctor: 'rahmi-chaniago',
  reviewedBy: 'yuliana-rante-allo',
  datePublished: '2025-09-01',
  lastReviewed: '2025-09-01',
  // In the past on purpose, so that the demo shows an overdue review.
  reviewDue: '2026-09-01',
  sources: [
    { title: 'European Sleep Research Society: European Insomnia Guideline (2023)' },
    {
      title:
        'American Academy of Sleep Medicine: Behavioral and psychological treatments for chronic insomnia disorder in adults (2021)',
    },
  ],
  relatedSpecialists: ['psychiatry', 'neurology'],
  cover: articleCover(
    'sleep',
    'A woman sleeps under a window with moon and stars',
    'Seorang perempuan tidur di bawah jendela dengan bulan dan bintang',
  ),
}
