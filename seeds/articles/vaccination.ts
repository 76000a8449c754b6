import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'
import { articleCover } from '../pictures.ts'

export const vaccination: Item<'articles'> = {
  slug: 'childhood-vaccination',
  title: both(
    'Childhood vaccination: the questions parents ask',
    'Imunisasi anak: pertanyaan yang sering diajukan orang tua',
  ),
  excerpt: both(
    'Which vaccines your child needs in which month, what to expect afterwards, and how to catch up if you missed one.',
    'Vaksin apa pada bulan keberapa, apa yang mungkin terjadi sesudahnya, dan cara mengejar imunisasi yang terlewat.',
  ),
  body: prose(
    `Thanks to vaccines, most young parents have never seen a child with diphtheria. Grandparents have. Vaccines work so well that people know their side effects better than the illnesses. This page answers the questions parents ask us most often.

## Which vaccines, and when?

The national programme is free at every puskesmas and posyandu. In short:

- within 24 hours of birth: hepatitis B
- 1 month: BCG against tuberculosis, polio drops
- 2, 3 and 4 months: the five-in-one vaccine (diphtheria, tetanus, whooping cough, hepatitis B, Hib), polio, rotavirus, and pneumococcus at 2 and 3 months
- 9 months: measles and rubella; a second injection against polio
- 12 months: pneumococcus, third dose
- 18 months: boosters of the five-in-one and of measles and rubella
- at school: measles and rubella, diphtheria and tetanus, and HPV against cervical cancer

In some provinces Japanese encephalitis is added. Paediatricians also recommend others, such as influenza, chickenpox or typhoid, which you pay for yourself. The programme changes from time to time. What counts is your pink KIA book and the advice of your health worker.

## Why so early, and so many at once?

Because the illnesses come early too. Whooping cough is most dangerous in the first six months. A baby’s immune system deals with thousands of foreign substances every day; two or three vaccines at one visit do not overload it. Several injections on one day are safe, and they mean fewer tears in total.

## What may happen afterwards?

Redness, swelling, a mild fever or a fussy day are common and show that the body is learning. Breastfeed, cool the spot with a damp cloth, and give paracetamol if your child is in pain. Two to six weeks after BCG, a small blister appears and leaves a scar. Leave it alone. In the second week after the measles vaccine, your child may get a light rash.

Severe allergic reactions are very rare, about one in a million doses. They come within minutes. That is why we ask you to stay for half an hour.

Come back, or call us, if the fever is above 39 °C or lasts longer than two days, if a baby under three months has 38.0 °C or more, if your child cries for three hours without stopping, or if you are worried.

## My child has a cold. Should we wait?

No. A cold, mild diarrhoea or teething is no reason to wait. We only wait if a child is really ill. Tell us about allergies, a weak immune system, cortisone or chemotherapy, and a severe reaction to an earlier dose.

## We have missed some. Do we have to start again?

No dose is wasted. We continue where you stopped and fit the rest into as few visits as possible. Bring the book, even if it is incomplete. If you have lost it, come without it.

## Is it allowed?

The Indonesian Council of Ulama says that vaccination is allowed as a way to protect health, and that it is a duty where there is a real danger. If you have questions about your faith, please ask. We take them as seriously as medical questions.`,
    `Berkat vaksin, sebagian besar orang tua muda belum pernah melihat anak dengan difteri, sedangkan kakek dan nenek mereka pernah. Vaksin bekerja begitu baik sehingga efek sampingnya lebih dikenal daripada penyakitnya. Halaman ini menjawab pertanyaan yang paling sering kami terima.

## Vaksin apa saja, dan kapan?

Program nasional tersedia gratis di setiap puskesmas dan posyandu. Garis besarnya:

- dalam 24 jam setelah lahir: hepatitis B
- usia 1 bulan: BCG untuk mencegah tuberkulosis, dan polio tetes
- usia 2, 3, dan 4 bulan: vaksin kombinasi lima penyakit (difteri, tetanus, pertusis, hepatitis B, Hib), polio, rotavirus, serta pneumokokus pada usia 2 dan 3 bulan
- usia 9 bulan: campak dan rubela, serta suntikan polio kedua
- usia 12 bulan: pneumokokus dosis ketiga
- usia 18 bulan: dosis lanjutan vaksin kombinasi serta campak dan rubela
- usia sekolah: campak dan rubela, difteri dan tetanus, serta HPV untuk mencegah kanker serviks

Di beberapa provinsi ditambahkan vaksin Japanese encephalitis. Vaksin lain, misalnya influenza, cacar air, atau tifoid, dianjurkan oleh dokter anak dan dibiayai sendiri. Program ini diperbarui dari waktu ke waktu; pedomannya adalah Buku KIA dan petunjuk tenaga kesehatan Anda.

## Mengapa begitu dini dan sekaligus banyak?

Karena penyakitnya pun datang dini. Batuk rejan paling berbahaya pada setengah tahun pertama. Setiap hari sistem kekebalan bayi menghadapi ribuan zat asing; dua atau tiga vaksin dalam satu kunjungan tidak membebaninya. Beberapa suntikan pada hari yang sama aman, dan secara keseluruhan air mata anak justru lebih sedikit.

## Apa yang mungkin terjadi sesudahnya?

Kemerahan, bengkak, demam ringan, atau rewel sehari sering terjadi dan menandakan tubuh sedang belajar. Susui anak, kompres bekas suntikan dengan kain lembap, dan beri parasetamol bila ia tampak kesakitan. Setelah BCG, dalam dua sampai enam minggu muncul lepuh kecil yang kemudian meninggalkan bekas; biarkan saja. Setelah vaksin campak, ruam ringan dapat timbul pada minggu kedua.

Reaksi alergi berat sangat jarang, sekitar satu dari sejuta dosis, dan terjadi dalam hitungan menit. Itulah sebabnya Anda kami minta menunggu setengah jam.

Datanglah kembali atau hubungi kami bila demam di atas 39 °C atau lebih dari dua hari, pada bayi di bawah tiga bulan sejak 38,0 °C, bila anak menangis terus-menerus selama tiga jam, atau bila Anda merasa khawatir.

## Anak sedang pilek. Perlukah ditunda?

Tidak perlu. Pilek, diare ringan, atau tumbuh gigi bukan alasan untuk menunda. Penundaan hanya dilakukan bila anak benar-benar sakit. Sampaikan kepada kami bila ada alergi, gangguan kekebalan, pengobatan kortikosteroid atau kemoterapi, serta reaksi berat pada dosis sebelumnya.

## Ada yang terlewat. Haruskah mengulang dari awal?

Tidak ada dosis yang sia-sia. Kami melanjutkan dari yang terakhir dan menyusun sisanya dalam kunjungan sesedikit mungkin. Bawalah bukunya meski tidak lengkap; dan bila hilang, datanglah tanpa buku.

## Apakah diperbolehkan?

Majelis Ulama Indonesia menyatakan imunisasi pada dasarnya boleh sebagai ikhtiar menjaga kesehatan, dan wajib bila terdapat ancaman nyata. Bila Anda memiliki pertanyaan terkait keyakinan, silakan sampaikan; kami menanggapinya sama seriusnya dengan pertanyaan medis.`,
  ),
  category: 'mother-and-child',
  tags: ['children', 'anak', 'vaccination', 'imunisasi', 'vaksin'],
  authorDoctor: 'nur-aisyah-daeng-kanang',
  reviewedBy: 'ni-luh-putu-ariestadewi',
  datePublished: '2025-07-21',
  lastReviewed: '2026-07-21',
  reviewDue: '2027-07-21',
  sources: [
    { title: 'World Health Organization: Vaccines and immunization, questions and answers' },
    {
      title:
        'Kementerian Kesehatan RI: Peraturan Menteri Kesehatan No. 12 Tahun 2017 tentang Penyelenggaraan Imunisasi',
    },
    { title: 'Kementerian Kesehatan RI: Buku Kesehatan Ibu dan Anak (Buku KIA)' },
    { title: 'Majelis Ulama Indonesia: Fatwa No. 4 Tahun 2016 tentang Imunisasi' },
  ],
  relatedSpecialists: ['pediatrics'],
  cover: articleCover(
    'vaccine',
    'A mother holds her baby, a doctor with a syringe opposite',
    'Seorang ibu menggendong bayinya, di depannya dokter dengan alat suntik',
  ),
}
