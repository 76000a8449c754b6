import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { newsCover } from '../pictures.ts'

export const newsFromAll: Item<'news'>[] = [
  {
    slug: 'rainy-season-dengue-checklist',
    headline: both(
      'The rains are back: a checklist against dengue for your door',
      'Musim hujan tiba: daftar periksa demam berdarah untuk pintu rumah Anda',
    ),
    excerpt: both(
      'Ten minutes once a week stop most mosquitoes from hatching. Print the list, and let the children tick it off.',
      'Sepuluh menit seminggu sekali mencegah sebagian besar nyamuk menetas. Cetak daftarnya, dan biarkan anak-anak mencentangnya.',
    ),
    body: prose(
      `In our three hospitals, the number of patients with dengue doubles every year between November and February. Most of the mosquitoes hatch within a hundred metres of the house, in water that nobody thinks of: a saucer under a pot, a tyre, the tray behind the fridge.

We have put the weekly round on one page, with boxes to tick. It takes about ten minutes.

## When to come to us

- Fever for two days without a cough or a cold: come for a blood test.
- Strong belly pain, bleeding gums, vomiting that does not stop, cold hands, or a child who becomes very sleepy when the fever drops: come at once, day or night.

For the fever, only take paracetamol. Ibuprofen and aspirin make bleeding worse.`,
      `Di ketiga rumah sakit kami, jumlah pasien demam berdarah berlipat dua setiap tahun antara November dan Februari. Sebagian besar nyamuk menetas dalam jarak seratus meter dari rumah, di air yang tidak terpikirkan: tatakan pot, ban bekas, penampung air di belakang lemari es.

Kami meringkas tugas mingguan itu dalam satu halaman, lengkap dengan kotak centang. Waktunya kira-kira sepuluh menit.

## Kapan datang kepada kami

- Demam dua hari tanpa batuk pilek: periksakan darah.
- Nyeri perut hebat, gusi berdarah, muntah terus-menerus, tangan dingin, atau anak yang mengantuk saat demam turun: segera datang, siang atau malam.

Untuk demam, minumlah parasetamol saja. Ibuprofen dan aspirin memperberat perdarahan.`,
    ),
    category: 'hospital-news',
    datePublished: '2026-11-09',
    attachments: [
      {
        title: both('Checklist in English (PDF)', 'Daftar periksa bahasa Inggris (PDF)'),
        url: '/art/news/dengue-checklist-en.pdf',
      },
      {
        title: both('Checklist in Indonesian (PDF)', 'Daftar periksa bahasa Indonesia (PDF)'),
        url: '/art/news/dengue-checklist-id.pdf',
      },
    ],
    cover: newsCover(
      'rain',
      'A family under umbrellas empties buckets in the rain',
      'Satu keluarga berpayung mengosongkan ember saat hujan',
    ),
  },
  {
    slug: 'book-and-see-free-places',
    headline: both(
      'You can now see free times before you call',
      'Kini Anda melihat jadwal kosong sebelum menelepon',
    ),
    excerpt: both(
      'Every doctor’s page shows the week, the next free time, and how many times are left. Booking takes about a minute.',
      'Halaman setiap dokter menampilkan jadwal mingguan, waktu kosong terdekat, dan sisa tempat. Membuat janji perlu sekitar satu menit.',
    ),
    body: prose(
      `“Is the doctor there on Thursday?” was the question people asked us most by phone, four hundred times a day. You can now find the answer on every doctor’s page: the week, the next free time with its time zone, and how many times are left.

You do not need an account to see this. To book, you confirm your email address once. When you send a request, we hold the time for you. Our front desk confirms it by email, usually within the hour.

If a doctor is late or ill, we tell everyone who has an appointment, and they can choose another time with one click.

If you would rather talk to a person, you can still call. That is the point: the line is free more often now.`,
      `“Apakah dokternya praktik hari Kamis?” adalah pertanyaan yang paling sering kami terima lewat telepon, empat ratus kali sehari. Jawabannya kini ada di halaman setiap dokter: jadwal mingguan, waktu kosong terdekat beserta zonanya, dan sisa tempat.

Untuk melihatnya Anda tidak perlu akun. Untuk membuat janji, Anda cukup mengonfirmasi alamat email satu kali. Permintaan langsung menahan tempat Anda; petugas kami mengonfirmasi lewat email, biasanya dalam satu jam.

Bila dokter terlambat atau berhalangan, semua yang memiliki janji diberi tahu dan dapat memilih waktu lain dengan satu klik.

Anda yang lebih suka berbicara tetap dapat menelepon. Justru itu tujuannya: kini saluran telepon lebih sering kosong.`,
    ),
    category: 'hospital-news',
    datePublished: '2026-06-08',
    cover: newsCover(
      'phone',
      'A phone that shows a calendar with one marked day',
      'Telepon genggam yang menampilkan kalender dengan satu hari bertanda',
    ),
  },
]
