import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { articleCover } from '../pictures.ts'

export const dengue: Item<'articles'> = {
  slug: 'dengue-fever',
  title: both('Dengue: watch out when the fever drops', 'Demam berdarah: waspadai hari ketika demam turun'),
  excerpt: both(
    'Most people recover from dengue at home. The dangerous time starts when the fever drops and many people think it is over.',
    'Kebanyakan orang pulih dari demam berdarah di rumah. Masa berbahaya justru dimulai saat demam turun dan dikira sudah sembuh.',
  ),
  body: prose(
    `Dengue starts like many fevers: suddenly, at 39 or 40 degrees, with pain behind the eyes and in the muscles and joints. There is usually no cough or runny nose. After two to five days a fine rash may appear. There are four kinds of the virus in Indonesia, so you can have dengue four times. The second time is often more serious.

Aedes mosquitoes carry the virus. They bite during the day, mostly in the morning and late afternoon, and breed in clean water around the house.

## The three phases

- Days 1 to 3: high fever. You feel miserable, but it is rarely dangerous if you drink enough.
- Days 4 to 6: the fever drops. Now the blood vessels can leak, the blood thickens, and the blood pressure drops. Most people feel better on these days, but some become critically ill within hours.
- Days 7 to 10: recovery. You want to eat again, your skin itches, and you may be tired for weeks.

## Come at once, day or night

- strong belly pain that does not go away
- vomiting three times or more within a day
- bleeding from the gums or nose, black stools, or very heavy periods
- cold, damp hands and feet, restlessness, or a child who is drowsy and does not drink
- no urine for six hours

These signs matter most on the day when the fever drops. If in doubt, come: we would rather see you once too often than once too late.

## What you can do at home

- Drink: water, oral rehydration solution, soup, fruit juice, coconut water. Adults need about two litres a day, children small sips often. Urine should be pale.
- Take paracetamol for fever and pain, no more than the leaflet says.
- No ibuprofen, no aspirin, no diclofenac, no injection “against the fever”: they make bleeding more likely.
- Rest under a mosquito net, so that mosquitoes do not carry the virus to your family.
- Write down your temperature, what you drink and when you pass urine. It helps us more than you might think.

Guava or date juice does no harm and counts as a drink. But you still need to watch for the signs.

## Which tests, and when

In the first days, a test for the NS1 antigen can show the virus. From the fifth day, antibodies show more. Even more important is a blood count every day from the third day of fever: if the platelets fall while the blood thickens, you need to stay in hospital.

There is no medicine against the virus. Antibiotics do not help. What saves lives is fluid, in the right amount and at the right time, and someone who watches closely.

## Protection

Once a week: drain, cover and clear away standing water. In Indonesia there is a dengue vaccine for children and adults from 6 to 45 years of age. Ask us if it is right for you. You still need to do the weekly round, because the mosquito carries other illnesses too.`,
    `Demam berdarah dengue bermula seperti banyak demam lain: mendadak, 39 atau 40 derajat, disertai nyeri di belakang mata, otot, dan sendi. Pilek biasanya tidak ada. Setelah dua sampai lima hari dapat timbul ruam halus. Di Indonesia beredar empat jenis virus dengue, sehingga seseorang dapat terkena empat kali; infeksi kedua sering kali lebih berat.

Virus ini ditularkan nyamuk Aedes. Nyamuk ini menggigit pada siang hari, terutama pagi dan menjelang sore, serta berkembang biak di air bersih di sekitar rumah.

## Tiga fase

- Hari ke-1 sampai ke-3: demam tinggi. Tubuh terasa sangat tidak enak, tetapi jarang berbahaya selama cukup minum.
- Hari ke-4 sampai ke-6: demam turun. Kini pembuluh darah dapat bocor, darah mengental, dan tekanan darah menurun. Kebanyakan orang merasa lebih baik; sebagian justru menjadi kritis dalam hitungan jam.
- Hari ke-7 sampai ke-10: pemulihan. Nafsu makan kembali, kulit terasa gatal, lelah dapat bertahan berminggu-minggu.

## Segera datang, siang atau malam

- nyeri perut hebat yang tidak mereda
- muntah tiga kali atau lebih dalam sehari
- perdarahan gusi atau hidung, tinja hitam, haid yang tidak biasa banyaknya
- tangan dan kaki dingin serta lembap, gelisah, atau anak yang mengantuk dan tidak mau minum
- tidak buang air kecil selama enam jam

Tanda-tanda ini paling penting pada hari demam turun. Bila ragu, datanglah: kami lebih senang memeriksa sekali terlalu sering daripada sekali terlambat.

## Yang dapat Anda lakukan di rumah

- Minumlah: air putih, oralit, kuah sup, jus buah, air kelapa. Orang dewasa sekitar dua liter sehari, anak sering dan sedikit-sedikit. Air seni semestinya jernih.
- Minum parasetamol untuk demam dan nyeri, tidak melebihi petunjuk pada kemasan.
- Jangan minum ibuprofen, aspirin, atau diklofenak, dan jangan meminta suntikan “penurun panas”: semuanya memperbesar risiko perdarahan.
- Beristirahatlah di dalam kelambu agar virus tidak berpindah ke anggota keluarga lain.
- Catat suhu, jumlah minum, dan buang air kecil. Catatan itu lebih berguna bagi kami daripada yang Anda kira.

Jus jambu atau sari kurma tidak berbahaya dan terhitung sebagai minuman, tetapi tidak menggantikan pemantauan.

## Pemeriksaan apa, dan kapan

Pada hari-hari pertama, tes antigen NS1 dapat menunjukkan virus. Mulai hari kelima, antibodi lebih dapat diandalkan. Yang lebih penting dari keduanya adalah pemeriksaan darah setiap hari sejak hari ketiga demam: bila trombosit turun sementara darah mengental, Anda perlu dirawat.

Tidak ada obat untuk virusnya. Antibiotik tidak menolong. Yang menyelamatkan adalah cairan, dalam jumlah dan waktu yang tepat, serta pengamatan yang teliti.

## Pencegahan

Seminggu sekali: kuras, tutup, daur ulang. Vaksin dengue tersedia di Indonesia untuk anak dan dewasa usia 6 sampai 45 tahun; tanyakan kepada kami apakah cocok bagi Anda. Vaksin tidak menggantikan langkah mingguan, sebab nyamuk ini juga membawa penyakit lain.`,
  ),
  category: 'know-the-illness',
  tags: ['dengue', 'demam berdarah', 'DBD', 'fever', 'mosquito'],
  authorDoctor: 'baharuddin-daeng-mattola',
  reviewedBy: 'dortea-felle',
  datePublished: '2025-01-13',
  lastReviewed: '2026-10-05',
  reviewDue: '2027-10-05',
  sources: [
    {
      title: 'World Health Organization: Dengue and severe dengue, fact sheet',
      url: 'https://www.who.int/news-room/fact-sheets/detail/dengue-and-severe-dengue',
    },
    { title: 'Kementerian Kesehatan RI: Pedoman Nasional Pelayanan Kedokteran Tata Laksana Infeksi Dengue' },
    { title: 'Ikatan Dokter Anak Indonesia: Rekomendasi vaksin dengue' },
  ],
  relatedSpecialists: ['internal-medicine', 'pediatrics'],
  cover: articleCover(
    'dengue',
    'A child under a mosquito net, a mosquito outside',
    'Seorang anak di dalam kelambu, nyamuk di luar',
  ),
}
