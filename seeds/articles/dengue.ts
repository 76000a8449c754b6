import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { articleCover } from '../pictures.ts'

export const dengue: Item<'articles'> = {
  slug: 'dengue-fever',
  title: both('Dengue: the day on which the fever falls', 'Demam berdarah: waspadai hari ketika demam turun'),
  excerpt: both(
    'Most people recover from dengue at home. The dangerous time begins when the fever goes, and many believe that it is over.',
    'Kebanyakan orang pulih dari demam berdarah di rumah. Masa berbahaya justru dimulai saat demam turun dan dikira sudah sembuh.',
  ),
  body: prose(
    `Dengue begins like many fevers: suddenly, at 39 or 40 degrees, with pain behind the eyes, in muscles and joints. A cold is usually missing. After two to five days a fine rash may appear. Four kinds of the virus go round in Indonesia, so that one can have dengue four times; the second time is often the more serious one.

The virus is carried by Aedes mosquitoes. They bite by day, most of all in the morning and in the late afternoon, and breed in clean water around the house.

## The three phases

- Days 1 to 3: high fever. It is miserable, but seldom dangerous, as long as enough is drunk.
- Days 4 to 6: the fever falls. Now the vessels can leak, blood thickens, and blood pressure drops. Most people feel better on these days; some become critically ill within hours.
- Days 7 to 10: recovery. Appetite returns, the skin itches, tiredness may last for weeks.

## Come at once, day or night

- strong pain in the belly that does not pass
- vomiting three times or more within a day
- bleeding from gums or nose, black stools, unusually strong periods
- cold, damp hands and feet, restlessness, or a child who is drowsy and does not drink
- no urine for six hours

These signs count most of all on the day when the fever falls. If in doubt, come: we would rather look once too often than once too late.

## What you can do at home

- Drink: water, oral rehydration solution, soup, fruit juice, coconut water. For an adult about two litres a day, for a child often and in small sips. Urine should be pale.
- Take paracetamol against fever and pain, no more than the leaflet says.
- No ibuprofen, no aspirin, no diclofenac, no injection “against the fever”: they make bleeding more likely.
- Rest under a mosquito net, so that the virus does not travel on to your family.
- Write down temperature, drinks and visits to the toilet. It helps us more than you would think.

Juice of guava or dates does no harm and counts as a drink. It does not replace observation.

## Which tests, and when

In the first days a test for the NS1 antigen can show the virus. From the fifth day on antibodies are more telling. More important than either is a blood count every day from the third day of fever on: if the platelets fall while the blood thickens, we keep you here.

There is no medicine against the virus. Antibiotics do not help. What saves lives is fluid, in the right amount and at the right time, and somebody who looks closely.

## Protection

Once a week: drain, cover, clear away. A vaccine against dengue is available in Indonesia for children and adults from 6 to 45 years of age; ask us whether it suits you. It does not replace the weekly round, as the mosquito carries other illnesses too.`,
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
