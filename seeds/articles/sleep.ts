import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { articleCover } from '../pictures.ts'

export const sleep: Item<'articles'> = {
  slug: 'sleeping-better',
  title: both('Sleeping better without tablets', 'Tidur lebih baik tanpa obat tidur'),
  excerpt: both(
    'Poor sleep makes poor days. What helps is not lying longer, but lying shorter, at fixed times.',
    'Tidur yang buruk membuat hari terasa berat. Yang menolong bukan berbaring lebih lama, melainkan lebih singkat pada jam yang tetap.',
  ),
  body: prose(
    `At two in the morning every worry is larger. Every third adult knows nights in which sleep does not come, or ends too early. A few bad nights are no illness. If it lasts longer than a month, on three nights a week or more, and spoils your days, doctors call it insomnia, and it can be treated.

## How much sleep is enough

Most adults need between seven and nine hours, older people a little less. Do not look at the clock but at the day: if you are awake and clear until the evening, it was enough. Waking up two or three times a night is normal.

## What helps most

- Get up at the same time every day, on Sundays as well. This one rule sets the inner clock.
- Go to bed only when you are sleepy, not merely tired.
- If you have been awake for about twenty minutes, get up. Sit somewhere else in dim light, and come back when you are sleepy. The bed should not become the place where you lie awake.
- Spend little more time in bed than you sleep, but never less than five hours, and add a quarter of an hour each week once you sleep through. This is hard for two weeks, and more effective than any tablet. Not without a doctor if you have epilepsy or bipolar disorder, or drive for work.
- Daylight in the first hour after waking, and movement during the day.

## What disturbs

- Coffee and strong tea after noon. Half of the caffeine is still in the blood after six hours.
- The telephone in bed: less because of its light than because of what it says.
- Alcohol makes one fall asleep faster, and wake at three.
- Naps longer than half an hour, or after 15:00.
- A hot room. A fan, a thin sheet and a shower before bed do much.

In the fasting month sleep is cut in two. A fixed second sleep of an hour and a half after dawn is better than many short ones.

## Tablets

Sleeping tablets help for a few nights and lose their effect within weeks, but one then hardly sleeps without them. Older people fall more often at night. Never take those of somebody else, and never stop suddenly after long use: talk with us about how to leave them behind, step by step.

Tablets from the pharmacy that make you sleepy are mostly old remedies against allergies. They dull the following morning as well.

## When to see a doctor

- if you snore loudly, stop breathing in your sleep, or fall asleep during the day while sitting or driving: that may be sleep apnoea
- if your legs are restless in the evening
- if you wake very early, without joy, and everything is an effort: that may be a depression, and it can be treated well
- if pain, breathlessness or frequent visits to the toilet wake you

Think of ending your life? Do not stay alone with it. Call 119, come to our emergency department, or tell somebody close to you now.

## What we do

We ask about your day before we ask about your night. A sleep diary over two weeks shows more than a single night with wires. Four to six conversations with exercises, known as cognitive behavioural therapy for insomnia, help seven out of ten people, and the effect lasts.`,
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
